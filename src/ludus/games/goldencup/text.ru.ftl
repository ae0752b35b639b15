## Чтение ходов, колод и позиций

gc-bad-move = «{ $text }» — такой ход не прочитать. Ходы пишутся так: F07, P-12-40, S, H21, AG, ST, TA2, TD1.2, LA, E, X12/-/40/77.
gc-deck-head = Строка { $line }: по столбцам не понять, о чём этот файл; в первой строке должно быть одно из имён: { $known }.
gc-deck-column = Строка { $line }: нет столбца «{ $column }».
gc-deck-csv = Строка { $line }: это не таблица значений через запятую ({ $reason }).
gc-deck-name = Строка { $line }: «{ $name }» не годится как имя: не больше 60 знаков, без кавычек, вертикальных черт, точек с запятой, амперсандов и обратных косых, и не пустое.
gc-deck-number = Строка { $line }: «{ $number }» — не номер чемпиона; нужно число от 1 до { $last }.
gc-deck-fan = Строка { $line }: «{ $number }» — не номер карты болельщиков; нужно от F01 до { $last }.
gc-deck-twice = Строка { $line }: { $number } повторяется.
gc-deck-level = Строка { $line }: в level стоит «{ $level }», а у карты с этим номером должно быть { $expected }.
gc-deck-traits = Строка { $line }: особенности не могут быть «{ $traits }»; нужно от одной до трёх букв из { $known }.
gc-deck-effect = Строка { $line }: в эффекте «{ $effect }» неверно «{ $part }».
gc-deck-abilities = Строка { $line }: на карте свойств не больше { $most }, а в эффекте «{ $effect }» их { $count }.
gc-deck-sack = Строка { $line }: карта сбрасывает другого чемпиона не больше одного раза и без условия, а не как в «{ $effect }».
gc-deck-count = Строка { $line }: файл закончился, а карт не хватает, например { $cards }.
gc-board-token = Строка { $line }: «{ $key }» — не жетон; нужно от A1 до A4 или от D-1 до D-4, у Автомы со словом «start» или «pool» впереди.
gc-board-value = Строка { $line }: { $section }, { $key } не может быть «{ $value }».
gc-board-unknown = Строка { $line }: на планшетах нет «{ $section }, { $key }»; такая строка ничего не изменит.
gc-board-missing = Строка { $line }: файл закончился, а { $section }, { $key } не хватает.
gc-board-start = Строка { $line }: в начале у игрока больше жетонов одного вида, чем их есть.
gc-board-pool = Строка { $line }: в запасе Автомы жетонов должно быть { $expected }, а не { $count }.
gc-board-automa = Строка { $line }: у Автомы может быть не больше { $most } жетонов одного вида, в начале и в запасе вместе.
gc-board-schedule = Строка { $line }: команд { $teams }, { $key }: каждый жетон матча, начиная с T0, должен играть один раз, а не «{ $value }».
gc-board-fields = Строка { $line }: команд { $teams }, { $key }: поля должны идти по порядку с 1, и T0 играет на поле 1, а не «{ $value }».
position-twice = Ни одного чемпиона дважды: { $cards } (GC-018).

## Жетоны, уровни, особенности, ячейки и матчи

token = { $token ->
    [a1] нападение 1
    [a2] нападение 2
    [a3] нападение 3
    [a4] нападение 4
    [d1] защита −1
    [d2] защита −2
    [d3] защита −3
   *[d4] защита −4
    }
token-second = { $token2 ->
    [a1] нападение 1
    [a2] нападение 2
    [a3] нападение 3
    [a4] нападение 4
    [d1] защита −1
    [d2] защита −2
    [d3] защита −3
   *[d4] защита −4
    }
token-better = { $better ->
    [a2] 2
    [a3] 3
    [a4] 4
    [d2] −2
    [d3] −3
   *[d4] −4
    }
token-better-second = { $better2 ->
    [a2] 2
    [a3] 3
    [a4] 4
    [d2] −2
    [d3] −3
   *[d4] −4
    }
token-upgraded = { $token ->
    [a1] нападение 1 становится 2
    [a2] нападение 2 становится 3
    [a3] нападение 3 становится 4
    [d1] защита −1 становится −2
    [d2] защита −2 становится −3
   *[d3] защита −3 становится −4
    }
level = { $level ->
    [bronze] бронзовый
    [silver] серебряный
   *[gold] золотой
    }
trait = { $trait ->
    [R] Мощь
    [B] Магия
    [G] Природа
    [Y] Ловкость
   *[V] Тьма
    }
