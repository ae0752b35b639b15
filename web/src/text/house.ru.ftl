### Слова веб-клиента; слова каждой игры лежат в её папке.

## Везде

close = Закрыть
loading = Минутку…
home = Все столы
try-again = Ещё раз
skip = Сразу к столу
copy = Копировать
copied = Скопировано
sending = Отправляем…
refused = Так нельзя.
no-server = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
server-trouble = На сервере что-то пошло не так. Попробуйте чуть позже.
theme-auto = Цвета: как в системе
theme-light = Цвета: светлые
theme-dark = Цвета: тёмные
lost-title = Здесь пусто
lost = Этот адрес никуда не ведёт.

## Первая страница

tagline = Садитесь и играйте
lead = Настольные игры в браузере: с друзьями или с компьютером. Без регистрации и установки — просто отправьте друзьям ссылку.
your-name = Ваше имя
name-placeholder = например, Анна
name-shown = Его увидят остальные за столом.
name-saving = Сохраняем…
name-saved = Сохранено.
play-now-with = Сыграть в «{ $game }» с компьютером
play-now-against = Сыграть в «{ $game }» против компьютера
new-table = Новый стол
which-game = Игра
read-rules = Как играть в «{ $game }»
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
    }
players-range = игроков: { $low }–{ $high }
together = все заодно
against = каждый за себя
how-many = Сколько игроков
who-plays = Кто играет
seat-letter = Место { $letter }
seat-for-me = Я
seat-for-bot = Компьютер, { $level }
seat-for-friend = Друг по ссылке
seat-for-program = Программа по ключу
table-options = Правила этого стола
grace = Если кто-то ушёл
grace-value = { $minutes ->
    [0] партия ждёт
    [one] через { $minutes } минуту играет компьютер
    [few] через { $minutes } минуты играет компьютер
   *[other] через { $minutes } минут играет компьютер
    }
pace = Время на решение
pace-value = { $seconds ->
    [0] не ограничено
   *[other] { $seconds } с, потом отвечает компьютер
    }
play = Играть
play-invite = Открыть стол
play-invite-note = Вы получите ссылку для друзей.
my-tables = Мои столы
alone = в одиночку
status-playing = идёт партия
status-waiting = ждём игроков
status-over = партия окончена
show-all = Показать все: { $count }
show-fewer = Свернуть
about = Ludus: открытый код, бесплатно и без рекламы

## Настройки игр

