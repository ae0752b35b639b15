## Чтение ходов, карт и позиций

sp-deck-column = Строка { $line }: нет столбца «{ $column }».
sp-deck-csv = Строка { $line }: это не таблица значений через запятую ({ $reason }).
sp-deck-twice = Строка { $line }: { $card } повторяется.
sp-deck-count = Строка { $line }: файл закончился, карт в нём { $count }, а нужно { $expected }.
sp-deck-number = Строка { $line }: { $column } не может быть «{ $value }»; нужно число от { $low } до { $high }.
sp-deck-word = Строка { $line }: { $column } не может быть «{ $value }»; нужно одно из слов { $known }.
sp-deck-effect = Строка { $line }: в «{ $effect }» неверно «{ $part }».
sp-deck-limits = Строка { $line }: «{ $value }» — не размеры руки; они пишутся так: 1-3:3;4-6:4.
sp-deck-space = Строка { $line }: «{ $space }» — не клетка арены с двумя координатами.
position-start = Позиция этой игры — набор именованных полей, как их записывает программа.
position-value = { $field } не может быть «{ $value }».

## Фазы, пари, поражения и обещания

phase = { $phase ->
    [setup] Начало игры
    [upkeep] Фаза подготовки
    [intrigue] Фаза интриг
    [market] Фаза рынка
    [arena] Фаза арены
   *[showdown] Соревнование
    }
wager = { $corner ->
    [V1] «Победа I»
    [V2] «Победа II»
    [IN] «Ранение»
   *[DC] «Обезглавливание»
    }
defeat = { $defeat ->
    [surrender] сдача
    [injury] ранение
    [decapitation] обезглавливание
   *[standing] ещё стоит
    }
promise = { $what ->
    [gold] заплатить { gold }
    [support] поддержать следующий заговор
    [peace] в этом ходу не играть заговоров против этого дома
    [nofoil] в этом ходу ничего у этого дома не раскрывать
    [invite] вызвать на арену
    [spare] не вызывать на арену
    [mercy] большой палец вверх
   *[death] большой палец вниз
    }
side = { $side ->
    [1] I
   *[2] II
    }
promise-state = { $state ->
    [open] ещё в силе
    [kept] сдержано
   *[broken] нарушено
    }
ending = { $by ->
    [influence] по влиянию
    [showdown] в соревновании
    [limit] на последнем ходу
   *[resigned] остальные сдались
    }
service = { $decision ->
    [pass] ничего сейчас не делать
    [yes] поддержать заговор
    [no] не поддержать заговор
    [refuse] отклонить вызов
    [up] большой палец вверх
   *[down] большой палец вниз
    }
gold = { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
    }
influence-points = { $influence ->
    [one] { $influence } очко влияния
    [few] { $influence } очка влияния
   *[many] { $influence } очков влияния
    }
wounds = { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
    }
dice-count = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
    }

## Вопросы

ask-free = Сейчас от вас ничего не ждут. Можно дарить золото, предлагать обмен, давать обещания и выкладывать стражу.
ask-house = Выберите дом и фишку.
ask-heal = Ранено несколько ваших бойцов: за кого бросить кубик сначала?
ask-heal-die = { $card }: при лечении выпало { $die } и { $die2 }. Какой кубик считать?
ask-healer = { $card }: при лечении выпало { $die }. Использовать лекаря и перебросить?
ask-healer-other = { $who }, { $card }: при лечении выпало { $die }. Использовать лекаря для переброса?
ask-balance = { $gold ->
    [0] Баланс: ни платить, ни получать нечего. Можно сбросить гладиаторов.
   *[other] Баланс: вы получаете { gold }. Можно сбросить гладиаторов.
    }
ask-balance-pay = Баланс: вы платите { gold } или сбрасываете гладиаторов.
ask-balance-short = { $count ->
    [one] Баланс: нужно заплатить { $owed }, а монет у вас { $gold }. Сбросьте хотя бы { $count } гладиатора.
   *[other] Баланс: нужно заплатить { $owed }, а монет у вас { $gold }. Сбросьте хотя бы { $count } гладиаторов.
    }
ask-turn = Ваш ход в фазу интриг: играйте заговоры, применяйте возможности, продавайте карты или закончите ход.
ask-turn-over = { $count ->
    [one] Ваш ход в фазу интриг. В руке на { $count } карту больше предела.
    [few] Ваш ход в фазу интриг. В руке на { $count } карты больше предела.
   *[many] Ваш ход в фазу интриг. В руке на { $count } карт больше предела.
    }
ask-support = { $who } просит поддержать заговор, которого вы не видите, и ничего не предлагает.
ask-support-price = { $who } просит поддержать заговор, которого вы не видите, и обещает { gold }.
ask-support-bound = { $who } просит поддержать заговор, которого вы не видите, и платит за согласие { gold }.
ask-reveal = Поддержки хватает. Сыграть «{ $card }»?
ask-scheme = { $who } играет «{ $card }». { $text } Раскрыть заговор?
ask-scheme-target = { $who } играет «{ $card }» против вас. { $text } Раскрыть заговор или применить стражу?
ask-reaction = { $who } играет «{ $card }». { $text } Раскрыть?
ask-bodyguard = Стража против «{ $card }»: выпало { $die }. Использовать телохранителя и перебросить?
ask-drop = «{ $card }», играет { $who }: какую свою карту сбросить?
ask-pick = «{ $card }», цель — { $who }: кто получает ранение?
ask-take = «{ $card }», цель — { $who }: сколько монет отобрать, не больше { $most }?
ask-regain = Взять в руку стражу из сброса?
ask-checkpoint = { $after ->
    [balance] Баланс подведён. Сыграть ответное действие?
    [scheme] С заговором решено. Сыграть ответное действие?
    [turn] Ход в фазу интриг кончается. Сыграть ответное действие?
    [trade] Свободные торги кончаются. Сыграть ответное действие?
    [lot] С картой аукциона решено. Сыграть ответное действие?
    [host] Распорядитель игр определён. Сыграть ответное действие до проверки победы?
    [refusal] Вызов отклонён. Сыграть ответное действие?
   *[arena] Фаза арены кончается. Сыграть ответное действие до проверки победы?
    }
ask-trade = Свободные торги: покупайте, продавайте, меняйте готовое имущество или скажите, что закончили.
ask-informant = Карты аукциона лежат закрытыми. Использовать осведомителя и посмотреть одну?
ask-bid = Карта { $lot } из { $lots }, «{ $card }»: сколько ставите?
ask-bid-again = Равные ставки, карта «{ $card }». Вы уже положили { $laid }; сколько ещё?
ask-bid-host = Сколько ставите на должность распорядителя игр?
ask-bid-host-again = Равные ставки на должность распорядителя игр. Вы уже положили { $laid }; сколько ещё?
ask-invite = Вы распорядитель игр: кого вызвать на клетку I?
ask-invite-second = Вы распорядитель игр: кого вызвать на клетку II?
ask-enter = { $who } вызывает вас на арену, клетка { $place }: выберите бойца и вооружение или отклоните вызов.
ask-enter-own = Вы вызвали себя, клетка { $place }: выберите бойца и вооружение или отклоните вызов.
ask-enter-forced = Больше некому: выставьте своего бойца, клетка { $place }.
ask-enter-showdown = Соревнование: выберите бойца и вооружение, клетка { $place }.
ask-wager = { $first } (I) против { $second } (II): ваши пари, не больше 3 монет на каждое?
ask-wagered = Все пари заключены. Сыграть ответное действие?
ask-net = Раунд { $round }: использовать сеть и выиграть инициативу?
ask-reinit = На ваших кубиках скорости { $own }, у противника { $other }. Перебросить свои?
ask-order = Раунд { $round }: инициатива ваша. Действовать первым или вторым?
ask-act = Раунд { $round }: { $card } движется (клеток не больше { $steps }) и может атаковать.
ask-step = После атаки { $card } может двигаться (клеток не больше { $steps }).
ask-defend = { $card } атакует. Какими кубиками защищаться?
ask-reroll-attack = Какой кубик атаки перебросить?
ask-reroll-defence = Какой кубик защиты перебросить?
ask-force = Какой кубик противника перебросить? Противник — { $card }.
ask-axe = Атака наносит { wounds }. Использовать и нанести ещё одну: { $gear }?
ask-shield = Атака наносит { wounds }. Использовать и отменить одну: { $gear }?
ask-lose = { $card } получает { wounds }: какие кубики убрать?
ask-death = Погиб боец: { $card }, дом: { $who }. Сыграть ответное действие?
ask-verdict = { $favour ->
    [0] Проиграл боец: { $card }, дом: { $who }. Большой палец вверх или вниз?
   *[other] Проиграл боец: { $card }, дом: { $who }, жетонов славы { $favour }. Большой палец вверх или вниз?
    }