trait-colour = { $trait ->
    [R] красный
    [B] синий
    [G] зелёный
    [Y] жёлтый
   *[V] фиолетовый
    }
ability-kind = { $kind ->
    [I] мгновенное
    [T] при броске
    [P] постоянное
   *[E] конца чемпионата
    }
slot = { $slot ->
    [4] 4+
   *[other] { $slot }
    }
automa = Автома
starting-champion = начальный чемпион
team-figure = { $team } { $figure }
any-of = { $first } или { $last }
match-field = Раунд { $round }, поле { $field }
match-final = Решающий матч
match-penalties = Штрафные броски
solo-level = { $level ->
    [amateur] Любитель
    [professional] Профессионал
   *[legend] Живая легенда
    }
coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
    }
cost = { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[other] { $cost } монет
    }
dice-1 = { $dice1 ->
    [0] {" "}(гол без броска)
    [1] { "" }
    [one] {" "}({ $dice1 } кубик)
    [few] {" "}({ $dice1 } кубика)
   *[other] {" "}({ $dice1 } кубиков)
    }
dice-2 = { $dice2 ->
    [0] {" "}(гол без броска)
    [1] { "" }
    [one] {" "}({ $dice2 } кубик)
    [few] {" "}({ $dice2 } кубика)
   *[other] {" "}({ $dice2 } кубиков)
    }
dice-3 = { $dice3 ->
    [0] {" "}(гол без броска)
    [1] { "" }
    [one] {" "}({ $dice3 } кубик)
    [few] {" "}({ $dice3 } кубика)
   *[other] {" "}({ $dice3 } кубиков)
    }
dice-4 = { $dice4 ->
    [0] {" "}(гол без броска)
    [1] { "" }
    [one] {" "}({ $dice4 } кубик)
    [few] {" "}({ $dice4 } кубика)
   *[other] {" "}({ $dice4 } кубиков)
    }

## Вопросы

ask-fan = Оставьте одну из двух карт болельщиков.
ask-prepare = Сбросьте из руки любых чемпионов; потом вы доберёте до трёх из { $level ->
    [bronze] бронзовой
    [silver] серебряной
   *[gold] золотой
    } колоды.
ask-shop = Раунд { $round }: у вас { coins }.
ask-sack = { $card } требует: сбросьте другого нанятого вами чемпиона.
ask-order = Какое свойство выполнить следующим?
ask-upgrade-attack = Улучшите на 1 один из своих жетонов нападения.
ask-upgrade-defence = Улучшите на 1 один из своих жетонов защиты.
ask-return-attack = Верните один из своих жетонов нападения в личный запас.
ask-return-defence = Верните один из своих жетонов защиты в личный запас.
ask-line = Раунд { $round }: поставьте в ячейки до четырёх чемпионов на матч.
ask-line-final = Решающий матч: поставьте в ячейки до четырёх чемпионов.
ask-line-penalties = Штрафные броски: поставьте в ячейки до четырёх чемпионов. Первой бросает «4+», потом «3», «2» и «1».

## Что делает ход

fact-fan = оставляет карту «{ $fan }». { $text }
fact-prepare = добирает до трёх, сбросив: { $cards }
fact-prepare-none = никого не сбрасывает и добирает до трёх
fact-search = ищет чемпионов за { cost }: добирает до трёх, сбросив: { $cards }
fact-search-none = ищет чемпионов за { cost }: добирает до трёх
fact-hire = нанимает за { cost }: { $card }. { $text }
fact-agent = улучшает агента за { cost }: теперь { level }
fact-stadium = улучшает стадион за { cost }: теперь { level }; со следующего раунда он приносит по { $income ->
    [one] { $income } монете
    [few] { $income } монеты
   *[other] { $income } монет
    }
fact-train = тренирует команду за { cost }: { token } становится { token-better }
fact-train-two = тренирует команду за { cost }: { token } становится { token-better }, потом { token-second } становится { token-better-second }
fact-learn = изучает новый приём за { cost }: { token }
fact-end = { $coins ->
    [0] заканчивает закупки
    [one] заканчивает закупки; { $coins } монета пропадает
    [few] заканчивает закупки; { $coins } монеты пропадают
   *[other] заканчивает закупки; { $coins } монет пропадает
    }
fact-sack = сбрасывает чемпиона: { $card }
fact-order = { $card }. { $text }
fact-upgrade = { token } становится { token-better }
fact-return = возвращает в запас жетон: { token }
fact-line = 1: { $slot1 }{ dice-1 }, 2: { $slot2 }{ dice-2 }, 3: { $slot3 }{ dice-3 }, 4+: { $slot4 }{ dice-4 }
fact-resign = сдаётся; за это место продолжает играть бот
fact-resign-solo = сдаёт партию; побеждает Автома