opt-seat = место { $letter }
opt-own = записать самому
seat-team = Команда { $number }
opt-regicide-first = Кто ходит первым
opt-regicide-first-random = по жребию
opt-regicide-talk = Разговоры во время партии
opt-regicide-talk-signals = только готовые фразы
opt-regicide-talk-silent = молчание, фразы только после Шута
opt-regicide-talk-free = свободный разговор
opt-regicide-lazaret = Сброс (Лазарет)
opt-regicide-lazaret-top = видна только верхняя карта
opt-regicide-lazaret-open = видны все карты
opt-regicide-solo_yield = Отступление в соло-игре
opt-regicide-solo_yield-off = запрещено
opt-regicide-solo_yield-on = разрешено, но не дважды подряд
confirm-regicide-ask-pay = Сбросить
confirm-regicide-ask-play = Сыграть
confirm-regicide-ask-play-only = Сыграть
opt-gorus-mode = Кто с кем играет
opt-gorus-mode-free = каждый за себя
opt-gorus-mode-teams = командами
opt-gorus-split = Команды
opt-gorus-split-auto = обычные
opt-gorus-schools = Школы
opt-gorus-schools-random = по жребию
opt-gorus-target = Сколько раундов выиграть
opt-gorus-target-1 = 1
opt-gorus-target-2 = 2
opt-gorus-target-3 = 3
opt-gorus-target-4 = 4
opt-gorus-target-5 = 5
opt-gorus-target-6 = 6
opt-gorus-target-7 = 7
opt-gorus-target-8 = 8
opt-gorus-target-9 = 9
opt-gorus-team_target = Сколько раундов выиграть команде
opt-gorus-team_target-size-1 = на один больше, чем в ней игроков
opt-gorus-team_target-common = всем командам поровну
opt-gorus-favour = Поддержка толпы (ПТ)
opt-gorus-favour-default = обычный ряд
opt-gorus-favour-minimal = 11 и 14 ничего не приносят
opt-gorus-first_dealer = Кто раздаёт первым
opt-gorus-first_dealer-random = по жребию
opt-gorus-final_tie = Равенство в конце игры
opt-gorus-final_tie-shared = победу делят
opt-gorus-final_tie-extra = решает дополнительный раунд
opt-gorus-wanderers_challenge = Странствующие гладиаторы
opt-gorus-wanderers_challenge-on = могут бросить вам вызов
opt-gorus-wanderers_challenge-off = вызова не бросают
opt-gorus-solo_early_stop = Когда все восьмёрки потеряны
opt-gorus-solo_early_stop-off = раунд доигрывается
opt-gorus-solo_early_stop-on = раунд сразу заканчивается
opt-gorus-open_own_pile = Ваша стопка
opt-gorus-open_own_pile-off = можно смотреть только последний бой
opt-gorus-open_own_pile-on = можно смотреть все карты
opt-gorus-show_running_totals = ПТ во время раунда
opt-gorus-show_running_totals-off = скрыты до конца
opt-gorus-show_running_totals-on = видны всё время
confirm-gorus-ask-open = Сыграть
confirm-gorus-ask-follow = Сыграть
opt-augustus-start = Начальные задания
opt-augustus-start-draft = каждый оставляет 3 из 6
opt-augustus-start-random3 = 3 случайных (первая игра)
opt-augustus-placement = Размещение легионов
opt-augustus-placement-simultaneous = все сразу и втайне
opt-augustus-placement-clockwise = по очереди, начиная с глашатая
opt-augustus-crier = Первый глашатай
opt-augustus-crier-random = по жребию
opt-augustus-deck = Задания колоды
opt-augustus-deck-standard = обычные 88
confirm-augustus-ask-keep = Оставить
confirm-augustus-ask-place = Мобилизовать
confirm-augustus-ask-mob = Мобилизовать
confirm-augustus-ask-mobany = Мобилизовать
confirm-augustus-ask-finish = Выполнить
confirm-augustus-ask-rearrange = Переставить
confirm-augustus-ask-remove = Убрать
confirm-augustus-ask-wipe = Убрать все
confirm-augustus-ask-lose = Сбросить
confirm-augustus-ask-give = Отдать
confirm-augustus-ask-count = Решить
confirm-augustus-ask-pick = Взять
opt-goldencup-shopping = Закупки
opt-goldencup-shopping-sealed = втайне, пока не закончат все
opt-goldencup-shopping-open = видны сразу всем
opt-goldencup-decks = Откуда берут чемпионов
opt-goldencup-decks-shares = каждый из своей доли колоды
opt-goldencup-decks-arrival = из общей колоды, кто первый
opt-goldencup-dice_cap = Кубиков в одном броске
opt-goldencup-dice_cap-none = сколько угодно
opt-goldencup-dice_cap-4 = не больше 4
opt-goldencup-wizard_jim = Жетон спонсоров Волшебника Джима
opt-goldencup-wizard_jim--1 = -1, как напечатано
opt-goldencup-wizard_jim-plus1 = +1
opt-goldencup-solo_level = Автома
opt-goldencup-solo_level-amateur = Любитель
opt-goldencup-solo_level-professional = Профессионал
opt-goldencup-solo_level-legend = Живая легенда
opt-goldencup-solo_automa_glory = Слава Автомы в начале
opt-goldencup-solo_automa_glory-5 = 5
opt-goldencup-solo_automa_glory-0 = нет
opt-goldencup-champions = Чемпионы
opt-goldencup-champions-standard = обычные 102
opt-goldencup-fans = Карты болельщиков
opt-goldencup-fans-standard = обычные 16
opt-goldencup-boards = Планшеты и жетоны
opt-goldencup-boards-standard = обычные
confirm-goldencup-ask-fan = Оставить
confirm-goldencup-ask-prepare = Дальше
confirm-goldencup-ask-shop = Купить
confirm-goldencup-ask-sack = Сбросить
confirm-goldencup-ask-order = Выполнить
confirm-goldencup-ask-upgrade-attack = Улучшить
confirm-goldencup-ask-upgrade-defence = Улучшить
confirm-goldencup-ask-return-attack = Вернуть
confirm-goldencup-ask-return-defence = Вернуть
confirm-goldencup-ask-line = Расставить
confirm-goldencup-ask-line-final = Расставить
confirm-goldencup-ask-line-penalties = Расставить
opt-spartacus-length = Длина игры
opt-spartacus-length-standard = стандартная: в начале влияние 4
opt-spartacus-length-quick = быстрая: в начале влияние 7
opt-spartacus-length-advanced = продвинутая: в начале влияние 1
opt-spartacus-houses = Дома
opt-spartacus-houses-chosen = выбирают по очереди, первым — старший бросок
opt-spartacus-houses-dealt = раздаются случайно
opt-spartacus-decap_odds = Пари на «Обезглавливание»
opt-spartacus-decap_odds-3 = платят 3 к 1
opt-spartacus-decap_odds-2 = платят 2 к 1
opt-spartacus-host_void = Если торги за должность распорядителя не состоялись
opt-spartacus-host_void-refund = решает кубик, все ставки возвращаются
opt-spartacus-host_void-winner_pays = решает кубик, его победитель платит
opt-spartacus-min_influence = Наименьшее влияние
opt-spartacus-min_influence-1 = 1
opt-spartacus-min_influence-0 = 0
opt-spartacus-supporter_may_foil = Кто поддержал заговор
opt-spartacus-supporter_may_foil-yes = всё же может его раскрыть
opt-spartacus-supporter_may_foil-no = раскрыть его не может
opt-spartacus-service_deals = Золото за решения
opt-spartacus-service_deals-free = никого не связывает
opt-spartacus-service_deals-atomic = принятое предложение закрепляет решение
opt-spartacus-wagers = Как заключают пари
opt-spartacus-wagers-simultaneous = все сразу, втайне
opt-spartacus-wagers-in_turn = по очереди от распорядителя
opt-spartacus-max_wagers = Пари одного игрока
opt-spartacus-max_wagers-4 = не больше 4
opt-spartacus-max_wagers-3 = не больше 3
opt-spartacus-target_influence = Влияние для победы
opt-spartacus-target_influence-12 = 12
opt-spartacus-target_influence-10 = 10, игра короче
opt-spartacus-neutral_titles = Названия карт
opt-spartacus-neutral_titles-on = нейтральные
opt-spartacus-neutral_titles-original = первоначальные, есть грубые
opt-spartacus-turn_limit = Ходов не больше
opt-spartacus-turn_limit-none = без ограничения
opt-spartacus-stall_rounds = Раундов без атаки, после которых бой окончен
opt-spartacus-stall_rounds-10 = 10
confirm-spartacus-ask-balance = Подвести баланс
confirm-spartacus-ask-balance-pay = Подвести баланс
confirm-spartacus-ask-balance-short = Подвести баланс
confirm-spartacus-ask-turn-over = Закончить ход
confirm-spartacus-ask-take = Отобрать
confirm-spartacus-ask-bid = Поставить
confirm-spartacus-ask-bid-again = Поставить
confirm-spartacus-ask-bid-host = Поставить
confirm-spartacus-ask-bid-host-again = Поставить
confirm-spartacus-ask-enter = Выставить
confirm-spartacus-ask-enter-own = Выставить
confirm-spartacus-ask-enter-forced = Выставить
confirm-spartacus-ask-enter-showdown = Выставить