## Что делают ходы

fact-house = берёт дом { $house } (фишка { $figure }): гладиаторов { $gladiators }, рабов { $slaves }, стражи { $guards }, монет { $gold }
fact-house-ability = { $name }: { $text }
fact-heal = { $card }: бросок лечения, 4–6 — здоров, 1 — погибает
fact-healer = использует карту «{ $card }»: бросок лечения ({ $patient }) делают снова
fact-choose = { $result ->
    [well] оставляет { $die }: { $card } выздоравливает
    [dead] оставляет { $die }: { $card } погибает
   *[ill] оставляет { $die }: { $card } остаётся с ранением
    }
fact-balance-gain = получает из банка { gold }
fact-balance-pay = платит в банк { gold }
fact-balance-even = ничего не платит и не получает
fact-discards = сбрасывает: { $cards }
fact-champion = теряет вместе с чемпионом ({ $card }) 1 очко влияния
fact-sell = продаёт карту «{ $card }» за { gold }
fact-lay = выкладывает стражу на стол
fact-ability = { $name }: { $cards }. { $text }
fact-throws = сбрасывает с руки: { $cards } — и берёт столько же
fact-use = использует карту «{ $card }». { $text }
fact-use-spy = использует карту «{ $card }» и смотрит случайную карту в руке; чья рука: { $who }
fact-use-exchange = использует карту «{ $card }», сбрасывает «{ $thrown }» и берёт карту
fact-use-lot = использует карту «{ $card }» и смотрит карту аукциона { $lot }
fact-play = играет «{ $card }»
fact-react = играет «{ $card }»
fact-text = { $text }
fact-target = цель: { $who }
fact-target-own = цель: свой дом
fact-pays = платит { gold }; кому: { $who }
fact-gains = кто получает влияние: { $who }
fact-gains-own = влияние получает свой дом
fact-replaces = новый боец: { $card }
fact-lowers-gold = платит в банк { gold } и настолько же снижает требуемое влияние
fact-lowers-agent = использует карту «{ $card }» и снижает требуемое влияние на { $count }
fact-ask = просит поддержки: { $houses }
fact-ask-price = обещает за каждое согласие { gold }
fact-ask-bound = платит за каждое согласие { gold }
fact-ask-card = для карты «{ $card }», которой пока никто не видит
fact-yes = поддерживает заговор, { influence-points }; чей заговор: { $who }
fact-no = не поддерживает заговор; чей: { $who }
fact-paid = сразу получает { gold }
fact-promised = получает обещание: { gold }
fact-withdraw = забирает карту, не показав; поддержка пропадает
fact-foil = играет «{ $card }» и раскрывает «{ $foiled }»
fact-guard = сбрасывает стражу со стола и бросает кубик: на 4–6 заговор раскрыт
fact-guard-hand = сбрасывает стражу с руки и бросает кубик: на 4–6 заговор раскрыт
fact-bodyguard = использует карту «{ $card }» и перебрасывает
fact-end = заканчивает ход в фазу интриг
fact-end-throws = заканчивает ход в фазу интриг и сбрасывает: { $cards }
fact-regain = берёт в руку стражу из сброса
fact-pick = { $who }: { $card } получает ранение и становится использованной картой
fact-take = отбирает { gold }; у кого: { $who }
fact-pay = дарит { gold }; кому: { $who }
fact-offer = предлагает обмен; кому: { $who }
fact-accept = принимает предложение { $number }; чьё: { $who }
fact-reject = отклоняет предложение { $number }; чьё: { $who }
fact-cancel = отзывает предложение { $number }
fact-give-gold = отдаёт { gold }
fact-give-cards = отдаёт: { $cards }
fact-get-gold = получает { gold }
fact-get-cards = получает: { $cards }
fact-service = за решение: { service }
fact-service-invite = за решение вызвать на арену; кого: { $who }
fact-vow = { $what ->
    [gold] обещает заплатить { gold }; кому: { $who }
    [support] обещает поддержать следующий заговор; чей: { $who }
    [peace] обещает в этом ходу не играть заговоров против дома; чьего: { $who }
    [nofoil] обещает в этом ходу не раскрывать заговоров; чьих: { $who }
    [invite] обещает вызвать на арену; кого: { $who }
    [spare] обещает не вызывать на арену; кого: { $who }
    [mercy] обещает большой палец вверх; кому: { $who }
   *[death] обещает большой палец вниз; кому: { $who }
    }
fact-kept = признаёт обещание { $number } сдержанным; кто обещал: { $who }
fact-broken = объявляет обещание { $number } нарушенным; кто обещал: { $who }
fact-bank = продаёт банку карту «{ $card }» за { gold }
fact-ready = заканчивает торги
fact-unready = торгует дальше
fact-bid = { $gold ->
    [0] не ставит ничего
   *[other] ставит { gold }
    }
fact-bid-more = { $gold ->
    [0] больше ничего не ставит
   *[other] ставит ещё { gold }, всего { $total }
    }
fact-invite = вызывает на арену; кого: { $who }
fact-invite-own = вызывает на арену свой дом
fact-refuse = отклоняет вызов и теряет 1 очко влияния
fact-enter = выставляет на клетку { $place } бойца: { $card }, атака { $attack }, защита { $defence }, скорость { $speed }
fact-enter-gear = вооружение: { $cards }
fact-bet-victory = ставит { gold } на { wager } ({ $card }): выигрыш { $win }
fact-bet = ставит { gold } на { wager }: выигрыш { $win }
fact-bet-none = не заключает пари
fact-up = большой палец вверх: { $card } будет жить
fact-down = { $influence ->
    [0] большой палец вниз: { $card } погибает
   *[other] большой палец вниз: { $card } погибает, а распорядитель теряет { influence-points }
    }
fact-net = использует сеть и выигрывает инициативу в этом раунде
fact-reinit = перебрасывает все свои кубики скорости
fact-first = действует первым
fact-second = действует вторым
fact-move = идёт на { $space }
fact-stay = остаётся на месте
fact-attack = атакует, { dice-count }; противник — { $card }
fact-attack-speed = атакует кубиками скорости ({ $count }) и использует карту; противник — { $card }
fact-moves-later = потом может двигаться
fact-reroll = перебрасывает { $die }
fact-reroll-none = ничего не перебрасывает
fact-force = противник перебрасывает { $die }
fact-defend = защищается кубиками защиты ({ $count })
fact-defend-speed = защищается кубиками скорости ({ $count })
fact-axe = использует карту «{ $gear }» и наносит ещё 1 рану
fact-shield = использует карту «{ $gear }» и отменяет 1 рану
fact-lose = убирает кубики: атаки { $attack }, защиты { $defence }, скорости { $speed }; остаётся { $left }
fact-pass = ничего не делает
fact-pass-scheme = не мешает карте «{ $card }»
fact-pass-roll = оставляет кубики как есть
fact-resign = сдаётся; дом больше ничего не делает по своей воле

warn-refuse = За отказ вы потеряете 1 очко влияния.
warn-drop = { $count ->
    [one] Навсегда покинет ваш дом: { $cards }.
   *[other] Навсегда покинут ваш дом: { $cards }.
    }
warn-drop-free = { $count ->
    [one] Навсегда покинет ваш дом, хотя заплатить можно: { $cards }.
   *[other] Навсегда покинут ваш дом, хотя заплатить можно и за кого-то из них: { $cards }.
    }
warn-pay = Вы дарите { gold }; кому: { $who }. Подарок не вернуть, и он никого ни к чему не обязывает.
warn-yes = Поддержку не взять назад, даже если заговор окажется против вас; чей заговор: { $who }.
warn-champion = { $card } — чемпион: вместе с ним вы теряете 1 очко влияния.
warn-ability = Вы сбрасываете ради 1 очка влияния: { $cards }.
warn-down = Толпа любит этого бойца ({ $card }): казнь будет стоить вам { influence-points }.
warn-end = { $count ->
    [one] Ещё можно сыграть карту: { $cards }.
   *[other] Ещё можно сыграть карты: { $cards }.
    }
warn-resign = Вы отказываетесь от своего дома и победить уже не сможете.
## Что произошло: места названы именами, карты — названиями, списки — через запятую

event-sealed = …
event-did = { $who }: { $move }
event-rolled = { $for ->
    [first] Бросок за право выбирать первым: { $dice }
    [host] Бросок за жетон распорядителя: { $dice }
   *[tie] Бросок при равенстве: { $dice }
    }
event-dealt = { $who } получает: { $cards }
event-turn = Ход { $number }
event-phase = { phase }
event-refreshed = Использованные карты обновлены
event-shuffled = { $deck ->
    [market] Сброс рынка перемешан, это новая колода
   *[intrigue] Сброс интриг перемешан, это новая колода
    }