warn-fan = Карта «{ $fan }» останется у вас на всю игру, а другая карта болельщиков из неё выйдет.
warn-coins = { $coins ->
    [one] У вас осталась { $coins } монета, и она пропадёт.
    [few] У вас остались { $coins } монеты, и они пропадут.
   *[other] У вас осталось { $coins } монет, и они пропадут.
    }
warn-sack = { $card } стоит вам другого чемпиона: одного придётся сбросить.
warn-bench = { $empty ->
    [one] В ячейке остаётся начальный чемпион, хотя ваш сидит на скамье. Кроме решающего матча, каждый бросок начального чемпиона стоит 1 очко славы.
    [few] В { $empty } ячейках остаются начальные чемпионы, хотя ваши сидят на скамье. Кроме решающего матча, каждый их бросок стоит 1 очко славы.
   *[other] В { $empty } ячейках остаются начальные чемпионы, хотя ваши сидят на скамье. Кроме решающего матча, каждый их бросок стоит 1 очко славы.
    }
warn-resign = До конца за ваше место будет играть бот; вернуться нельзя.
warn-resign-solo = Партия сразу закончится, и победит Автома.

## Что произошло

did-fan = оставляет карту «{ $fan }»
did-fan-hidden = оставляет карту болельщиков
did-prepare = сбрасывает: { $cards }
did-prepare-none = никого не сбрасывает
did-search = ищет чемпионов, сбросив: { $cards }
did-search-none = ищет чемпионов
did-hire = нанимает: { $card }
did-agent = улучшает агента
did-stadium = улучшает стадион
did-train = тренирует команду: { token-upgraded }
did-train-two = тренирует команду: { token-upgraded }, потом { $token2 ->
    [d1] защита −1 становится −2
    [d2] защита −2 становится −3
   *[d3] защита −3 становится −4
    }
did-learn = изучает новый приём: { token }
did-end = заканчивает закупки
did-sack = сбрасывает: { $card }
did-upgrade = { token-upgraded }
did-return = возвращает в запас жетон: { token }
did-order = выполняет { $place }-е свойство: { $card }
did-line = расставляет чемпионов ({ $line })
line = 1: { $slot1 }, 2: { $slot2 }, 3: { $slot3 }, 4+: { $slot4 }
event-tokens = Жетоны матчей: { $tokens }
event-automa = Автома начинает с обычными жетонами и ещё одним: { token }; на подходе: { $cells }
event-automa-cell = раунд { $round }: { $tokens }
event-fans = { $who } получает карты болельщиков: { $fans }
event-did = { $who }: { $move }
event-drew = { $who } берёт карты: { $cards }
event-drew-hidden = { $who } берёт { $count } { $level ->
    [bronze] { $count ->
        [one] бронзового чемпиона
       *[other] бронзовых чемпионов
        }
    [silver] { $count ->
        [one] серебряного чемпиона
       *[other] серебряных чемпионов
        }
   *[gold] { $count ->
        [one] золотого чемпиона
       *[other] золотых чемпионов
        }
    }
event-added = { $who } добавляет жетон: { token }
event-upgraded = { $who }: { token-upgraded }
event-returned = { $who } возвращает в запас жетон: { token }
event-sponsored = { $amount ->
    [1] { $who } берёт жетон спонсоров «+1»
   *[other] { $who } берёт жетон спонсоров «−1»
    }
event-glory = { $amount ->
    [one] { $who } получает { $amount } очко славы
    [few] { $who } получает { $amount } очка славы
   *[other] { $who } получает { $amount } очков славы
    }
event-sacked = { $who } сбрасывает: { $card }
event-earned = { $amount ->
    [one] { $who } может потратить { $amount } монету
    [few] { $who } может потратить { $amount } монеты
   *[other] { $who } может потратить { $amount } монет
    }
