## Golden Cup, the first lesson

welcome =
    Welcome to the championship of fantasyball! You coach a team. In every **round** you spend your coins, then your team plays a **match** that runs by itself, with tokens from a bag and with dice (GC-004).

    Matches bring **glory**; you start with { $view-seats-0-glory } (GC-022). After six rounds the two teams with the most glory play the final, and its winner wins the game (GC-144).
fans =
    You hold { $count-view-own-hand } bronze champions and two **fan cards**, of which you keep one, hidden from the others: it brings glory at the end (GC-020).

    “{ $view-fans-12-name }” count champions with a throw ability, and { $view-cards-30-name } in your hand has one.
fans-task = Keep “{ $view-fans-12-name }”.
fans-hint = Choose the fan card “{ $view-fans-12-name }”.
hire =
    Now you go **shopping** with { $view-seats-0-coins } coins. All players shop at the same time, and purchases are revealed together.

    Hiring a champion costs { $view-costs-hire }, whatever its level (GC-052). Look at { $view-cards-30-name }: “{ $view-cards-30-text }”
hire-task = Hire { $view-cards-30-name }.
hire-hint = Choose { $view-cards-30-name } in your hand and hire.
train =
    The instant ability worked at once (GC-053): your defence token was upgraded twice. Only the tokens **on your board** play: attack two and four, and one defence token (GC-013).

    You have { $view-seats-0-coins } coin left. A second champion costs { $view-costs-hire }, more than you have, and there are no debts (GC-046). But **training** costs { $view-costs-train } and makes an attack token stronger by one (GC-063).
train-task = Train the attack token two: it becomes a three. The four is the strongest and cannot be trained (GC-075).
train-hint = Choose training, and the weaker of your two attack tokens.
finish =
    Your attack tokens are three and four now. All coins are spent; coins that are left would be lost, nothing is saved (GC-044).
finish-task = End your shopping.
finish-hint = Press the button that ends shopping.
line =
    B bought a better agent and trained the defence. Now the **line-up**: an attack of strength one, two or three is thrown by the champion in that slot, four or more by slot four-plus (GC-118). The higher the slot, the more faces of the die score (GC-126).

    Empty slots hold clumsy **starting champions**. Each throw of theirs costs you one glory, goal or not (GC-124).
line-task = Put { $view-cards-30-name } into slot four-plus, where your strongest attack ends up, and confirm.
line-hint = Only slot four-plus gets { $view-cards-30-name }; the other slots stay with the starting champions.
match =
    The match is played: all tokens of both boards and { $event-lined-breaks } breaks were in the bag, and { $event-lined-end } of them were drawn (GC-107, GC-130).

    - Cell { $event-token-0-cell }: your defence is drawn and waits face up (GC-114).
    - Cell { $event-token-2-cell }: your attack of strength { $event-token-2-strength }. A starting champion throws: { $event-token-2-paid } glory lost, the die shows { $event-token-2-dice }, no goal.
    - Cell { $event-token-4-cell }: B attacks, but your defence is stronger: strength { $event-token-4-strength }, repelled (GC-117). Then your defence is used up (GC-119).
    - Cell { $event-token-6-cell }: your attack of strength { $event-token-6-strength }. { $name-event-token-6-card } throws **two** dice thanks to the throw ability: { $event-token-6-dice }. One fits: **goal!** (GC-126)
glory =
    You won { $view-results-0-goals-0 } to { $view-results-0-goals-1 }. The winner gets glory for their agent, three at bronze level, plus the goal difference (GC-133): { $before-event-result-glory-0 } for you. You have **{ $view-seats-0-glory }** now; B keeps { $view-seats-1-glory }. A draw would bring two to each (GC-132).
prepare =
    Round { $view-round } begins with the **preparation**: discard what you do not like, then draw up to three cards from the deck of your agent, for free (GC-033, GC-034, GC-039).
prepare-task = Keep your cards and draw.
prepare-hint = Discard nothing: just confirm the preparation.
agent =
    You drew { $name-event-drew-cards }, and again you have { $view-seats-0-coins } coins: the income of your stadium (GC-040).

    The **agent** decides which deck you draw from and how much glory a win brings. An upgrade costs { $view-costs-agent } and works at once (GC-056, GC-061).
agent-task = Raise your agent to silver.
agent-hint = Choose the upgrade of the agent.
stronger =
    Your agent is silver now: the next win is worth one glory more, and the next search draws silver champions (GC-061, GC-133).

    { $view-seats-0-coins } coin is left.
stronger-task = Train your attack token three: then both your attacks go to slot four-plus.
stronger-hint = Choose training, and the attack token three.
done =
    Two attack tokens four: every attack that meets no defence will be thrown by { $view-cards-30-name } (GC-118).
done-task = End your shopping.
done-hint = Press the button that ends shopping.
again =
    B has raised the agent to gold and trained an attack token. The longer the championship, the longer the match: { $view-end_cell } tokens will be drawn this time (GC-130).
again-task = The same line-up: { $view-cards-30-name } in slot four-plus.
again-hint = Only slot four-plus gets { $view-cards-30-name }.
end =
    { $event-result-goals-0 } to { $event-result-goals-1 }, a draw: { $event-result-glory-0 } glory for each team (GC-132). You lead with { $view-seats-0-glory } to { $view-seats-1-glory }.

    That is Golden Cup. After round six, glory, income, abilities and fan cards are added up (GC-140). With two players, a lead of six wins at once; otherwise the final decides (GC-160). Remember: coins cannot be saved, defence works against one attack, and champions replace the starting ones, who cost glory.
