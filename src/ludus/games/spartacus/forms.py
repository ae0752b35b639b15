"""The forms of moves in notation (specification 7)."""

from __future__ import annotations

from ludus.kernel.schema import Form

CARD = r"[A-Z]{2}\d\d[a-z]?"
ASSET = f"(?:{CARD}|GU)"  # GU is any guard
PLAN = rf"{CARD}(?: >[A-D])?(?: \+[A-D])?(?: : {ASSET})?(?: X\d{{1,2}})?(?: agent)?"
SPACE = "[a-g][1-7]"
WORDS = '"[^"]{1,160}"'
GOODS = rf"(?:\d{{1,6}}|{ASSET})(?: {ASSET}){{0,3}}"

FORMS = (
    Form("pass", "pass", "Do nothing here.", "pass"),
    Form("yes", "yes", "Agree.", "yes"),
    Form("no", "no", "Refuse what is asked.", "no"),
    Form("house", "house (?:BAT|SOL|TUL|GLA) fig [1-4]", "Choose a house and a figure.", "house BAT fig 1"),
    Form("heal", f"heal {CARD}", "Roll to heal this asset.", "heal GL05"),
    Form("healer", f"healer {CARD}", "Use this slave for the roll.", "healer SL06"),
    Form("keep", "keep", "Keep all gladiators in the balance.", "keep"),
    Form("drop", f"drop {ASSET}(?: {ASSET})*", "Give these assets up.", "drop GL05"),
    Form(
        "play",
        f"play {PLAN}",
        "Play a scheme: target, another house, an asset, gold, an agent.",
        "play SC14a >B : SL01a",
    ),
    Form(
        "ask",
        rf"ask [A-D](?:,[A-D])*(?: gold \d{{1,2}})? for {PLAN}(?: say {WORDS})?",
        "Ask houses for support, for gold or not; words may be true or not.",
        "ask B,C gold 2 for SC10a",
    ),
    Form("reveal", "reveal", "Play the scheme for which there is support.", "reveal"),
    Form("withdraw", "withdraw", "Withdraw the request for support.", "withdraw"),
    Form("foil", f"foil {PLAN}", "Foil a scheme or a reaction by this card.", "foil RE03a"),
    Form("react", f"react {PLAN}", "Play this reaction.", "react RE07b >B"),
    Form("guard", f"guard {CARD}", "Let this guard roll against the scheme.", "guard GU01a"),
    Form("bodyguard", f"bodyguard {ASSET}", "Let this asset stand in.", "bodyguard GU"),
    Form("sell", f"sell {CARD}", "Sell a card from hand.", "sell SC08c"),
    Form("lay", f"lay {CARD}", "Lay a guard out.", "lay GU01a"),
    Form("regain", f"regain {CARD}", "Take this card back.", "regain SC08c"),
    Form("pick", f"pick {ASSET}", "Pick this asset.", "pick SL02a"),
    Form("bank", f"bank {ASSET}", "Sell an asset to the bank.", "bank WE01a"),
    Form("choose", r"choose \d{1,4}", "Choose by number.", "choose 2"),
    Form("take", r"take \d{1,4}", "Take by number.", "take 1"),
    Form(
        "ability",
        rf"hab [12](?: {ASSET})*(?: :(?: {CARD})+)?",
        "Use an ability of your house, with what it costs.",
        "hab 1 GL05",
    ),
    Form(
        "use", rf"use {ASSET}(?: >[A-D])?(?: : {CARD})?(?: lot[1-4])?", "Use the ability of an asset.", "use SL03 lot2"
    ),
    Form("end", f"end(?: {CARD})*", "End the turn and throw these cards away.", "end"),
    Form("pay", r"pay [A-D] \d{1,3}", "Give gold to a house.", "pay B 3"),
    Form(
        "vow",
        rf"vow [A-D](?: [a-z]+(?: \d{{1,2}})?)?(?: {WORDS})?",
        "Promise something, in fixed words or in your own.",
        "vow B gold 2",
    ),
    Form("kept", r"kept \d{1,4}", "Say that a promise was kept.", "kept 1"),
    Form("broken", r"broken \d{1,4}", "Say that a promise was broken.", "broken 1"),
    Form(
        "offer",
        rf"offer [A-D] {GOODS} : (?:{GOODS}|\[[^\]]+\])",
        "Offer goods for goods, or for a decision in brackets.",
        "offer B 3 GL02 : WE01a",
    ),
    Form("accept", r"accept \d{1,12}", "Accept the offer of this number.", "accept 1"),
    Form("reject", r"reject \d{1,12}", "Reject the offer of this number.", "reject 1"),
    Form("cancel", r"cancel \d{1,12}", "Take back your own offer.", "cancel 1"),
    Form("ready", "ready", "Be ready: trading may end.", "ready"),
    Form("unready", "unready", "Go on trading.", "unready"),
    Form("bid", r"bid \d{1,4}", "Bid so much gold, face down.", "bid 3"),
    Form("invite", "invite [A-D]", "Invite a house into the arena.", "invite C"),
    Form("refuse", "refuse", "Refuse the invitation.", "refuse"),
    Form(
        "enter", f"enter {CARD}(?: {CARD}){{0,3}}", "Enter the arena with a fighter and equipment.", "enter GL11 WE03a"
    ),
    Form("bet", "bet(?: (?:V1|V2|IN|DC)=[1-3])*", "Wager coins: a victor, an injury, a decapitation.", "bet V1=2"),
    Form("net", "net", "Throw the net.", "net"),
    Form("reinit", "reinit", "Roll for initiative again.", "reinit"),
    Form("first", "first", "Act first in this round.", "first"),
    Form("second", "second", "Act second in this round.", "second"),
    Form(
        "act",
        f"{SPACE}(?: [xj])?|[xj] {SPACE}",
        "Move, and attack before or after it: x at hand, j by javelin.",
        "d4 x",
    ),
    Form("step", f"step {SPACE}", "Step aside.", "step d4"),
    Form("defend", "def [ds]", "Defend by defence or by speed dice.", "def d"),
    Form("reroll", r"rr (?:\d{1,2}|-)", "Roll this die again, or none.", "rr 2"),
    Form("force", r"force \d{1,4}", "Let the other side roll this die again.", "force 2"),
    Form("axe", "axe", "Use the axe.", "axe"),
    Form("shield", "shield", "Use the shield.", "shield"),
    Form("lose", r"lose a\d d\d s\d", "Lose these dice: attack, defence, speed.", "lose a1 d0 s1"),
    Form("mercy", "up", "Thumb up: spare the loser.", "up"),
    Form("death", "down", "Thumb down: let the loser die.", "down"),
)