event-round = — Раунд { $round } —
event-round-automa = — Раунд { $round }; Автома получает: { $automa } —
event-shown = Закупки, { $who }: { $moves }
one-after-another = { $first }; { $later }
event-shown-none = { $who } ничего не покупает
event-lined = { $match }: { $first } – { $second }
event-lined-team = { $who }: { $line }
event-token-break = Ячейка { $cell }: перерыв
event-token-defence = Ячейка { $cell }: { $who }, { token }
event-token-repelled = Ячейка { $cell }: { $who }, { token }: { $sum }, отбито
event-token-miss = Ячейка { $cell }: { $who }, { token }: { $sum }, бросает «{ slot }», { $card }, нужно { $faces }, выпало { $dice }: промах{ thrower-paid }
event-token-goal = Ячейка { $cell }: { $who }, { token }: { $sum }, бросает «{ slot }», { $card }, нужно { $faces }, выпало { $dice }: гол, { $ours }:{ $theirs }!{ thrower-paid }
event-token-goal-sure = Ячейка { $cell }: { $who }, { token }: { $sum }, бросает «{ slot }», { $card }, без броска кубика: гол, { $ours }:{ $theirs }!
thrower-paid = { $paid ->
    [0] { "" }
    [one] {" "}(начальный чемпион стоит { $paid } очко славы)
    [few] {" "}(начальный чемпион стоит { $paid } очка славы)
   *[other] {" "}(начальный чемпион стоит { $paid } очков славы)
    }
event-result = { $match }: { $first } – { $second } { $ours }:{ $theirs }; { $glory }
event-result-final = { $match }: { $first } – { $second } { $ours }:{ $theirs }
event-result-glory = { $who } +{ $glory } славы
event-penalty-goal = Штрафной бросок, { $who }: «{ slot }», { $card }, выпало { $dice }: гол!
event-penalty-goal-sure = Штрафной бросок, { $who }: «{ slot }», { $card }, без броска кубика: гол!
event-penalty-miss = Штрафной бросок, { $who }: «{ slot }», { $card }, выпало { $dice }: промах
event-scored = { $who }: слава { $glory }, доход { $track }, чемпионы { $end }, болельщики { $fan_glory } ({ $fan }), итого { $total }
event-tie = Кубики за место в решающем матче: { $rolls }
event-finalists = Решающий матч: { $first } – { $second }
event-resigned = { $who } сдаётся
event-ended-final = { $winner } выигрывает решающий матч и Золотой кубок
event-ended-penalties = { $winner } выигрывает штрафные броски и Золотой кубок
event-ended-lead = { $winner } выигрывает Золотой кубок без решающего матча: разрыв достаточно велик
event-ended-resigned = Партия сдана: { $winner } выигрывает Золотой кубок
grade = { $grade ->
    [lost] поражение
    [won] победа
   *[other] победа без решающего матча
    }

## Почему нельзя

why-GC-003 = Игра окончена, или вы уже сдались.
why-GC-004 = Это делают в другой фазе раунда.
why-GC-013 = Такого жетона на вашем планшете нет.
why-GC-020 = Оставьте одну из двух полученных карт болельщиков; это решают один раз, перед первым раундом.
why-GC-033 = Сбросить можно только карты из своей руки, каждую один раз.
why-GC-046 = На это у вас не хватает монет.
why-GC-050 = Среди покупок такого действия нет.
why-GC-051 = При поиске сбрасывают только карты из своей руки, каждую один раз.
why-GC-054 = Чемпионов расставляют, когда все закончили закупки.
why-GC-059 = Здесь уже золотой уровень.
why-GC-063 = Улучшение без свойства — это тренировка: TA или TD.
why-GC-064 = Новый приём даёт нападение 1 или защиту −2, больше ничего.
why-GC-065 = В этом раунде вы уже закончили закупки.
why-GC-067 = Это стоило бы монет и ничего не изменило бы.
why-GC-074 = Более сильного жетона на замену в вашем запасе нет.
why-GC-075 = Сильнее нападения 4 и защиты −4 жетонов нет.
why-GC-077 = Этот жетон другого типа.
why-GC-078 = Улучшение ещё возможно, и его надо сделать.
why-GC-079 = Верните с планшета жетон указанного типа.
why-GC-097 = Этой карте нужен другой нанятый чемпион, которого сбросят.
why-GC-098 = Сначала выберите, кого сбросить.
why-GC-108 = Ставьте только нанятых вами чемпионов, не больше одного в ячейку.
why-GC-111 = Сейчас от вас ничего не ждут: идут матчи.
why-GC-152 = Сейчас от вас ничего не ждут: идёт решающий матч.
why-GC-157 = Сейчас от вас ничего не ждут: всё решают штрафные броски.
why-GC-190 = Сейчас ни одно свойство не требует сбросить чемпиона.
why-GC-193 = Этого чемпиона нет у вас в руке.
why-GC-194 = Чемпион может стоять только в одной ячейке.
why-GC-195 = Перед матчем решают только расстановку.
why-GC-200 = Этого чемпиона вы не нанимали.
why-GC-Q07 = Выберите одно из свойств, которые сейчас ждут.