event-heal = { $who }: { $card }, бросок лечения { $dice }
event-healed = { $dice ->
    [1] { $who }: { $card } умирает от раны
    [2] { $who }: { $card } остаётся с ранением
    [3] { $who }: { $card } остаётся с ранением
   *[other] { $who }: { $card } выздоравливает
    }
event-balanced-gain = { $who }: баланс, получено золота { $amount }
event-balanced-pay = { $who }: баланс, уплачено золота { $amount }
event-coins-gain = { $who }: получено из банка { $amount }
event-coins-pay = { $who }: уплачено в банк { $amount }
event-influence-gain = { $who }: влияние +{ $amount }
event-influence-loss = { $who }: влияние −{ $amount }
event-tribute = { $who }: залог, получено золота { $amount }
event-discarded = { $who } сбрасывает: { $card }
event-drew = { $who } берёт карты: { $cards }
event-drew-hidden = { $count ->
    [one] { $who } берёт { $count } карту
    [few] { $who } берёт { $count } карты
   *[many] { $who } берёт { $count } карт
    }
event-paid = { $who } даёт { gold }; кому: { $to }
event-paid-hidden = { $who } даёт золото; кому: { $to }
event-asked = { $who } просит поддержки: { $asked }
event-asked-price = { $who } просит поддержки и предлагает каждому золота { $price }: { $asked }
event-enough = { $who }: поддержки хватает
event-enough-not = { $who }: поддержки не хватает
event-lapsed = { $who }: просьба о поддержке закончена
event-played = { $who } играет «{ $card }»
event-played-target = { $who } играет «{ $card }», цель — { $target }
event-played-support = поддержка: { $supporters }
event-succeeded = «{ $card }» удаётся
event-guarded = { $die ->
    [4] { $who }: стража, выпало { $die }, заговор раскрыт
    [5] { $who }: стража, выпало { $die }, заговор раскрыт
    [6] { $who }: стража, выпало { $die }, заговор раскрыт
   *[other] { $who }: стража, выпало { $die }, неудача
    }
event-foiled = Раскрыто: «{ $card }»
event-regained = { $who } берёт стражу из сброса
event-peeked = { $who } видит в чужой руке «{ $card }»; чья рука: { $owner }
event-peeked-hidden = { $who } смотрит карту в чужой руке; чья рука: { $owner }
event-looked = { $who } смотрит карту аукциона { $lot }: { $card }
event-looked-hidden = { $who } смотрит карту аукциона { $lot }
event-exhausted = { $who } использует карту «{ $card }»
event-injured = { $who }: { $card } получает ранение
event-died = { $who }: { $card } погибает
event-spared = { $who }: { $card } возвращается живым
event-traded = { $who } и { $to } меняются: { $gives } за { $wants }
event-traded-service = { $who } платит за решение: { $gives }; кому: { $to }
event-lots = { $count ->
    [one] На аукцион выложена { $count } карта
    [few] На аукцион выложены { $count } карты
   *[many] На аукцион выложено { $count } карт
    }
event-lot = Карта аукциона { $lot }: { $card }
event-bids = Ставки на карту { $lot }: { $bids }
event-bids-host = Ставки на должность распорядителя игр: { $bids }
event-won = { $who } получает карту «{ $card }» за { gold }
event-won-host = { $who } получает жетон распорядителя за { gold }
event-void = Несостоявшийся аукцион: { $card }
event-void-host = На должность распорядителя игр никто не ставит
event-host = Распорядитель игр: { $who }
event-entered = { $who } выставляет на клетку { side } бойца: { $fighter }
event-entered-gear = { $who } выставляет на клетку { side } бойца: { $fighter }, вооружение: { $gear }
event-no-bout = Боя не будет
event-wagers = Пари: { $bets }
event-wagers-none = Никто не заключает пари
event-settled = { $who }: поставлено { $staked }, возвращено { $back }
event-replaced = Вместо бойца { $old } на клетке { side } дерётся { $fighter }
event-round = Раунд боя { $number }
event-initiative = Инициатива: { $rolls }
event-moved = { $who } идёт на { $space }
event-struck = { $who } атакует: { $red } против { $black }
event-rerolled = { $who }: переброс, было { $old }, стало { $die }
event-compared = { $wounds ->
    [0] Ран нет
   *[other] Раны: { $wounds }
    }
event-added = { $card }: раны +{ $wounds }
event-stopped = { $card }: раны −{ $wounds }
event-lost = { $who } убирает кубики: атаки { $attack }, защиты { $defence }, скорости { $speed }
event-defeated = { $defeat ->
    [surrender] { $who }: боец сдаётся
    [injury] { $who }: боец падает с ранением
   *[decapitation] { $who }: боец обезглавлен
    }
event-favoured = { $who }: { $card } получает жетон славы
event-favoured-champion = { $who }: { $card } — чемпион
event-showdown = Соревнование: { $houses }
event-resigned = { $who } сдаётся
event-ended = Победа в игре: { $who } ({ ending })

## Решения в журнале; о чём есть своё событие, сказано там

did-pass = пас
did-house = берёт дом { $house }
did-heal = лечение: { $card }
did-healer = лечит, используя карту «{ $card }»
did-choose = оставляет { $die }
did-keep = оставляет всех гладиаторов
did-drop = сбрасывает: { $cards }
did-sell = продаёт карту «{ $card }»
did-lay = выкладывает стражу на стол
did-hab = применяет возможность «{ $ability }»: { $cards }
did-use = использует карту «{ $card }»
did-play = играет «{ $card }»
did-ask = просит поддержки
did-yes = поддерживает заговор
did-no = не поддерживает заговор
did-reveal = показывает заговор
did-withdraw = забирает заговор
did-foil = раскрывает картой «{ $card }»
did-guard = применяет стражу
did-bodyguard = использует карту «{ $card }»
did-react = играет «{ $card }»
did-end = заканчивает ход в фазу интриг
did-end-throws = заканчивает ход в фазу интриг и сбрасывает: { $cards }
did-pick = выбирает: { $card }
did-take = отбирает золота { $gold }
did-regain = берёт стражу из сброса
did-pay = даёт золота { $gold }; кому: { $to }
did-offer = предлагает { $gives } за { $wants }; кому: { $to }
did-accept = принимает предложение { $number }
did-reject = отклоняет предложение { $number }
did-cancel = отзывает предложение { $number }
did-vow = обещает: { promise }; кому: { $to }
did-kept = признаёт обещание { $number } сдержанным
did-broken = объявляет обещание { $number } нарушенным
did-bank = продаёт банку карту «{ $card }»
did-ready = заканчивает торги
did-unready = торгует дальше
did-bid = ставит { $gold }
did-invite = вызывает на арену; кого: { $to }
did-enter = выставляет бойца: { $card }
did-refuse = отклоняет вызов
did-bet = заключает пари: { $bets }
did-bet-none = не заключает пари
did-net = использует сеть
did-reinit = перебрасывает инициативу
did-first = действует первым
did-second = действует вторым
did-act = { $space ->
    [stay] остаётся на месте
   *[other] идёт на { $space }
    }
did-attack = атакует
did-attack-speed = атакует кубиками скорости
did-step = идёт на { $space }
did-rr = перебрасывает { $die }
did-rr-none = ничего не перебрасывает
did-force = заставляет противника перебросить { $die }
did-def = { $with ->
    [s] защищается кубиками скорости
   *[d] защищается кубиками защиты
    }
did-axe = использует топор
did-shield = использует щит
did-lose = убирает кубики
did-up = большой палец вверх
did-down = большой палец вниз

## Почему нельзя: фраза для правила, которое само сказано слишком общо

