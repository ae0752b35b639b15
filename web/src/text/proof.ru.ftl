## Панель честности: что было запечатано, что выпало и что это доказывает

proof-of = Честность этой партии: { $game }
proof-running = Партия ещё идёт. Секрет пока заперт: вот его печать, которую можно будет проверить после конца.
proof-checking = Браузер вычисляет случайные события: { $done } из { $all } …
proof-good = { $count ->
    [one] Верно: { $count } случайное событие этой партии такое, каким должно быть.
    [few] Верно: все { $count } случайных события этой партии такие, какими должны быть.
   *[other] Верно: все { $count } случайных событий этой партии такие, какими должны быть.
}
proof-bad = { $wrong ->
    [one] Неверно: найдено { $wrong } расхождение.
    [few] Неверно: найдено { $wrong } расхождения.
   *[other] Неверно: найдено { $wrong } расхождений.
}
proof-bad-note = Либо эту запись кто-то изменил, либо случай в партии был не тем, что запечатан.
proof-untold = { $count ->
    [one] О { $count } событии запись молчит; оно только вычислено.
   *[other] О { $count } событиях запись молчит; они только вычислены.
}
proof-insecure = На этой странице проверить нельзя
proof-insecure-note = Браузеры дают свои криптографические средства только страницам, пришедшим по https или с этой же машины (localhost). Эта страница пришла по сети простым http. Скачайте запись и проверьте её там, где установлен Ludus: ludus verify ФАЙЛ. Или попросите у хозяина сервера адрес с https.
proof-broken = Запись не удаётся проследить до конца: { $reason }
proof-record = Скачать запись партии
proof-command = Та же проверка без этой страницы и без этого сервера: ludus verify ФАЙЛ
proof-again = Проверить другую запись

proof-commitment = Печать, показанная до первой карты
proof-commitment-note = Отпечаток (SHA-256) секрета, игры и её настроек. По нему нельзя найти секрет, и второго подходящего секрета нет.
proof-commitment-right = Секрет подходит к печати.
proof-commitment-wrong = Секрет не подходит к печати. Из этого секрета следует { $derived }
proof-noted = Этот браузер видел ту же печать { $when }, до конца партии.
proof-noted-other = { $when } этому браузеру показали другую печать: { $commitment }
proof-not-noted = До конца партии этого браузера за столом не было; что печать была той же, знают те, кто был.
proof-secret = Секрет, открытый после конца
proof-secret-locked = Откроется, когда партия закончится.
proof-words = Что добавили игроки
proof-words-note = Устройство каждого игрока само придумывает случайные буквы и подмешивает их к секрету, чтобы тасование решал не один сервер.
proof-words-yours = ваши
proof-words-ours = сделаны этим браузером
proof-words-not-ours = сделаны не этим браузером: на другом устройстве или изменены
proof-words-none = Никто ничего не добавил.
proof-words-none-yet = Вы ничего не добавили.
proof-words-hidden = Что добавили другие, откроется после конца.
proof-nth = № { $number }

proof-events = Каждое тасование, вытягивание и бросок
proof-events-note = Карты записаны так же, как в записи партии. Откройте строку, чтобы увидеть, что лежало до того.
proof-events-none = В этой партии ничего не решал случай.
proof-only-wrong = Показать только неверные
proof-right = верно
proof-wrong = неверно
proof-derived = вычислено
proof-deal = До первого хода
proof-move = Ход { $move }, { $who }
proof-label = Метка
proof-before = До
proof-all = Возможно
proof-must = Должно быть
proof-told = В записи
proof-more = { $count ->
    [one] и ещё { $count }
   *[other] и ещё { $count }
}

proof-upload = Проверить запись
proof-upload-note = Запись законченной партии с любого сервера Ludus. Сервер лишь повторяет ходы, чтобы знать, что и когда тасовали; всё остальное вычисляет этот браузер.
proof-file = Выберите файл (.ludus)
proof-paste = Или вставьте его текст
proof-check = Проверить
proof-too-large = Этот файл слишком велик для записи.