## Терминал

b-now-fan = Начало игры, карты болельщиков
b-now-prepare = Раунд { $round } из 6, подготовка
b-now-shopping = Раунд { $round } из 6, закупки
b-now-matches = Раунд { $round } из 6, матчи
b-now-final = Решающий матч
b-now-penalties = Штрафные броски
b-now-over = Игра окончена
b-now-rival = ваш соперник — { $who }, поле { $field }
b-now-end = матчи кончаются на ячейке { $cell }
b-matches = Матчи: { $matches }
b-seat = { $who } T{ $token }: слава { $glory }, { $won }-{ $drawn }-{ $lost } ({ $scored }:{ $conceded }), агент { $agent }, стадион { $stadium }, { $tokens }
b-champions = чемпионы { $cards }
b-bench = скамья { $cards }
b-rival = ваш соперник
b-turn = решает
b-resigned = сдача
b-finalist = финалист
b-automa = { automa } T{ $token }: { $tokens }
b-automa-solo = слава { $glory }, агент { $agent }
b-automa-coming = на подходе: { $cells }
b-cell = раунд { $round } { $tokens }
b-decks = Колоды: { $decks }
b-deck = { $level ->
    [bronze] бронза
    [silver] серебро
   *[gold] золото
    } { $left } (сброс { $discarded })
b-coins = Монеты { $coins }, доход { $income }
b-coins-next = Монеты { $coins }, доход следующего раунда { $income }
b-coins-before = Доход этого раунда { $income }
b-sponsors = жетоны спонсоров { $tokens }
b-prices = наём { $hire }, агент { $agent }, стадион { $stadium }, поиск { $search }, тренировка { $train }, приём { $learn }
b-supply = Личный запас: { $tokens }
b-symbols = Символы { $symbols }; типы свойств { $kinds }
b-worth = Сейчас: слава { $glory } + доход { $track } + чемпионы { $end } + болельщики { $fan } = { $total }
b-fan = Болельщики: { $fan }, сейчас { $glory } славы. { $text }
b-fans = Болельщики на выбор:
b-own = Ваши чемпионы:
b-hand = Ваша рука:
b-card = { $card } ({ $level } { $traits })
b-dice = { $dice ->
    [0] гол без броска
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
    }
b-line = Расстановка, которой другие ещё не видят: { $line }
b-menu-hire = Нанять ({ $cost }): { $moves }
b-menu-search = Искать ({ $cost }), сбросив названные карты: { $moves }
b-menu-raise = Улучшить: { $moves }
b-menu-train = Тренировать ({ $cost }): { $moves }
b-menu-learn = Изучить приём ({ $cost }): { $moves }
b-menu-end = { $number } E — закончить закупки
b-menu-prepare = Сбросить: { $moves }
b-menu-prepare-none = никого
b-menu-agent = агента ({ $cost })
b-menu-stadium = стадион ({ $cost })
b-menu-line = Напишите, кто бросает в ячейках 1, 2, 3, 4+, например { $example }; - — начальный чемпион. Ваши: { $cards }.
b-menu-lines = ? — лучшие расстановки ({ $count }), ? { $example } — те, где есть { $example }
b-league = { $place }. { $who }: слава { $glory }, побед { $won }, ничьих { $drawn }, поражений { $lost }, мячи { $scored }:{ $conceded }, чемпионы: бронза { $bronze }, серебро { $silver }, золото { $gold }
b-round = Раунд { $round }: { $matches }
b-team-cards = { $who }:
b-no-cards = чемпионов нет
b-bag = В мешочке вашего матча ({ $count }, вытянут не больше { $drawn }):
b-bag-none = Сейчас у вас нет матча.
b-bag-team = { $who }: { $tokens }
b-bag-breaks = перерывы: { $count }
b-aid =
    a2 нападение 2, d3 защита −3; a:2 4 d:1 — жетоны на планшете
    R Мощь, B Магия, G Природа, Y Ловкость, V Тьма; I мгновенное, T при броске, P постоянное, E конца чемпионата
    F07   оставить карту болельщиков
    P, P-12-40   подготовка: никого не сбросить или сбросить этих чемпионов
    S, S-12-40   поиск: добрать до трёх, сбросив этих
    H21   нанять
    AG, ST   улучшить агента, стадион
    TA2   тренировать нападение 2
    TD1.2   тренировать защиту −1, потом −2
    LA, LD   изучить нападение 1, защиту −2
    E   закончить закупки
    K33   сбросить нанятого чемпиона 33
    +a2, -d1   улучшить, вернуть жетон
    O21.2   следующим выполнить второе свойство карты 21
    X12/-/40/77   расстановка: ячейки 1, 2, 3, 4+; - — начальный чемпион. Можно и 12 - 40 77