why-SP-005 = Этот заговор защищён: его раскрывает только карта, которая раскрывает всё.
why-SP-008 = Столько золота у вас нет.
why-SP-011 = Ваш дом сдался.
why-SP-022 = Этот дом или эта фишка уже заняты, или сейчас выбираете не вы.
why-SP-032 = До первого хода карт ни у кого нет.
why-SP-034 = Сначала все выбирают дома.
why-SP-040 = Такого решения в этой игре нет.
why-SP-104 = Сейчас лечат раненых: бросьте кубик за одну из своих раненых карт.
why-SP-109 = Сейчас лекарь может перебросить бросок лечения; иначе пас.
why-SP-112 = Сейчас выравнивают баланс, и оставить можно лишь столько гладиаторов, за скольких вы можете заплатить.
why-SP-114 = При выравнивании баланса сбрасывают только своих готовых гладиаторов.
why-SP-206 = Сейчас ход одного из домов в фазу интриг; дождитесь своего.
why-SP-210 = Этой карты нет у вас в руке.
why-SP-212 = Продавать карты можно только в свой ход в фазу интриг.
why-SP-215 = Возможности дома применяют только в свой ход в фазу интриг.
why-SP-216 = Назовите от одной до трёх разных карт руки для обмена; другие возможности карт не меняют.
why-SP-217 = Для этой возможности нужно ровно то готовое имущество, которое на ней названо.
why-SP-218 = Эту возможность нельзя применить так или сейчас.
why-SP-220 = Это не заговор вашей руки, или на него не хватает влияния, или сейчас не ваш ход в фазу интриг.
why-SP-221 = Такой цели у этой карты быть не может.
why-SP-222 = Сейчас решается судьба заговора; дождитесь конца.
why-SP-225 = Отберите не больше, чем позволяет карта и чем есть у дома.
why-SP-226 = Вы не можете полностью заплатить то, чего требует этот заговор.
why-SP-227 = Эта карта снижает требуемое влияние заговора: добавьте «agent», когда его играете.
why-SP-230 = Просите поддержки у других домов и только для заговора, который не можете сыграть сами.
why-SP-240 = За этим столом поддержавший заговор не может его раскрыть.
why-SP-250 = Этого ответного действия нет у вас в руке, или сейчас не его время.
why-SP-251 = Для ответного действия нужно влияние только вашего дома.
why-SP-252 = Возьмите стражу из сброса или скажите пас.
why-SP-253 = Этой картой сейчас нечего раскрывать.
why-SP-256 = Эта карта раскрывает заговоры, а не ответные действия.
why-SP-257 = Вы не можете полностью заплатить то, чего требует это ответное действие.
why-SP-260 = Стражу применяет только дом, который стал целью заговора.
why-SP-264 = Примените готовую стражу со стола или стражу с руки.
why-SP-266 = Эта стража уже использована.
why-SP-267 = Выложить на стол можно только стражу с руки.
why-SP-280 = В конце хода сбросьте ровно столько карт, сколько их сверх размера руки.
why-SP-301 = Идут свободные торги: торгуйте или скажите, что закончили.
why-SP-302 = По договору имущество меняет владельца только на свободных торгах.
why-SP-303 = Продать имущество банку можно только на свободных торгах.
why-SP-305 = Продать или обменять можно только своё готовое имущество.
why-SP-308 = Отозвать можно только свой сигнал и пока другие ещё торгуют.
why-SP-322 = Идут ставки: поставить можно не больше оставшегося у вас золота.
why-SP-345 = Пока ставки или пари тайные, нельзя ни дарить, ни предлагать, ни обещать; обмен ждёт, пока золото снова не откроют.
why-SP-405 = Распорядитель игр вызывает бойцов: назовите дом.
why-SP-406 = Выберите своего готового гладиатора или раба, если хотите, с вооружением, или отклоните вызов.
why-SP-409 = У этого дома уже есть боец на арене.
why-SP-412 = Этот дом в эту фазу уже вызывали.
why-SP-413 = Отказаться нельзя: свободное место должен занять ваш дом.
why-SP-430 = Сейчас заключают пари.
why-SP-431 = На каждое пари ставят от 1 до 3 монет.
why-SP-432 = Нельзя ставить на победу противника своего бойца.
why-SP-450 = Решает распорядитель игр: большой палец вверх или вниз.
why-SP-502 = Решите, перебрасывать ли инициативу.
why-SP-503 = Выигравший инициативу решает, действовать первым или вторым.
why-SP-504 = Сейчас действует боец; им ходит и атакует его владелец.
why-SP-506 = На эту клетку не хватает кубиков скорости, или она занята.
why-SP-508 = За раунд можно атаковать только один раз.
why-SP-510 = Оттуда до противника не достать.
why-SP-511 = До броска защищающийся выбирает кубики.
why-SP-518 = Решите, использовать ли карту против этих ран или ради них.
why-SP-520 = Сейчас владелец раненого бойца убирает кубики.
why-SP-522 = Уберите по кубику за каждую рану, а последний кубик цвета — лишь когда во всех цветах их не больше одного.
why-SP-540 = Сейчас перебрасывают кубики.
why-SP-541 = Такого кубика здесь нет.
why-SP-550 = Не больше одной готовой карты каждого типа: оружие, броня, специальное оружие.
why-SP-553 = Ни одна ваша карта не даёт скоростной атаки на такое расстояние.
why-SP-557 = Решите, использовать ли сеть до броска инициативы.
why-SP-601 = Игра окончена.
why-SP-651 = У вас нет готовой карты, которая снижает требуемое влияние.
why-SP-652 = Эта карта использована, или она не ваша.
why-SP-654 = Выберите готовую карту того вида, который назван в заговоре.
why-SP-700 = Дарят другому дому и не меньше 1 монеты.
why-SP-701 = В предложении названы другой дом, что вы даёте и чего хотите; золото бывает только с одной стороны.
why-SP-702 = Такого открытого предложения для вас нет, или одна из сторон уже не может его выполнить.
why-SP-703 = Такого обещания нет.
why-SP-704 = Решение можно купить, только если так условлено за столом, и только то, которого сейчас ждут от другого дома.
why-SP-711 = Сначала просьба о поддержке: кого попросили, отвечает «да» или «нет».
why-SP-712 = Когда поддержки хватает, сыграйте с ней заговор или заберите его.
why-SP-713 = Дом, сказавший «нет», можно попросить об этой карте в этом ходу ещё один раз, и только с другим предложением.
why-SP-721 = Заговор открыт: когда спросят вас, скажите пас, примените стражу или раскройте его.
why-SP-724 = После неудачи стражи может помочь телохранитель; иначе пас.
why-SP-730 = Ответное действие открыто: когда спросят вас, скажите пас или раскройте его.
why-SP-740 = Ответное действие подождёт, пока не решено начатое.
why-SP-741 = Дома по очереди спрашивают об ответных действиях.
why-SP-751 = Сейчас осведомители могут посмотреть закрытую карту аукциона.
why-SP-752 = Сейчас можно играть только ответные действия после заключения всех пари.
why-SP-753 = Сейчас можно играть только ответные действия после гибели на арене.
why-SP-Q05 = Столько видов пари за этим столом не заключают.
why-SP-Q39 = Назовите другого готового гладиатора этого дома.
why-SP-Q41 = Снижать требуемое влияние золотом может только Солоний и только вместе с заговором.
why-SP-Q49 = Выберите один из двух кубиков.
why-SP-Q53 = С этим домом карта ничего не сделает.

## Arena

