## Чтение ходов и позиций

bad-card = «{ $text }» — не карта. Карты пишутся так: 7H, TC или 10C, AS, X.
bad-card-count = Назовите от одной до { $most } карт.
card-twice = { $card } названа дважды.
position-start = Строка позиции начинается с «rg».
position-field = «{ $field }» — не поле строки позиции, или оно повторяется.
position-missing = Нет поля { $field }.
position-hands = Должно быть столько рук через /: { $players }.
position-limit = В руке не больше { $limit } карт (RG-008).
position-cards = Шутов больше двух.
position-play = { $cards } — так сыграть нельзя (RG-031).
position-enemy = До победы открыт ровно один враг (RG-013).
position-castle = В Замке Валеты, затем Дамы, затем Короли, и больше ничего (RG-004).
position-deck = Ни одной карты дважды, и Шутов не больше, чем положено при этом числе игроков (RG-245). Лишние: { $extra }.
position-step = Позиция не может быть на шаге { $step }.

## Вопросы

ask-play = Сыграйте карты или отступите.
ask-play-only = Сыграйте карты.
ask-pay = Сбросьте карты не меньше чем на { $net }.
ask-name = Кто ходит следующим?

## Что делает ход

fact-damage = наносит { $damage } (у врага останется { $left })
fact-exact = наносит { $damage }: ровно столько, сколько нужно, враг завербован
fact-defeat = наносит { $damage }: враг побеждён
fact-heal = исцеляет { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
    }
fact-draw = призывает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
    }
fact-shield = защита +{ $count }, атака станет { $net }
fact-net = затем атака { $net }
fact-yield = карты не играются
fact-jester = отменяет блокирование масти; атаки в этот ход нет; вы называете следующего игрока
fact-name = следующим ходит { $who }
fact-flip = сбрасывает руку и берёт { $count }
fact-pay = отражает { $net } картами на { $paid }
fact-resign = сдаёт партию за всех
note-reordered = Самая большая карта должна быть последней; прочитано как { $move }.

warn-resign = Так проиграют все.
warn-flip = Переворот Шута снижает степень победы; останется { $left }.
warn-overpay = Это на { $over } больше, чем нужно.
warn-yield = Вы не играете карту.
warn-empty = Против следующего врага у вас не останется карт.
warn-death = Оставшиеся карты стоят { $rest }, атака { $net }: вы проиграете.

## Что произошло

event-played = { $who } играет { $cards } ({ $value })
event-paid = { $who } сбрасывает { $cards } ({ $value })
event-yielded = { $who } отступает
event-flipped = { $who } переворачивает Шута (осталось { $left })
event-named = { $who } называет следующего: { $next }
event-healed = { $count ->
    [one] { $count } карта уходит
    [few] { $count } карты уходят
   *[other] { $count } карт уходят
    } из Лазарета под колоду Таверны
event-drew = { $who } берёт { $card }
event-drew-count = { $who } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
    }
event-drew-some = { $who } берёт карты ({ $count }), среди них { $cards }
event-cancelled = { $enemy } больше не блокирует масть
event-cancelled-woken = { $enemy } больше не блокирует масть; включается защита { $woken }
event-hit = { $enemy } получил { $damage } из { $health }; защита { $shield }, атака { $net }
event-defeated = { $enemy } побеждён ({ $damage } из { $health }) и уходит в Лазарет
event-defeated-exact = { $enemy } побеждён точным уроном и ложится рубашкой вверх на Таверну
event-revealed = Следующий враг — { $enemy }
event-won = Последний Король пал: победа!
event-won-gold = Последний Король пал: Золотая победа!
event-won-silver = Последний Король пал: Серебряная победа!
event-won-bronze = Последний Король пал: Бронзовая победа!
event-lost-cannot-pay = { $who } не может отразить { $net }: поражение
event-lost-cannot-act = { $who }: карт нет, а отступить нельзя. Поражение
event-lost-resigned = { $who } сдаётся: поражение

## Стол