b-aid-slot = Ячейка { slot }: гол при { $faces }
b-won = Золотой кубок получает { $winner }
b-by-final = Всё решил решающий матч
b-by-penalties = Решающий матч закончился вничью, всё решили штрафные броски
b-by-lead = Разрыв достаточно велик, решающего матча не было
b-by-resigned = Партия сдана
b-solo = { solo-level }: { grade }; слава { $total } против { $automa } у Автомы, разница { $margin }
b-rank = { $rank }. { $who }: слава { $total }
b-pad = жетоны { $glory }, доход { $track }, чемпионы { $end }, болельщики { $fan }; побед { $won }, ничьих { $drawn }, поражений { $lost }, мячи { $scored }:{ $conceded }
b-extra-table = Таблица
b-extra-pairings = Матчи всех раундов
b-extra-cards = Чемпионы всех команд
b-extra-bag = Мешочек вашего матча
b-extra-aid = Памятка
b-help =
    :table          таблица чемпионата
    :pairings       матчи всех раундов с результатами
    :cards          чемпионы всех команд с текстами
    :bag            что лежит в мешочке вашего матча
    :aid            буквы и как записывать ответы
    :sort short     стол покороче; :sort full — снова целиком
b-headline = раунд { $round }/6
b-headline-final = решающий матч
b-headline-penalties = штрафные броски
b-headline-rival = соперник { $who }
b-brief-seat = { $glory }сл { $won }-{ $drawn }-{ $lost } аг { $agent } ст { $stadium }
b-brief-automa = придут { $cells }
b-brief-own = Слава { $glory }, агент { $agent }, стадион { $stadium }
b-brief-fan = Болельщики { $fan }: сейчас { $glory }, строки { $tiers }
b-brief-league = Слава: { $seats }
b-brief-die = { $dice }к
b-brief-sure = гол
b-search = S поиск
b-hire-note = { $level } { $traits }
b-choice-AG = агент { $cost }
b-choice-ST = стадион { $cost }
b-choice-E = конец
b-choice-P = никого не сбрасывать
b-choice-X = начальные чемпионы
f-keys-goldencup = F1 помощь  ? ходы  h совет  u назад  v ещё  r правила  F2 English  q выход
f-note-goldencup =
    Закупки: один выбранный чемпион — наём; S и чемпионы — поиск новых вместо этих.
    Всё остальное — кнопки под рукой, или напишите: AG, ST, TA2, TD1.2, LA, LD, E.
    Расстановка: первый выбранный чемпион встаёт в ячейку 4+, следующий в 3, потом 2 и 1; - оставляет
    в ячейке начального чемпиона. Или напишите ячейки 1, 2, 3, 4+: X12/-/40/77.
    v или :table, :pairings, :cards, :bag, :aid   таблица, матчи, чемпионы, мешочек, памятка
    o   стол покороче

## Screen

w-board = Стол «Золотой кубок»
w-rounds = Раунды чемпионата
w-round = Раунд { $round }
w-phase = { $phase ->
    [matches] Раунд { $round }: матч до ячейки { $cell }
   *[shopping] Раунд { $round }: закупки; матч до ячейки { $cell }
    }
w-phase-final = Решающий матч: { $teams }
w-phase-penalties = Штрафные броски: { $teams }
w-over = Чемпионат завершён
w-matches = Матчи
w-league = Таблица
w-league-end = Итоговая таблица
w-piles = Колоды
w-aid = Памятка
w-team = Ваша команда
w-team-eyes = Команда: { $eyes }
w-team-of = Команда: { $who }
w-glory-said = { $glory ->
    [one] { $glory } очко славы
    [few] { $glory } очка славы
   *[many] { $glory } очков славы
    }
w-income = Доход { $income }
w-sponsors = { $sign ->
    [plus] { $count ->
        [one] { $count } жетон спонсоров +1 к следующему доходу
        [few] { $count } жетона спонсоров +1 к следующему доходу
       *[many] { $count } жетонов спонсоров +1 к следующему доходу
        }
   *[minus] { $count ->
        [one] { $count } жетон спонсоров −1 к следующему доходу
        [few] { $count } жетона спонсоров −1 к следующему доходу
       *[many] { $count } жетонов спонсоров −1 к следующему доходу
        }
    }