w-arena = Арена
w-arena-map = Карта арены: стрелки переводят с клетки на клетку, Enter выбирает
w-arena-last = Последний бой
w-arena-stands = здесь { $side } { $fighter }
w-arena-start = начало { $side }
w-arena-can-go = сюда можно перейти
w-arena-can-stay = можно остаться
w-arena-can-attack = отсюда можно атаковать
w-arena-can-throw = отсюда можно бросить дротик
w-arena-fighter = Боец { $side }: { $fighter }, { $who }
w-arena-health = { $count ->
    [one] Здоровье: { $count } кубик
    [few] Здоровье: { $count } кубика
   *[other] Здоровье: { $count } кубиков
}
w-arena-red = { $count ->
    [one] { $count } красный кубик атаки
    [few] { $count } красных кубика атаки
   *[other] { $count } красных кубиков атаки
}
w-arena-black = { $count ->
    [one] { $count } чёрный кубик защиты
    [few] { $count } чёрных кубика защиты
   *[other] { $count } чёрных кубиков защиты
}
w-arena-blue = { $count ->
    [one] { $count } синий кубик скорости
    [few] { $count } синих кубика скорости
   *[other] { $count } синих кубиков скорости
}
w-arena-one-red = Красный кубик атаки { $place }
w-arena-one-black = Чёрный кубик защиты { $place }
w-arena-one-blue = Синий кубик скорости { $place }
w-arena-champion = Чемпион
w-arena-favour = { $count ->
    [one] { $count } жетон Славы
    [few] { $count } жетона Славы
   *[other] { $count } жетонов Славы
}
w-arena-tribute = Залог: { $gold } зол.
w-arena-used = использовано
w-arena-weapon = Оружие
w-arena-armour = Броня
w-arena-special = Специальное оружие
w-arena-lines = Кубики этой атаки по старшинству, сравниваются слева
w-arena-line-attack = Атака: { $fighter }
w-arena-line-defence = Защита: { $fighter }
w-arena-initiative = Инициатива
w-arena-reroll-die = Перебросить { $die }
w-arena-wounds = { $count ->
    [0] Ран нет
    [one] { $count } рана
    [few] { $count } раны
   *[other] { $count } ран
}
w-arena-counter = { $count ->
    [one] { $count } рана в ответ
    [few] { $count } раны в ответ
   *[other] { $count } ран в ответ
}
w-arena-free = свободно
w-arena-host = Распорядитель
w-arena-invite = Вызовите Дом на арену
w-arena-invite-note = Дом, отклонивший вызов, теряет 1 влияние. Своё вы уже получили.
w-arena-invite-one = Вызвать
w-arena-invite-self = Выйти самому
w-arena-invited = Вызван: { $who }. Сразиться или отказаться и потерять 1 влияние
w-arena-inviting = Кого вызвать, выбирает { $who }
w-arena-choosing = Бойца выбирает { $who }
w-arena-influence = Влияние { $count }
w-arena-best = { $count ->
    [one] { $count } боец: { $fighter }, кубиков { $dice }
    [few] { $count } бойца, сильнейший { $fighter }, кубиков { $dice }
   *[other] { $count } бойцов, сильнейший { $fighter }, кубиков { $dice }
}
w-arena-nobody = некого послать
w-arena-refused = отказ
w-arena-accepted = вызов принят
w-arena-enter = Вас вызвали: выберите бойца и не больше одной карточки каждого вида вооружения
w-arena-enter-showdown = Соревнование: выберите бойца и вооружение
w-arena-who = Боец
w-arena-no-gear = Нет
w-arena-no-fighter = У вас нет готового гладиатора или раба.
w-arena-refuse = Отклонить (−1 влияние)
w-arena-send = На арену: { $fighter }
w-arena-V1 = Победа I
w-arena-V2 = Победа II
w-arena-IN = Ранение
w-arena-DC = Обезглавливание
w-arena-odds = { $odds } к 1
w-arena-stake = Ставка: { $on }
w-arena-not-against = Нельзя ставить против своего бойца.
w-arena-bet = Сделайте ставки против Банка; у вас { $gold } зол.
w-arena-staked = Поставлено: { $sum } зол.
w-arena-seal = Запечатать ставку
w-arena-no-bet = Не ставить
w-arena-betting = Ещё думают: { $names }
w-arena-lose = { $count ->
    [one] { $count } рана: выберите кубик, который потеряете
    [few] { $count } раны: выберите кубики, которые потеряете
   *[other] { $count } ран: выберите кубики, которые потеряете
}
w-arena-chosen = Выбрано { $sum } из { $count }
w-arena-lose-do = Отдать эти
w-arena-verdict = Приговор
w-arena-verdict-ask = { $fighter } ({ $who }) проиграл. Жизнь или смерть?
w-arena-verdict-wait = Судьбу бойца { $fighter } ({ $who }) решает { $host }
w-arena-up = Палец вверх
w-arena-up-note = { $fighter } уходит домой
w-arena-down = Палец вниз
w-arena-down-cost = { $cost ->
    [0] Смерть; влияния не стоит
   *[other] Смерть; стоит влияния: { $cost }
}
w-arena-ask-act = { $steps ->
    [one] Ваше действие: движение на { $steps } клетку и атака
    [few] Ваше действие: движение до { $steps } клеток и атака
   *[other] Ваше действие: движение до { $steps } клеток и атака
}
w-arena-ask-step = { $steps ->
    [one] После атаки можно пройти { $steps } клетку
    [few] После атаки можно пройти до { $steps } клеток
   *[other] После атаки можно пройти до { $steps } клеток
}
w-arena-stay = Остаться
w-arena-attack-here = Атаковать сейчас, двигаться потом
w-arena-throw-here = Бросить дротик сейчас
w-arena-go = Перейти на { $space }
w-arena-attack-from = Перейти на { $space } и атаковать
w-arena-throw-from = Перейти на { $space } и бросить дротик
w-arena-ask-net = Бросить сеть? Инициатива ваша без броска
w-arena-net = Бросить сеть
w-arena-no-net = Бросать кубики
w-arena-ask-reinit = Перебросить кубики скорости?
w-arena-reinit = Перебросить
w-arena-no-reinit = Оставить
w-arena-ask-order = Инициатива ваша: действовать первым или вторым?
w-arena-first = Первым
w-arena-second = Вторым
w-arena-ask-defend = Какими кубиками защищаться?
w-arena-defend-dice = Кубиками защиты
w-arena-defend-speed = Кубиками скорости
w-arena-ask-axe = { $count ->
    [0] Пока ран нет. Добавить одну топором?
    [one] Пока { $count } рана. Добавить одну топором?
    [few] Пока { $count } раны. Добавить одну топором?
   *[other] Пока { $count } ран. Добавить одну топором?
}
w-arena-axe = Ударить топором
w-arena-no-axe = Беречь топор
w-arena-ask-shield = { $count ->
    [one] { $count } рана. Закрыться щитом от одной?
    [few] { $count } раны. Закрыться щитом от одной?
   *[other] { $count } ран. Закрыться щитом от одной?
}
w-arena-shield = Закрыться щитом
w-arena-no-shield = Беречь щит
w-arena-ask-reroll = Можно перебросить один свой кубик: нажмите на него
w-arena-keep = Оставить кубики
w-arena-ask-force = Можно заставить противника перебросить кубик: нажмите на него
w-arena-no-force = Не надо
w-arena-showdown = Соревнование
w-arena-ladder = { $count ->
    [2] За победу сражаются { $one } и { $two }.
    [3] Сражаются { $one } и { $two }; победителя ждёт { $three }.
   *[other] Сражаются { $one } и { $two }, затем { $three } и { $four }; победители – за игру.
}
w-arena-ladder-out = выбыл
w-arena-ladder-now = сражается
w-arena-ladder-waits = ждёт
w-arena-controls = Бой по шагам
w-arena-back = На шаг назад
w-arena-forth = На шаг вперёд
w-arena-play = Показать
w-arena-pause = Пауза
w-arena-again = Посмотреть бой ещё раз
w-arena-skip = Пропустить
w-arena-speed = Скорость
w-arena-slow = медленно
w-arena-normal = обычно
w-arena-fast = быстро
w-arena-continue = Продолжить
w-arena-said-entered = { $fighter } выходит на арену
w-arena-said-replaced = Вместо бойца { $old } выходит { $fighter }
w-arena-said-tribute = { $who }: залог { $gold } зол.
w-arena-said-wagers = Ставки открыты
w-arena-said-round = Раунд { $round }
w-arena-said-initiative = Инициатива: I { $one }, II { $two }
w-arena-said-first = { $who } действует первым
w-arena-said-second = { $who } действует вторым
w-arena-said-net = { $who } бросает сеть
w-arena-said-reinit = { $who } перебрасывает кубики скорости
w-arena-said-moved = { $fighter } переходит на { $space }
w-arena-said-struck = { $fighter } атакует
w-arena-said-threw = { $fighter } бросает дротик
w-arena-said-rerolled = { $who } перебрасывает { $old }: { $die }
w-arena-said-added = { $count ->
    [one] { $card }: ещё { $count } рана
    [few] { $card }: ещё { $count } раны
   *[other] { $card }: ещё { $count } ран
}
w-arena-said-stopped = { $card }: ран меньше на { $count }
w-arena-said-lost = { $fighter } теряет: { $dice }
w-arena-said-standing = { $fighter } держится
w-arena-said-surrender = { $fighter } сдаётся
w-arena-said-injury = { $fighter } тяжело ранен
w-arena-said-decapitation = { $fighter } обезглавлен
w-arena-said-favoured = { $card } получает жетон Славы
w-arena-said-champion = { $card } становится чемпионом!
w-arena-said-settled = { $who }: ставка { $staked }, возвращается { $back }
w-arena-said-up = { $who }: палец вверх
w-arena-said-down = { $who }: палец вниз
w-arena-said-died = { $card } умирает
w-arena-said-spared = { $card } уходит живым

## Terminal

b-heads = Дом|Влияние|Золото|Рука|Стража|Баланс
b-now = Ход { $turn }, { $phase }
b-now-active = { $stage }, { $who }
b-now-over = Игра окончена
b-stage = { $stage ->
    [house] выбор домов
    [heal] лечение
    [heal-die] выбор кубика лечения
    [healer] лекарь?
    [balance] баланс
    [turn] ход интриг
    [support] просьба о поддержке
    [reveal] просьба о поддержке
    [scheme] разыгран заговор
    [reaction] разыграно ответное действие
    [checkpoint] свободные ответные действия
    [bodyguard] телохранитель?
    [drop] нужно сбросить карту
    [pick] выбор раненого
    [take] золото забирают
    [regain] возврат стражи
    [trade] свободные торги
    [informant] карты аукциона лежат рубашкой вверх
    [bid] тайные ставки
    [invite] вызовы на арену
    [enter] ответ на вызов
    [wager] пари
    [wagered] пари заключены
    [net] сеть?
    [reinit] инициатива
    [order] инициатива
    [act] действие бойца
    [step] движение после атаки
    [defend] выбор защиты
    [reroll] перебросы
    [force] вынужденный переброс
    [axe] ещё одна рана?
    [shield] одной раной меньше?
    [lose] снятие кубиков
    [death] боец погиб
    [verdict] приговор
   *[over] конец
    }