b-enemy = Враг { $card }: здоровье { $left } из { $health }, атака { $attack } - { $shield } = { $net }
b-immune = блокирует { $suit }
b-not-immune = блокирование масти отменено
b-sleeping = заблокированная защита { $count }
b-shield = { $count }, защита
b-asleep = { $count }, заблокированная защита
b-counts = Замок { $castle } · Таверна { $tavern } · Лазарет { $lazaret }
b-castle = придут: { $suits }
b-top = сверху { $card }
b-table = На столе: { $plays }
b-table-empty = На столе пусто
b-seats = Места: { $seats }
b-hand = Ваша рука ({ $count } из { $limit }, всего { $worth }): { $cards }
b-hand-of = Рука { $who } ({ $count } из { $limit }, всего { $worth }): { $cards }
b-lazaret = Лазарет, сверху вниз: { $cards }
b-flips = Осталось переворотов: { $flips } (возможна победа: { $grade })
b-flips-only = Осталось переворотов: { $flips } (с solo_yield победа без степени)
b-yielded = отступил
b-turn = ходит
b-your-turn = ваш ход
b-holds = держит { $cards }
b-result-won = Победа! Все двенадцать врагов побеждены.
b-result-lost = Поражение. Побеждено врагов: { $enemies } из 12.
b-cause-cannot-pay = { $who }: нечем отразить атаку.
b-cause-cannot-act = { $who }: карт нет, а отступить нельзя.
b-cause-resigned = { $who }: сдача.
b-last-damage = Урон последнему врагу: { $damage }
b-statistics = Ходов: { $turns } · точных побед: { $exact } · отступлений: { $yields } · сыграно Шутов: { $jesters }
b-flips-used = Переворотов: { $flips }
b-grade-gold = Золотая победа
b-grade-silver = Серебряная победа
b-grade-bronze = Бронзовая победа
grade-gold = Золотая
grade-silver = Серебряная
grade-bronze = Бронзовая
suit-C = трефы
suit-D = бубны
suit-H = черви
suit-S = пики

## Сигналы

signal-hand = У меня в руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
    }
signal-tavern = В Таверне { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
    }
signal-lazaret = В Лазарете { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
    }
signal-attack = Атака врага { $count }
signal-think = Думаю
signal-bravo = Отлично!
signal-plus = Хочу ходить следующим
signal-minus = Лучше не я
signal-zero = Мне всё равно

## Почему нельзя

why-RG-020 = Этот шаг хода не для этого.
why-RG-021 = Сейчас не ваш ход.
why-RG-031 = Так сыграть нельзя: одна карта, Животное-спутник с одной картой или комбо.
why-RG-035 = Животное-спутник идёт ровно с одной картой и не входит в комбо.
why-RG-037 = Это не комбо: только 2–4 двойки, 2–3 тройки, две четвёрки или две пятёрки.
why-RG-038 = Шут играется один.
why-RG-043 = Не все эти карты у вас в руке.
why-RG-051 = Отступить нельзя: все остальные отступили в свой последний ход.
why-RG-057 = В соло-игре отступать нельзя.
why-RG-R05 = Отступить два раза подряд нельзя.
why-RG-142 = Этих карт не хватает, чтобы отразить атаку.
why-RG-143 = Нужно остановиться, как только атака отражена.
why-RG-149 = Сначала отразите атаку.
why-RG-165 = Назовите игрока, который ходит следующим.
why-RG-201 = Переворот Шута есть только в соло-игре.
why-RG-205 = Переворотов больше нет.
why-RG-220 = Партия выиграна.
why-RG-221 = Партия проиграна.
why-RG-222 = Партия проиграна.
why-RG-230 = Во время партии свободный разговор закрыт; пользуйтесь сигналами.
why-RG-232 = Такого сигнала нет, или за этим столом он не разрешён.
why-RG-233 = Это можно сказать только после Шута, пока не начался следующий ход.
why-RG-234 = Один сигнал на игрока за ход.

## Экран

w-card = { $rank } { $suit }
w-card-value = { $card }, значение { $value }
w-card-blocked = { $card }, способность заблокирована
w-jester = Шут
w-rank-A = Животное-спутник
w-rank-2 = Двойка
w-rank-3 = Тройка
w-rank-4 = Четвёрка
w-rank-5 = Пятёрка
w-rank-6 = Шестёрка
w-rank-7 = Семёрка
w-rank-8 = Восьмёрка
w-rank-9 = Девятка
w-rank-T = Десятка
w-rank-J = Валет
w-rank-Q = Дама
w-rank-K = Король
w-ranks-J = Валеты
w-ranks-Q = Дамы
w-ranks-K = Короли
w-of-C = треф
w-of-D = бубен
w-of-H = червей
w-of-S = пик
w-move-y = Отступить
w-move-f = Перевернуть Шута
w-move-resign = Сдаться
w-name-self = Следующим хожу я
w-board = Стол «Цареубийства»
w-enemy = Враг
w-health = Здоровье
w-health-said = осталось { $left } из { $health }
w-attack = Атака
w-attack-said = Атака { $attack } минус защита { $shield } — { $net }
w-shield = Защита { $count }
w-asleep = { $count } заблокировано
w-sleeping = Заблокированная защита { $count }
w-blocks = Блокирует { $suit }
w-cancelled = Блокировка снята
w-castle = Замок
w-castle-left = { $count ->
    [0] Последний враг
    [one] Впереди { $count } враг
    [few] Впереди { $count } врага
   *[other] Впереди { $count } врагов
    }