## Места

seats = Места
seat-name-person = Игрок { $letter }
seat-name-bot = Компьютер { $letter }
seat-name-program = Программа { $letter }
seat-name-open = Место { $letter }
seat-you = вы
seat-bot = компьютер, { $level }
seat-open = свободно
seat-person-here = за столом
seat-person-away = нет на месте
seat-program-here = программа на связи
seat-program-away = программа не подключена
seat-stand-in = играет компьютер ({ $level })
seat-thinking = думает…
level-random = случайные ходы
level-novice = новичок
level-easy = лёгкий
level-normal = обычный
level-hard = сильный
level-expert = мастер
their-turn = ходит
your-turn = ваш ход
your-turn-now = Ваш ход. { $question }

## Перед партией

room-seated = Место за вами. Партия начнётся, когда все соберутся.
room-invited = Вас пригласили: займите свободное место.
room-full = Все места заняты. Когда партия начнётся, можно будет смотреть.
room-wait-host = Партию начнёт хозяин стола.
sit = Сесть
stand = Встать
fill-seat = { $name }: кто играет
start = Начать партию
start-fill = { $count ->
    [one] Свободно { $count } место, его займёт компьютер. Уровень:
    [few] Свободно { $count } места, их займут компьютеры. Уровень:
   *[other] Свободно { $count } мест, их займут компьютеры. Уровень:
    }

## За столом

board = Стол
decision = Ваше решение
waiting-for = { $count ->
    [one] Ходит { $names }
   *[other] Решают: { $names }
    }