b-form = { $form ->
    [gladiator] гладиатор
    [slave] раб
    [weapon] оружие
    [armour] броня
    [special] специальное оружие
    [scheme] заговор
    [reaction] ответное действие
   *[guard] стража
    }
b-guard = стражник
b-host = распорядитель
b-done = торги окончил
b-resigned = сдался
b-word = обещаний сдержано { $kept }, нарушено { $broken }
b-injured = ранен
b-exhausted = использован
b-favour = слава { $favour }
b-champion = чемпион
b-decks = Колоды: рынок { $market } (сброс { $market_out }), интриги { $intrigue } (сброс { $intrigue_out })
b-heal = Бросок лечения, { $card } ({ $who }): { $dice }
b-request = { $who } просит поддержки: { $asked }; «да»: { $yes }
b-request-price = за «да» обещано: { gold }
b-request-bound = за «да» платят: { gold }
b-request-enough = поддержки хватает
b-request-short = поддержки пока не хватает
b-request-plan = Для карты (другим не видна): { $plan }
b-plan-target = против { $who }
b-plan-named = и { $who }
b-plan-gold = за { gold } вместо влияния
b-plan-agent = с помощью агента
b-plan-asset = с картой { $card }
b-scheme = { $who } играет { $card }: { $text }
b-scheme-target = цель: { $who }
b-scheme-named = назван: { $who }
b-scheme-supporters = поддержали: { $who }
b-scheme-passed = пас: { $who }
b-scheme-guard = у стражи выпало { $die }
b-chain = Затем { $who } играет { $plan }: { $text }
b-lots = Карты аукциона: { $lots }
b-lot = Сейчас продаётся: { $card }
b-lot-host = Сейчас продаётся: жетон распорядителя
b-bidders = ещё торгуются: { $who }
b-laid = уже положено: { $laid }
b-own-bid = ваша ставка: { $gold }
b-card-intrigue = { $form }, требует { $need }, золото { $gold }
b-card-market = { $form }, цена { $gold }
b-offer = Предложение { $number }: { $who } даёт { $to } { $gives } за { $wants }
b-service-invite = вызов { $who } на арену
b-vow = Обещание { $number }: { $who } — { $to }, ход { $turn }: { $what } ({ $state })
b-hand = Ваша рука ({ $count }, предел { $limit }):
b-hand-of = Рука, { $who } ({ $count }, предел { $limit }):
b-hand-none = Ваша рука пуста (предел { $limit })
b-mark-short = не хватает влияния: { $influence }
b-mark-later = в ваш ход интриг
b-menu-bid = Напишите число от 0 до { $most }.
b-menu-act = Пойти на клетку (первая — остаться): { $spaces }
b-menu-act-x = Атаковать с клетки (x после клетки): { $spaces }
b-menu-act-j = Скоростная атака с клетки (j после клетки): { $spaces }
b-menu-more = ? расскажет, что делает каждый; :aid — как записываются ходы.
b-arena = Арена, раунд { $round }
b-arena-before = Арена
b-invited = вызван: { $who }
b-refused = отказались: { $who }
b-showdown = соревнование: { $who }
b-side = { $number } { $who }: { $card }, атака { $attack }, защита { $defence }, скорость { $speed } ({ $sum })
b-side-space = на { $space }
b-odds = (выигрыш: победа 1, ранение 2, обезглавливание { $odds })
b-wagers = Пари: { $bets } { $odds }
b-initiative = Инициатива: { $rolls }
b-attack = Атака, { $who }: { $dice }
b-defeat-surrender = { $card } ({ $who }): сдача
b-defeat-injury = { $card } ({ $who }): ранение и поражение
b-defeat-decapitation = { $card } ({ $who }): обезглавливание
b-defeat-standing = { $card } ({ $who }) ещё на ногах
b-verdict = { $favour ->
    [0] Решает { $who }: палец вверх или вниз
   *[other] Решает { $who }: палец вверх или вниз ценой влияния: { $favour }
    }
b-no-deals = Предложений и обещаний нет.
b-discards-market = Сброс рынка: { $cards }
b-discards-intrigue = Сброс интриг: { $cards }
b-unseen = Карты интриг, которых вы не видели (в колоде или в чужих руках):
b-known = Увидены в чужих руках: { $cards }
b-won = Победа: { $who }
b-by-influence = По влиянию, ход { $turn }
b-by-showdown = В соревновании, ход { $turn }
b-by-limit = По наибольшему влиянию после последнего хода, { $turn }
b-by-resigned = Все остальные сдались, ход { $turn }
b-rank = { $rank }. { $who }: влияние { $influence }, золото { $gold }
b-aid =
    3-2-2   кубики атаки, защиты и скорости гладиатора; у раба 1-1-1, если не сказано иное
    GL05~ GL05! GL05+2 GL05*   использован, ранен, с 2 жетонами славы, чемпион
    В таблице: рука/предел; стража готовая+использованная~; ? — золото скрыто
    house BAT   взять дом (BAT, SOL, TUL, GLA)
    keep, drop GL01a   баланс: заплатить за всех или сбросить гладиаторов
    heal GL05, healer SL06, choose 5   лечение
    sell SC08c, lay GU01d   продать карту с руки; выложить стражу (в любое время)
    hab 1 GL01a GL02a   способность дома и её цена; hab 1 SL01a SL02a SL04 : SC08a сбрасывает эту карту
    use SL08 >B, use SL16 : SC08a, use SL09 lot2   способность карты
    play SC14a >B +C : SL01a X2 agent   заговор против B; +C называет ещё один дом, : своё имущество,
      X2 платит 2 золота за меньшее требуемое влияние, agent использует Ашура
    ask B,C gold 2 for SC10a >B   просить поддержки; затем yes, no и reveal или withdraw
    foil RE01a, foil RE04b +D, guard GU01a, bodyguard SL18   против заговора; pass — пас
    react RE06a >B, react RE09a >A : GL05   ответное действие в свой момент
    end, end SC08a   закончить ход интриг, сбросив карты
    pay B 3   подарить золото, в любое время
    offer B 3 GL02a : WE01a   3 золота и GL02a за WE01a; accept 1, reject 1, cancel 1
    offer B 2 : [yes]   золото за решение, если service_deals — atomic
    vow B gold 2   обещание: gold, support, peace, nofoil, invite, spare, mercy, death; kept 1, broken 1
    bank GL02a, ready, unready   свободные торги
    bid 3   или просто 3
    invite A; enter GL11 WE03a AR01a XE02b; refuse
    bet V1=3 DC=2, bet   пари: V1, V2 победа, IN ранение, DC обезглавливание
    net, reinit, first, second   инициатива
    d4, d4 x, x, d4 j, stay   движение, движение и атака, атака, скоростная атака; после атаки step d5 или d5
    rr 3, rr -, force 6, def s, axe, shield   кубики
    lose a1 d1   кубики, снятые за раны
    up, down   приговор
    Первое слово можно писать и по-русски: пас, да, нет, играть, продать, ставка, пари, конец, пригласить ...
b-extra-cards = Дома и карты с текстами
b-extra-deals = Предложения и обещания
b-extra-discards = Сброс
b-extra-unseen = Ещё не увиденные карты интриг
b-extra-arena = Арена
b-extra-aid = Как записываются ходы
b-help =
    :cards          дома и их имущество со всеми текстами
    :deals          открытые предложения, все обещания
    :discards       обе стопки сброса
    :unseen         карты интриг, которых вы не видели
    :arena          арена и её клетки
    :aid            знаки и запись ходов
    :sort short     стол в меньшем числе строк; :sort full снова покажет всё
    :pass phase     пасовать до конца фазы; также turn, window, target; просто :pass — прекратить
    Подарки, предложения, обещания и стража (pay, offer, vow, accept, lay ...) не ждут вопроса; если за одной
    клавиатурой несколько человек, любой может вставить слово в любой момент: B: pay A 3