w-castle-rank = { $rank }, впереди: { $suits }
w-castle-none = { $rank }: впереди никого
w-fights = { $card } — текущий враг
w-tavern = Таверна
w-lazaret = Лазарет
w-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
    }
w-empty = пусто
w-recruited = Сверху завербованный враг: { $cards }
w-on-top = Сверху: { $card }
w-lazaret-all = Показать все
w-table = Стол
w-table-empty = Против этого врага ещё ничего не сыграно.
w-play-shield = защита { $count }
w-play-asleep = заблокированная защита { $count }
w-play-jester = блокирование отменено
w-hand = Ваша рука
w-hand-eyes = Рука: { $eyes }
w-hand-said = Ваша рука: карт { $count } из { $limit }, всего на { $worth }
w-hand-said-eyes = Рука, { $eyes }: карт { $count } из { $limit }, всего на { $worth }
w-hand-worth = всего на { $worth }
w-hand-empty = У вас нет карт.
w-hand-empty-eyes = { $eyes }: карт нет.
w-sort = Порядок карт в руке
w-sort-suit = Масть
w-sort-value = Значение
w-value = Сумма { $sum }
w-sum = { $sum } / { $net }
w-sum-said = Выбрано { $sum } из { $net }
w-cheapest = Дешевле
w-cheapest-long = Выбрать самый дешёвый сброс
w-drop-play = Отпустите, чтобы сыграть
w-drop-pay = Отпустите, чтобы сбросить
w-turn-yours = Ваш ход
w-turn-yours-eyes = Ходит { $eyes }
w-turn = Ходит { $who }
w-waits-1 = выбирает, что сыграть
w-waits-4 = сбрасывает карты не меньше чем на { $net }
w-waits-N = называет, кто ходит следующим
w-steps = Шаги хода
w-step-1 = Карты
w-step-2 = Масти
w-step-3 = Урон
w-step-4 = Атака
w-step-N = Кто следующий?
w-skip = Пропустить анимацию
w-flips = { $count ->
    [0] Переворотов не осталось
    [one] Остался { $count } переворот
    [few] Осталось { $count } переворота
   *[other] Осталось { $count } переворотов
    }
w-grade = { $grade } победа ещё возможна
w-no-grade = с отступлением победа без степени
w-seat-cards = { $cards } из { $limit } карт
w-yielded = отступление
w-holds = В руке { $cards }
w-over-won = Замок пал
w-over-lost = Поражение
w-help = Подсказка: { $what }
w-help-immunity = блокирование масти
w-help-shield = защита
w-help-paying = сброс карт
w-tip-1 = Враг бьёт после каждого хода, в котором устоял, и бьёт того, кто только что ходил.
w-tip-2 = Пики защищают всех до конца боя. Трефы, черви и бубны действуют один раз.
w-tip-3 = Заблокированная масть всё равно наносит урон. Если мастей несколько, теряется только её способность.
w-tip-4 = Все способности считаются по сумме сыгранных карт. Трефы удваивают только урон.
w-tip-5 = Животное-спутник не входит в комбо. Оно идёт в паре с любой картой, кроме Шута, даже с Королём, и предел 10 на пару не действует.
w-tip-6 = Урон, равный здоровью, вербует врага: он ложится на Таверну сверху. Больший урон отправляет его в Лазарет.
w-tip-7 = Таверну не перемешивают заново. Её пополняют только черви, и снизу.
w-tip-8 = После победы тот же игрок встречает следующего врага, и атаки перед этим нет: берегите карты.
w-tip-9 = Карты лежат на столе, пока враг не побеждён, и только потом уходят в Лазарет. До этого исцелить их нельзя.
w-tip-10 = Отступить нельзя, если все остальные отступили в свой последний ход; в соло-игре — никогда.
w-tip-11 = Шута можно перевернуть и перед розыгрышем карт, и перед сбросом.
w-tip-12 = Шут избавляет вас от атаки в этот ход, и часто это самое ценное в нём.
w-tip-suits = Черви исцеляют: карты Лазарета уходят под Таверну. Бубны призывают: игроки по очереди берут карты. Трефы удваивают урон. Пики защищают.
w-tip-combo = Играется одна карта, Животное-спутник с одной картой или комбо: одинаковые числа, в сумме не больше 10.
w-tip-pay = Сбросьте карты не меньше чем на атаку врага и остановитесь, как только её хватит. Способности мастей здесь не действуют.
w-tip-castle = Сначала идут Валеты, потом Дамы, потом Короли; порядок мастей внутри ранга — тайна.
w-tip-sleeping = Пики против врага этой же масти заблокированы. Шут включает их, и считается сумма всего розыгрыша.