clock-left = Осталось времени: { $seconds } с
clock-soon = Осталось секунд: { $seconds }
nothing-to-do = Сейчас решать нечего.
choose-parts = Выберите на столе или возьмите ход из списка.
confirm-some = Подтвердить
confirm-one = Подтвердить
confirm-amount = Подтвердить
confirm-order = Подтвердить порядок
confirm-yesno = Подтвердить
confirm-bid = Сделать ставку
confirm-offer = Предложить
confirm-title = Вы уверены?
confirm-yes = Да, так и сделать
confirm-no = Нет, вернуться
clear = Снять выбор
all-moves = Все ходы ({ $count })
moves-search = Найти ход
moves-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
    }
moved-on = За это время на столе что-то изменилось. Посмотрите и решите снова.
bid-sealed = Ставку никто не увидит, пока не поставят все.
amount = от { $least } до { $most }
amount-less = на один меньше
amount-more = на один больше
order-up = { $part }: раньше
order-down = { $part }: позже
order-moved = { $part }: теперь под номером { $place }
offer-parts = Из чего состоит предложение
hint = Совет компьютера
hint-mark = выбор компьютера
hint-thinking = Думает…
hint-says = Компьютер выбрал бы { $move }: { $why }
undo-free = Взять ход назад
undo-ask = Попросить ход назад
undo-waiting = Вы попросили вернуть ход. Ещё не ответили: { $names }.
undo-question = { $who } просит вернуть ход { $move }. Вы согласны?
undo-yes = Согласиться
undo-refuse = Отказать
signals = Что можно сказать
talk-label = Сказать всем
talk-send = Сказать
log = Ход партии
log-empty = Пока ничего не произошло.
while-away = пока вас не было
watching = Вы смотрите. Закрытые карты остаются закрытыми.
stop-watching = К столу
stood-in = За вас играет компьютер.
stand-in-for-me = Пусть за меня играет компьютер
stand-in-for-them = Пусть играет компьютер
return = Я снова в игре
resign = Сдаться
leave = Уйти из-за стола
leave-note = Место останется за вами: вернуться можно через «Мои столы».
menu = Меню стола
watchers = { $count ->
    [0] Зрителей нет.
    [one] Смотрит { $count } зритель.
    [few] Смотрят { $count } зрителя.
   *[other] Смотрят { $count } зрителей.
    }
unknown-game = Игру «{ $game }» эта страница показывать пока не умеет.
no-table = Такого стола нет. Возможно, ссылка скопирована не целиком.
to-the-table = К столу, без этого места

## Связь

line-connecting = подключаемся
line-online = на связи
line-offline = нет связи
line-gone = такого стола нет
line-closed = связь прервана
offline = Нет связи. Пробуем снова; всё, что вы сделали, сохранено и будет отправлено.
offline-short = Нет связи.

## Ссылки

share = Пригласить и поделиться
share-table = Ссылка на этот стол
share-table-note = Кто её откроет, займёт свободное место или будет смотреть.
share-watch = Ссылка для зрителей
share-key = Ваше место на другом устройстве
share-key-note = Эта ссылка — ключ: кто её откроет, играет за вас и видит ваши карты. Никому её не показывайте.
share-program = { $name }: так запускается ваша программа
share-program-note = Ключ в этой строке даёт право играть за это место.
share-commitment = Колоды запечатаны. После партии запись докажет, что их никто не менял. Печать:

## Конец партии

game-over = Партия окончена
winners = { $count ->
    [one] Победитель: { $winners }
   *[other] Победители: { $winners }
    }
score-line = { $name }: { $score }
again = Сыграть ещё
go-again = К следующей партии
record = Скачать запись партии

## Правила

rules = Правила
rules-of = { $game }: правила
rules-tab-guide = Как играть
rules-tab-rules = Все правила
rules-search = Поиск по правилам
rules-found = { $count ->
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[other] Найдено { $count } правил
    }
rules-none = Правил с такими словами нет.

## Строки журнала

table-sat = { $who }: за столом
table-stood = { $who }: место освобождено
table-started = Партия началась
table-said = { $who }: «{ $words }»
table-undone = { $who } берёт ход назад
table-undo-asked = { $who } просит вернуть ход
table-undo-refused = { $who } не соглашается, ход остаётся
table-stand-in = За игрока { $who } играет компьютер ({ $level })
table-returned = { $who } снова в игре
table-time-up = Время вышло: за игрока { $who } ответил компьютер
table-again = Та же компания начинает новую партию