w-agent-is = { $level ->
    [bronze] Бронзовый агент
    [silver] Серебряный агент
   *[gold] Золотой агент
    }
w-stadium-is = { $level ->
    [bronze] Бронзовый стадион
    [silver] Серебряный стадион
   *[gold] Золотой стадион
    }
w-next-price = дальше: { $cost ->
    [one] { $cost } монета
    [few] { $cost } монеты
   *[many] { $cost } монет
    }
w-tokens = Ваши жетоны
w-tokens-eyes = Жетоны: { $eyes }
w-attack = Нападение
w-defence = Защита
w-supply-of = В личном запасе: { $count }
w-supply-of-eyes = В личном запасе: { $count }
w-token-said = { token }: на планшете { $count }, в запасе { $supply }
w-token-said-eyes = { token }: на планшете { $count }, в запасе { $supply }
w-press-upgrade = Нажмите, чтобы улучшить один.
w-press-return = Нажмите, чтобы вернуть один.
w-press-train = Нажмите, чтобы потренировать.
w-press-sack = Сбросить: { $card }
w-trait = { $trait ->
    [R] Мощь (красный)
    [B] Магия (синий)
    [G] Природа (зелёный)
    [Y] Ловкость (жёлтый)
   *[V] Тьма (фиолетовый)
    }
w-trait-count = { w-trait }: { $count }
w-kinds-said = { $count ->
    [one] { $count } вид свойств
    [few] { $count } вида свойств
   *[many] { $count } видов свойств
    }
w-worth = К концу сейчас: чемпионы { $end }, доход { $track }, болельщики { $fan }
w-worth-why = Слава, которая добавилась бы, если бы чемпионат закончился сейчас
w-fan-now = Сейчас даёт славы: { $glory }.
w-fans = Две карты болельщиков: оставьте одну
w-keep-fan = Оставить: { $fan }
w-hired = { $count ->
    [0] Чемпионов ещё нет
    [one] { $count } чемпион
    [few] { $count } чемпиона
   *[many] { $count } чемпионов
    }
w-no-champions = Чемпионов ещё нет
w-against = Соперник раунда:
w-opponent = Соперник этого раунда: { $who }
w-foe = соперник
w-coming = Придут в раунде
w-hand = Ваша рука
w-hand-eyes = Рука: { $eyes }
w-hand-how = нажмите на карту, чтобы отметить её для сброса
w-hand-empty = пусто
w-hand-of = На руке: бронзовых { $bronze }, серебряных { $silver }, золотых { $gold }.
w-marked = уходит
w-hire = Нанять
w-too-dear = На это не хватает монет.
w-needs-champion = Этой карте нужен другой нанятый чемпион, которого придётся сбросить.
w-shop = Закупки
w-shop-search = Искать
w-shop-search-how = Отметьте сброс; добор { $level ->
    [bronze] бронзовых
    [silver] серебряных
   *[gold] золотых
    }
w-shop-search-marked = Сбросить { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
    } и добрать { $level ->
    [bronze] бронзовых
    [silver] серебряных
   *[gold] золотых
    }
w-shop-agent = { $level ->
    [0] Серебряный агент
    [1] Золотой агент
   *[other] Агент
    }
w-shop-agent-why = { $level ->
    [2] Уже золотой
   *[other] { $more ->
        [0] Лучше чемпионы
       *[other] Лучше чемпионы, победа: слава { $glory }
        }
    }
w-shop-stadium = { $level ->
    [0] Серебряный стадион
    [1] Золотой стадион
   *[other] Стадион
    }
w-shop-stadium-why = { $level ->
    [2] Уже золотой
   *[other] Доход выше со следующего раунда
    }
w-shop-learn = Приём: { token }
w-shop-learn-why = Новый жетон на планшет
w-shop-train = Тренировка
w-shop-train-how = Нападение раз или защита дважды
w-shop-train-marked = Потренировать отмеченные жетоны
w-lineup = Расстановка
w-lineup-how = Перетащите чемпионов или нажмите на чемпиона и ячейку; клавиши 1–4 и 0
w-lineup-suggest = Предложить
w-bench = Скамья
w-bench-empty = На скамье никого нет.
w-on-bench = на скамье
w-in-slot = в ячейке { $slot ->
    [4] 4+
   *[other] { $slot }
    }, забивает с вероятностью { $chance } процентов
w-slot-free = Ячейка { $slot ->
    [4] 4+
   *[other] { $slot }
    }: начальный чемпион, забивает с вероятностью { $chance } процентов