b-pass-how = Введите :pass window, :pass phase, :pass turn или :pass target: пас за вас, пока не решится этот заговор или опрос, не кончится фаза или ход или ваш дом не станет целью.
b-pass-window = Пас за вас, пока не решится этот заговор или опрос. :pass — прекратить.
b-pass-phase = Пас за вас до конца фазы или пока ваш дом не станет целью; все прочие решения — ваши. :pass — прекратить.
b-pass-turn = Пас за вас до конца хода или пока ваш дом не станет целью; все прочие решения — ваши. :pass — прекратить.
b-pass-target = Пас за вас, пока ваш дом не станет целью; все прочие решения — ваши. :pass — прекратить.
b-pass-stopped = Пасов за вас больше не будет (было: { $count }).
b-pass-ended-over = { $name }: пасы за вас кончились (было: { $count }).
b-pass-ended-target = { $name }: цель — ваш дом, решайте сами (пасов за вас: { $count }).
f-pass-window = в этом опросе пас за вас
f-pass-phase = в этой фазе пас за вас
f-pass-turn = в этом ходу пас за вас
f-pass-target = пас за вас, пока вы не цель
b-free = Вас ни о чём не спрашивают: дайте золото, предложите, пообещайте (:aid) или нажмите Enter, чтобы идти дальше.
b-log-struck = { $who } атакует: { $dice }
b-log-struck-speed = { $who } атакует кубиками скорости: { $dice }
b-brief = вл { $influence } зол { $gold }
b-brief-house = вл { $influence } зол { $gold } рука { $hand } стража { $guards }
b-verb-sell = продать
b-verb-ask = поддержка
b-verb-end = конец
f-keys-spartacus = F1 помощь  ? ходы  h совет  u назад  v ещё  r правила  F2 English  q выход
f-note-spartacus =
    Ход интриг: карта и дом — заговор; карта и sell — продать её; с ask все
    остальные получат просьбу о поддержке; end и карты — закончить ход, сбросив
    их. Чего карте не хватает, стоит под ней: -2.
    Свободные торги: своё имущество продаётся банку, за чужое — предложение.
    Арена: клетка, затем x для атаки; жирные клетки достижимы, с подчёркнутых
    можно атаковать. Пари: каждая монета — кнопка. Ставки: напишите число.
    В любое время, без вопроса: pay B 3, offer B 2 : GU, vow B peace, accept 1.
    v   тексты, сделки, сброс, арена, запись ходов
    :pass phase   пасовать до конца фазы; также turn, window, target
    o   стол в меньшем числе строк

## Screen

w-board = Стол «Спартак»
w-turn = Ход { $turn }
w-phases = Фазы хода
w-phase = { $phase ->
    [setup] Начало
    [upkeep] Подготовка
    [intrigue] Интриги
    [market] Рынок
    [arena] Арена
   *[showdown] Соревнование
    }
w-stage = { $stage ->
    [house] Выбор домов
    [heal] Лечение раненых
    [heal-die] Лечение раненых
    [healer] Лечение: может помочь лекарь
    [balance] Баланс: каждый дом сводит счета
    [turn] { $own ->
        [yes] Ваш ход в фазу интриг
       *[no] Ход в фазу интриг: { $who }
        }
    [support] Идёт просьба о поддержке
    [reveal] Поддержка есть: заговор можно открыть
    [scheme] Заговор объявлен: дома могут ответить
    [reaction] Ответ сыгран: его можно раскрыть
    [checkpoint] Прежде чем игра пойдёт дальше, дома могут ответить
    [bodyguard] Стража не справилась: может помочь телохранитель
    [drop] Заговор исполняется
    [pick] Заговор исполняется
    [take] Заговор исполняется
    [regain] Можно вернуть стражу
    [trade] Свободные торги: все торгуют одновременно
    [informant] Лоты лежат рубашкой вверх: осведомители могут посмотреть
    [bid] Тайные ставки
    [invite] Распорядитель вызывает
    [enter] Вызов ждёт ответа
    [wager] Заключаются пари
    [wagered] Пари заключены: дома могут ответить
    [death] Боец погиб: дома могут ответить
    [verdict] Палец вверх или вниз
    [over] Игра окончена
   *[other] Бой
    }
w-deals = Переговоры
w-offers-waiting = { $count ->
    [one] Вас ждёт { $count } предложение
    [few] Вас ждут { $count } предложения
   *[many] Вас ждут { $count } предложений
    }
w-offers-waiting-eyes = { $eyes }: { $count ->
    [one] ждёт { $count } предложение
    [few] ждут { $count } предложения
   *[many] ждут { $count } предложений
    }
w-piles-counts = В колоде интриг карт: { $intrigue }, в колоде рынка: { $market }; посмотреть сброс
w-aid = Памятка
w-track = Влияние { $influence } из { $goal }; размер руки { $limit }
w-limit-short = рука { $limit }
w-host = распорядитель игр
w-no-house = дом не выбран
w-house-open = Карточка дома: { $house }
w-house-name = { $house ->
    [BAT] Батиат
    [SOL] Солоний
    [TUL] Туллий
   *[GLA] Глабр
    }
w-house-net = { $net ->
    [0] Баланс: ни дохода, ни расхода
   *[other] Баланс в следующую подготовку, если ничего не изменится: { $net }
    }
w-gold = золото: { $gold }
w-gold-hidden = золото скрыто, пока не выбран распорядитель
w-hand-count = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
    }
w-guards = { $tired ->
    [0] стражников: { $ready }
   *[other] стражников готовых: { $ready }, использованных: { $tired }
    }
w-vows-count = обещаний сдержано { $kept }, нарушено { $broken }
w-no-assets = ни людей, ни вооружения
w-resigned = сдался
w-assets = Имущество
w-known = Карты этой руки, которые вы видели
w-known-eyes = Карты этой руки, которые видит { $eyes }
w-guard = Стража
w-form = { $form ->
    [gladiator] гладиатор
    [slave] раб
    [weapon] оружие
    [armour] броня
    [special] специальное
    [guard] стража
    [scheme] заговор
   *[reaction] ответ
    }
w-dice = атака { $attack }, защита { $defence }, скорость { $speed }
w-ready = готов
w-exhausted = использован
w-injured = ранен
w-champion = чемпион
w-favour = слава { $count }
w-nothing = ничего
w-need = требуется влияния: { $need }
w-cash = можно продать за { $gold }
w-value = стоимость { $gold }
w-no-text = Без особых способностей.
w-owned = Владелец { $who }:
w-look = Посмотреть: { $card }
w-choices = Варианты
w-hand = Ваша рука
w-hand-eyes = Рука: { $eyes }
w-hand-size = { $count }, в конце хода не больше { $limit }
w-hand-size-eyes = { $count }, в конце хода не больше { $limit }
w-hand-none = карт нет
w-throw-away = Сбросьте карт: { $count }, выбрано { $chosen }
w-thrown = сбросить
w-mark-play = можно играть
w-mark-support = не хватает влияния: { $short }, просите поддержки
w-mark-lay = можно выложить
w-why-lay = Стражу можно выложить на стол в любой момент.
w-mark-short = не хватает влияния: { $short }
w-mark-later = не сейчас
w-why-play = Эту карту можно играть.
w-why-support = Попросите поддержки у других домов.
w-why-short = Для этой карты не хватает влияния: { $short }.
w-why-later = Сейчас эту карту играть нельзя.
w-plan = Сыграть: { $card }
w-target = Цель
w-target-first = Первый дом
w-target-second = Второй дом
w-named = Кто получает
w-own-asset = Вы отдаёте
w-new-fighter = Новый боец
w-myself = мой дом
w-reduce = Снизить требование
w-agent = использовать: { $card }, −2
w-less = меньше
w-more = больше
w-ask-whom = Просить поддержки (карту никто не видит)
w-price = Цена за каждое «да»
w-price-free = Это обещание: заплатить вас никто не заставит.
w-price-bound = Платится сразу за каждое «да».
w-lent = Просите влияния: { $lent }, не хватает: { $missing }
w-plan-ask = { $count ->
    [one] Просить { $count } дом
    [few] Просить { $count } дома
   *[many] Просить { $count } домов
    }