proof-what = Что это доказывает и чего не доказывает
proof-proves = Доказывает
proof-proves-1 = Секрет был выбран до раздачи первой карты: тогда показали его отпечаток, и он совпадает.
proof-proves-2 = Каждое тасование, вытягивание и каждый бросок следуют из секрета, букв игроков и имени стола по твёрдому правилу. Никто не менял карт и бросков по ходу партии: ни сервер, ни игрок.
proof-proves-3 = Кто добавил свои буквы, знает: сервер не мог выбрать раздачу, если показал печать раньше, чем увидел эти буквы.
proof-not = Не доказывает
proof-not-1 = Что никто не подглядывал. Секрет во время партии хранит тот, кто держит сервер, и он мог бы прочесть карты.
proof-not-2 = Что сервер не видел букв того, кто открыл стол: они приходят вместе с просьбой его открыть. Буквы всех, кто сел позже, пришли после печати.
proof-not-3 = Что игроки не сговаривались в другом месте и что имя принадлежит определённому человеку.
proof-not-4 = Что стопка перед поздним тасованием лежала именно так: это следует из ходов и правил, а их повторяет этот сервер. «ludus verify» повторит их на вашей машине.
proof-how = Как это вычисляется

## Для чего каждое случайное событие

stream-regicide-first = Кто начинает
stream-regicide-kings = Порядок королей
stream-regicide-queens = Порядок дам
stream-regicide-jacks = Порядок валетов
stream-regicide-tavern = Тасование колоды таверны
stream-regicide-heal = Черви: карты из сброса уходят под колоду таверны
stream-gorus-dealer = Кто сдаёт первым
stream-gorus-schools = Какие школы гладиаторов участвуют
stream-gorus-deal = Раздача раунда { $round }
stream-augustus-crier = Кто первым глашатай
stream-augustus-objectives = Тасование карт целей
stream-augustus-bag = Порядок жетонов в мешке
stream-augustus-reshuffle = Сброшенные цели становятся новой колодой
stream-goldencup-match-tokens = Кто с кем играет: жетоны матчей
stream-goldencup-fans = Тасование карт болельщиков
stream-goldencup-automa = Порядок жетонов Автомы
stream-goldencup-bronze = Тасование бронзовых чемпионов
stream-goldencup-silver = Тасование серебряных чемпионов
stream-goldencup-gold = Тасование золотых чемпионов
stream-goldencup-bronze-share = Бронзовый сброс, поделённый между игроками
stream-goldencup-silver-share = Серебряный сброс, поделённый между игроками
stream-goldencup-gold-share = Золотой сброс, поделённый между игроками
stream-goldencup-seat = Собственный сброс места { $seat } становится новой очередью
stream-goldencup-f1 = Из мешка поля 1
stream-goldencup-f2 = Из мешка поля 2
stream-goldencup-f3 = Из мешка поля 3
stream-goldencup-f1-dice = Кубик на поле 1
stream-goldencup-f2-dice = Кубик на поле 2
stream-goldencup-f3-dice = Кубик на поле 3
stream-goldencup-final = Из мешка финала
stream-goldencup-final-dice = Кубик в финале
stream-goldencup-penalties = Кубик в серии пенальти
stream-goldencup-tie = Кубик при равенстве
stream-spartacus-first = Кубики: кто первым выбирает дом
stream-spartacus-gladiators = Тасование гладиаторов для начала
stream-spartacus-slaves = Тасование рабов для начала
stream-spartacus-market = Тасование колоды рынка
stream-spartacus-intrigue = Тасование колоды интриг
stream-spartacus-heal = Кубик лечения
stream-spartacus-guard = Кубик стражи
stream-spartacus-host = Кубики: кто хозяин игр
stream-spartacus-spy = Какую карту находит шпион
stream-spartacus-initiative = Кубики инициативы
stream-spartacus-attack = Кубики атаки
stream-spartacus-defence = Кубики защиты
stream-spartacus-tie = Кубики при равенстве
stream-spartacus-houses = Какой дом достаётся каждому игроку