w-chance = Бросок отсюда забит с вероятностью { $chance } процентов
w-held = Выбран: нажмите на ячейку.
w-line-keys = Клавиши 1, 2, 3, 4 — ячейка, 0 — скамья.
w-put-here = сюда
w-to-bench = На скамью
w-starter-costs = −1 слава за бросок
w-purchases = Куплено в этом раунде
w-bought-nothing = ничего
w-theatre = Матчи
w-programme = Какие матчи смотреть
w-own-match = Ваш матч
w-own-match-eyes = Матч: { $eyes }
w-older = Прежние матчи
w-continue = Продолжить
w-cells = Жетоны на поле
w-cell-said = Ячейка { $cell }: { $token }, { $who }{ $state ->
    [goal] , гол
    [turned] , перевёрнут
   *[open] { "" }
    }
w-end-cell = Здесь матч заканчивается
w-guard = Открытая защита, { $who }: { $sum }
w-break = Перерыв: ничего не происходит
w-defends = { $who }: защита наготове
w-kick-off = Начали!
w-repelled = Отбито
w-miss = Промах
w-goal = Гол
w-drawn = Ничья
w-wins = Победа: { $who }!
w-said-repelled = { $sum }: отбито
w-said-throw = { $sum }, ячейка { slot }, { $card }: нужно { $needs }, выпало { $dice }: { $result }
w-said-sure = { $sum }, ячейка { slot }, { $card } забивает без броска кубика: { $result }
w-bag-left = { $count ->
    [one] В мешочке ещё { $count } жетон
    [few] В мешочке ещё { $count } жетона
   *[many] В мешочке ещё { $count } жетонов
    }
w-line-of = Расстановка: { $who }
w-controls = Просмотр
w-back = На жетон назад
w-forth = На жетон вперёд
w-play = Смотреть
w-pause = Пауза
w-again = Посмотреть ещё раз
w-to-end = В конец
w-speed = Скорость
w-speed-slow = медленно
w-speed-normal = обычно
w-speed-fast = быстро
w-rank = Место
w-col-team = Команда
w-col-glory = Слава
w-col-record = Победы-ничьи-поражения
w-col-goals = Мячи
w-col-champions = Чемпионы
w-record = { $won }-{ $drawn }-{ $lost }
w-record-said = побед { $won }, ничьих { $drawn }, поражений { $lost }
w-line-glory = Слава
w-line-track = Доход
w-line-end = Чемпионы
w-line-fan = Болельщики
w-line-total = Итого
w-pairings = Все матчи
w-champion = Золотой кубок: { $who }!
w-deck = { $level ->
    [bronze] Бронзовая колода
    [silver] Серебряная колода
   *[gold] Золотая колода
    }
w-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
    }
w-discards = Сброшено: { $count }
w-card-traits = Особенности:
w-card-level = Уровень:
w-look-at = Посмотреть команду: { $who }
w-ready = уже решил
w-resigned = сдача
w-step = { $from } → { $to }
w-move-end = Закончить закупки
w-move-keep = Ничего не сбрасывать
w-move-starting = Только начальные чемпионы
w-move-resign = Сдаться
w-aid-attack = Жетон нападения
w-aid-defence = Жетон защиты
w-aid-tips = Не забудьте
w-tip-1 = В мешочек идут только жетоны с планшета; жетоны личного запаса не играют.
w-tip-2 = Матч кончается на отмеченной ячейке: слабые жетоны занимают место сильных.
w-tip-3 = Открытая защита действует против одного нападения; даже отбитое её расходует.
w-tip-4 = Какая ячейка бросает, решает сила, оставшаяся после защиты.
w-tip-5 = Начальный чемпион стоит 1 славы за каждый бросок, а не за гол.
w-tip-6 = Монеты не переносятся. Новый стадион платит со следующего раунда.
w-tip-7 = Агент решает, из какой колоды вы берёте и сколько стоит победа.
w-tip-8 = Чемпионы на скамье считаются для символов, дохода и итогов.
w-tip-9 = Слава выводит две команды в решающий матч, а решает только он.
w-result = Золотой кубок выигрывает { $winner }
w-result-won = Золотой кубок ваш!
w-result-soon = Идёт последний матч…
w-result-seat = { $rank }. { $name } { $total }
w-result-solo = { $level }: { $grade }, разница { $margin }
w-by-final = Всё решил решающий матч.
w-by-penalties = Всё решили штрафные броски.
w-by-lead = Отрыв не меньше 6 очков славы: решающий матч не понадобился.
w-by-resigned = Партия сдана.