w-plan-play = Сыграть карту
w-plan-foil = Раскрыть этой картой
w-deed-sell = Продать за { $gold }
w-deed-lay = Выложить на стол
w-deed-guard = Использовать стражу
w-scheme-open = Заговор
w-against = против
w-named-too = назван также:
w-you = вы
w-you-eyes = { $eyes }
w-each-house = все дома
w-you-are-target = Цель — ваш дом.
w-you-are-target-eyes = Цель — { $eyes }.
w-supported = Поддержали: { $who }
w-guard-held = На кубике стражи { $die }: заговор раскрыт.
w-guard-failed = На кубике стражи { $die }: не вышло.
w-answers-with = { $who }: { $card }
w-window-scheme = Цель может использовать стражу; раскрыть заговор может любой дом.
w-window-reaction = Сыгран ответ: некоторые карты могут его раскрыть.
w-window-open = Время для ответных действий.
w-use-guard = Стража со стола ({ $count })
w-use-guard-hand = Стража с руки
w-foil-with = Раскрыть: { $card }
w-moment = Время для ответных действий
w-request = Просьба о поддержке
w-request-own = Вы просите поддержки
w-request-own-eyes = { $eyes } просит поддержки
w-request-of = { $who } просит поддержки
w-support-yes = да
w-support-no = нет
w-support-asked = думает
w-request-price = За каждое «да» обещано { $gold }. Заплатить никто не заставит.
w-request-bound = За каждое «да» платят { $gold }.
w-request-nothing = За «да» ничего не предлагают.
w-request-sum = Влияния { $sum } из { $need }
w-enough = Поддержки хватает.
w-not-enough = Поддержки пока не хватает.
w-support-final = «Да» нельзя взять назад, даже если заговор против вас.
w-passing = Пасовать автоматически
w-pass-until = Пасовать, пока
w-until-window = не кончится этот опрос
w-until-window-how = Пасует за вас, пока не решится этот заговор или опрос
w-until-phase = не кончится фаза
w-until-phase-how = Пасует за вас до конца фазы
w-until-target = я не стану целью
w-until-target-how = Пасует за вас, пока ваш дом не станет целью
w-passing-window = В этом опросе пас за вас (раз: { $count })
w-passing-phase = В этой фазе пас за вас (раз: { $count })
w-passing-target = Пас за вас, пока вы не цель (раз: { $count })
w-passing-stop = Прекратить
w-woken = Цель — ваш дом: решайте сами.
w-with-guards = Готовых стражников нужно: { $count }
w-throw-which = Карты для сброса, до 3:
w-use-ability = Применить
w-ability = способность
w-your-turn = Ваш ход в фазу интриг
w-cannot-pay = нечем заплатить
w-uses = Люди и долги
w-end-turn-throw = Закончить ход: сбросить { $count }
w-end-throwing = Закончить ход ({ $chosen } из { $count })
w-not-yet = Ещё нет
w-deal-with = Сделка с домом
w-you-give = Вы даёте
w-you-give-eyes = { $eyes } даёт
w-you-get = Вы получаете
w-you-get-eyes = { $eyes } получает
w-gives = { $who } даёт
w-deal-gold-only = Вне свободных торгов между домами ходит только золото.
w-give = { $who }: подарить { $gold }
w-offer = Предложить: { $who }
w-offers = Открытые предложения
w-offer-you = { $who } даёт вам: { $gives }. Хочет: { $wants }
w-offer-you-eyes = { w-offer-line }
w-offer-line = { $who } предлагает ({ $whom }): { $gives } за { $wants }
w-service-invite = пригласить: { $who }
w-accept = Принять
w-reject = Отклонить
w-cancel = Отозвать
w-deals-note = Золото и обмены обязательны. Обещания — нет.
w-deals-shut = Пока ставки или пари тайные, золото и обещания не передаются.
w-gift-offer = Подарок или обмен
w-promise = Обещание
w-promise-to = Кому обещаете
w-promise-what = Что обещаете
w-promise-gold = Сколько золота
w-promise-do = Обещать
w-promise-note = Сдержать его никто не заставит; другой дом скажет, сдержали ли вы слово.
w-vow = { $what ->
    [gold] заплатить золото
    [support] поддержать следующий заговор
    [peace] никаких заговоров против этого дома в этот ход
    [nofoil] ничего не раскрывать у этого дома в этот ход
    [invite] вызвать на арену
    [spare] не вызывать на арену
    [mercy] палец вверх
   *[death] палец вниз
    }
w-vows = Обещания
w-vow-line = { $who } — { $whom }, ход { $turn }: { $what }
w-vows-none = обещаний пока нет
w-kept = Сдержано
w-broken = Нарушено
w-open-market = Свободные торги
w-traders = Кто закончил
w-done = готов
w-trading = торгует
w-bank = Продать банку
w-fair-offers = Сделки, выгодные обоим
w-bank-none = готового имущества нет
w-bank-done = вы закончили торговать
w-auction = Аукцион
w-lot = Лот { $lot } из { $lots }
w-lot-number = лот { $lot }
w-lot-host = Последний лот: жетон распорядителя
w-lots-down = Лоты лежат рубашкой вверх
w-lot-hidden = Лот { $lot }, рубашкой вверх
w-host-token = Жетон распорядителя
w-reveal = Ставки открыты
w-reveal-won = { $who } выигрывает за { $gold }
w-reveal-tied = Поровну: эти дома ставят ещё раз.
w-reveal-void = Никому не нужно.
w-unsold = никто
w-laid = лежит { $gold }
w-bid-open = думает
w-bid-sealed = ставка сделана
w-your-bid = Ваша ставка:
w-of-gold = из { $gold }
w-bid-note = Все ставки открываются одновременно; платит только победитель.
w-bid-again = Ваших монет уже лежит { $gold }; новая ставка добавится.
w-bid-laid = Ваша тайная ставка: { $gold }
w-bid-laid-eyes = Тайная ставка, { $eyes }: { $gold }
w-informant = Послать осведомителя?
w-informant-wait = Осведомители могут посмотреть лот.
w-balance = Баланс
w-balance-slaves = Готовые рабы приносят { $count }.
w-balance-gladiators = Готовые гладиаторы стоят { $count }.
w-balance-drop = Нажмите на гладиатора, чтобы отпустить его: платить не надо, но он потерян.
w-balance-letting-go = Рассчитаться, отпустив гладиаторов: { $count }
w-leaves = уходит
w-heal = Лечение
w-heal-how = 4, 5, 6 — вылечен; 2, 3 — ещё ранен; 1 — умирает
w-heal-well = вылечен
w-heal-ill = ещё ранен
w-heal-dead = умирает
w-setup = Выберите дом
w-setup-wait = Дома выбираются.
w-figure = Фишка
w-move-house = { $house }, фишка { $figure }
w-since = После вашего последнего решения
w-since-eyes = После последнего решения: { $eyes }
w-since-count = { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
    }
w-piles = Колоды и сброс
w-deck = { $deck ->
    [market] Колода рынка
   *[intrigue] Колода интриг
    }
w-deck-count = в колоде { $count }, в сбросе { $out }
w-pile-empty = ничего
w-seat = { $gold ->
    [-1] { $house }: влияние { $influence }, золото скрыто, карт на руке { $hand }
   *[other] { $house }: влияние { $influence }, золото { $gold }, карт на руке { $hand }
    }
w-sign-influence = влияние
w-sign-coin = золото
w-sign-cards = карты на руке
w-sign-guard = стража
w-sign-gladiator = гладиатор
w-sign-slave = раб
w-sign-favour = слава
w-sign-champion = чемпион
w-sign-injury = ранен
w-sign-host = распорядитель
w-aid-win = 12 очков влияния нужно иметь в конце фазы интриг, рынка или арены; были раньше — не считается.
w-aid-exhausted = Использованные карты ни на что не влияют, не приносят и не стоят золота, и потерять их нельзя.
w-aid-support = Заговоры можно играть с чужим влиянием; ответные действия поддержки не получают.
w-aid-guards = Стражу использует только цель, на 4 и больше заговор раскрыт; раскрыть картой может любой дом.
w-aid-promise = Обещанную плату никто не взыщет: платите сразу или верьте.
w-aid-bids = При равенстве ставят ещё раз, сверх первой ставки. Если никто не поставил, лот пропадает.
w-aid-refuse = Отказ от вызова стоит 1 влияния, даже если послать некого. Раб тоже может драться.
w-aid-dice = Кубики сравнивают от старших к младшим; кубик атаки без пары ранит на 3 и больше.
w-aid-defeat = Осталось два кубика — сдача, один — ранение, ни одного — обезглавливание. Выбрать нельзя.
w-aid-champion = Три жетона славы — чемпион: 1 влияние, и казнить его нельзя.
w-aid-wagers = Распорядитель получает влияние до боя. Владелец бойца не может ставить на противника.
w-aid-keys = Клавиши: 1–9 открывают карту с руки, P — пас, Y и N — ответ, R — готов, E — конец хода.
w-courtesy = Ложь и коварство — часть этой игры; пусть они остаются дружескими и внутри неё.
w-verb-play = сыграть
w-verb-ask = просить поддержки
w-verb-foil = раскрыть
w-verb-react = ответить
w-move-pass = Пас
w-move-yes = Поддержать
w-move-no = Не поддержать
w-move-reveal = Открыть и сыграть заговор
w-move-withdraw = Забрать обратно
w-move-ready = Я закончил
w-move-unready = Торговать дальше
w-move-keep = Рассчитаться, оставить всех
w-move-end = Закончить ход
w-move-resign = Сдаться
w-move-refuse = Отказаться (−1 влияние)
w-move-up = Палец вверх
w-move-down = Палец вниз
w-move-net = Использовать сеть
w-move-reinit = Перебросить
w-move-first = Ходить первым
w-move-second = Ходить вторым
w-move-axe = Ещё одна рана
w-move-shield = Отменить одну рану
w-result-won = Ваш дом правит городом!
w-result = { $winner } побеждает
w-result-seat = { $rank }. { $name } (влияние { $influence })
