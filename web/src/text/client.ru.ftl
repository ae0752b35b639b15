### Слова веб-клиента; слова каждой игры лежат в её папке.

## Везде

close = Закрыть
loading = Минутку…
home = На главную
try-again = Ещё раз
skip = Сразу к столу
skip-content = Сразу к содержанию
copy = Копировать
copied = Скопировано
sending = Отправляем…
refused = Так нельзя.
no-server = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
server-trouble = На сервере что-то пошло не так. Попробуйте чуть позже.
theme-auto = Тема: как в системе
theme-light = Тема: светлая
theme-dark = Тема: тёмная
lost-title = Страница не найдена
lost = Проверьте адрес или начните с главной страницы.

## Первая страница

tagline = Садитесь и играйте
lead = Пять настольных игр в браузере: сразу против ботов или с друзьями по ссылке. Ничего не нужно устанавливать.
your-name = Ваше имя
name-placeholder = например, Анна
name-shown = Его увидят остальные за столом.
name-saving = Сохраняем…
name-saved = Сохранено.
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
seat-for-bot = Бот, { $level }
seat-for-friend = Друг по ссылке
seat-for-program = Внешний бот по ключу
table-options = Правила этого стола
grace = Если кто-то ушёл
grace-value = { $minutes ->
    [0] партия ждёт
    [one] через { $minutes } минуту играет бот
    [few] через { $minutes } минуты играет бот
   *[other] через { $minutes } минут играет бот
    }
play = Играть
play-invite = Открыть стол
play-invite-note = Вы получите ссылку для друзей.
alone = в одиночку
status-playing = идёт партия
status-waiting = ждём игроков
status-over = партия окончена
about = Ludus: открытый код, бесплатно и без рекламы

## Настройки игр

opt-seat = место { $letter }
opt-usual = { $value } (по умолчанию)
opt-own = своё значение
deck-choose = Выбрать файл (CSV)…
deck-another = Выбрать другой файл…
deck-house = скачать исходный файл
deck-how = формат файла
deck-chosen = { $file }: { $count } { $what ->
    [boards] { $count ->
        [one] строка
        [few] строки
       *[other] строк
    }
   *[other] { $count ->
        [one] карта
        [few] карты
       *[other] карт
    }
}
deck-drop = Убрать { $file }
deck-other = { $file } — файл для настройки «{ $option }». Выберите его там.
deck-no-text = { $file } — не текст в UTF-8. Сохраните его как «CSV UTF-8».
deck-too-large = Файл слишком велик для колоды.
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
opt-gorus-split-auto = по умолчанию
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
opt-gorus-favour-default = по умолчанию
opt-gorus-favour-own = свои числа
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
opt-augustus-deck-own = свои задания
opt-augustus-deck-standard = обычные (88)
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
opt-goldencup-champions-own = свои чемпионы
opt-goldencup-champions-standard = обычные (102)
opt-goldencup-fans = Карты болельщиков
opt-goldencup-fans-own = свои болельщики
opt-goldencup-fans-standard = обычные (16)
opt-goldencup-boards = Планшеты и жетоны
opt-goldencup-boards-own = свои планшеты
opt-goldencup-boards-standard = обычные
confirm-goldencup-ask-fan = Оставить
confirm-goldencup-ask-prepare = Сбросить и добрать
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
opt-spartacus-service_deals-free = ни к чему не обязывает
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
seat-name-bot = Бот { $letter }
seat-name-program = Внешний бот { $letter }
seat-name-open = Место { $letter }
seat-you = вы
seat-bot = бот, { $level }
seat-open = свободно
seat-person-here = за столом
seat-person-away = нет на месте
seat-program-here = внешний бот на связи
seat-program-away = внешний бот не подключён
seat-stand-in = играет бот ({ $level })
seat-resigned = сдача, играет бот ({ $level })
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
room-watching = Вы смотрите; партия ещё не началась.
room-sit-instead = Занять свободное место
room-full = Все места заняты. Когда партия начнётся, можно будет смотреть.
room-wait-host = Партию начнёт хозяин стола.
sit = Сесть
stand = Встать
fill-seat = { $name }: кто играет
start = Начать партию
start-fill = { $count ->
    [one] Свободно { $count } место, его займёт бот. Уровень:
    [few] Свободно { $count } места, их займут боты. Уровень:
   *[other] Свободно { $count } мест, их займут боты. Уровень:
    }

## За столом

board = Стол
decision = Ваше решение
waiting-for = { $count ->
    [one] Ходит { $names }
   *[other] Решают: { $names }
    }
clock-left = Осталось времени: { $time }
clock-awaits = Часы пойдут, когда все будут здесь.
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
decide = К решению
hint = Подсказка
hint-mark = выбор бота
hint-thinking = Думает…
hint-says = Бот выбрал бы { $move }: { $why }
undo-free = Взять ход назад
undo-ask = Попросить ход назад
undo-waiting = Вы попросили вернуть ход. Ещё не ответили: { $names }.
undo-question = { $who } просит вернуть ход { $move }. Вы согласны?
undo-yes = Согласиться
undo-refuse = Отказать
signals = Что можно сказать
talk-label = Сказать всем
talk-send = Отправить
log = Ход партии
log-empty = Пока ничего не произошло.
while-away = пока вас не было
watching = Вы смотрите. Закрытые карты остаются закрытыми.
stop-watching = К столу
stood-in = За вас играет бот.
stood-in-for-good = Вы сдались: за ваше место до конца играет бот.
stand-in-for-me = Пусть за меня играет бот
stand-in-for-them = Пусть играет бот
return = Вернуть себе место
resign = Сдаться
resign-note-goldencup = { $players ->
    [1] Партия сразу закончится, и победит Автома.
   *[other] До конца за ваше место будет играть бот; вернуться нельзя.
    }
leave = Уйти из-за стола
leave-note = Место останется за вами: вернуться можно через «Мои игры».
menu = Меню стола
watchers = { $count ->
    [0] Зрителей нет.
    [one] Смотрит { $count } зритель.
    [few] Смотрят { $count } зрителя.
   *[other] Смотрят { $count } зрителей.
    }
unknown-game = Игру «{ $game }» эта страница показывать пока не умеет.
closed-title = Стол недоступен
no-table = Такого стола нет. Возможно, ссылка скопирована не целиком.
claim = Ваше место
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
share-table-note = По этой ссылке любой может занять свободное место или смотреть.
share-watch = Ссылка для зрителей
share-key = Ваше место на другом устройстве
share-key-note = Эта ссылка — ключ: кто её откроет, играет за вас и видит ваши карты. Никому её не показывайте.
share-program = { $name }: так запускается ваш бот
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
rules-no-rule = В этой игре нет правила { $rule }.
rules-none = Правил с такими словами нет.

## Строки журнала

table-sat = { $who }: за столом
table-stood = { $who }: место освобождено
table-started = Партия началась
table-said = { $who }: «{ $words }»
table-undone = { $who } берёт ход назад
table-undo-asked = { $who } просит вернуть ход
table-undo-refused = { $who } отказывает, ход остаётся
table-stand-in = За игрока { $who } играет бот ({ $level })
table-returned = { $who } снова в игре
table-time-up = Время вышло: за игрока { $who } ответили часы
table-again = Та же компания начинает новую партию

## Первая страница: игры

games = Игры
game-regicide = Цареубийство
game-gorus = Кровус Максимус
game-augustus = Августус
game-goldencup = Золотой кубок
game-spartacus = Спартак: игра о крови и предательстве
poster-regicide = Двенадцать падших валетов, дам и королей против ваших карт: победите вместе или проиграете вместе.
poster-gorus = Выводите на арену гладиаторов пяти школ и взятка за взяткой завоёвывайте любовь толпы.
poster-augustus = Глашатай тянет жетоны, вы мобилизуете легионы: займите провинции и привлеките сенаторов раньше соперников.
poster-goldencup = Наймите драконов, гномов и привидений, натренируйте команду и выиграйте лигу, где вместо мяча кубики.
poster-spartacus = Возглавьте дом гладиаторов: плетите интриги, подкупайте, торгуйтесь и ставьте, а решит арена.
promise-free = бесплатно, без регистрации и рекламы
promise-fair = каждую раздачу можно проверить
promise-everywhere = телефон, планшет или компьютер
fact-minutes = { $low }–{ $high } мин
play-now = Играть сейчас
now-with = { $count ->
    [one] вместе с { $count } ботом
   *[other] вместе с { $count } ботами
    }
now-against = { $count ->
    [one] против { $count } бота
   *[other] против { $count } ботов
    }
play-friends = Играть с друзьями
documentation = Документация
all-open-tables = Открытые столы
learn-by-doing = Урок на 5 минут
how-to-play = Как играть
own-table = Настройки
step-people = Игроки
step-time = Время
options-usual = заданы по умолчанию
sound-on = Звук: включён
sound-off = Звук: выключен
credits = Авторы
credits-games = Игры принадлежат их авторам и издателям. Все тексты и рисунки без другого имени — наши собственные.
credits-pictures = фигуры на афишах и картах
credits-icons = значки
credits-letters = шрифты

## Уроки

learn-title = { $game }: урок
learn-step = Шаг { $step } из { $steps }
learn-progress = Пройдено
learn-note = Что произошло и почему
seat-computer = бот
learn-hint = Показать ход
learn-hint-says = В этом уроке нужно: { $move } — { $why }
learn-way = Дальше по уроку
learn-task = Ваш ход
learn-continue = Следующий шаг
learn-back = На шаг назад
learn-restart = Начать заново
learn-skip = Пропустить шаг
learn-none = Для этой игры урока нет.
learn-done = Урок пройден
learn-play = Сыграть первую партию против ботов
learn-again = Пройти урок ещё раз
learn-rules = Читать правила

## Просмотр партии

replay = Просмотр партии
replay-of = { $game }: просмотр
replay-step = Шаг { $step } из { $last }
replay-beginning = Начало партии
replay-decided = { $who }: решение принято
replay-controls = Шаги партии
replay-slider = Шаг
replay-first = В начало
replay-last = В конец
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-play = Автопросмотр
replay-pause = Пауза
replay-rounds = Перейти к раунду
replay-round = Раунд { $number }
replay-round-regicide = Ход { $number }
replay-round-spartacus = Ход { $number }
replay-setup = Подготовка
replay-round-back = Предыдущий раунд
replay-round-on = Следующий раунд
replay-decisions = Решает { $who }
replay-decision-back = Предыдущее решение: { $who }
replay-decision-on = Следующее решение: { $who }
replay-speed = Скорость
replay-speed-value = { $speed }×
replay-go = К шагу { $step }
replay-seen-by = Глазами
replay-spectator = зрителя
replay-everybody = всех сразу
replay-hands = Все руки
replay-hands-none = карт нет
replay-table = К столу
replay-other = Другая запись
replay-hidden = По правилам некоторые шаги идущего раунда сейчас никто не может пересматривать, они пропущены.
replay-comments = Комментарии
replay-has-comment = Есть комментарий
replay-no-comments = Эту партию ещё никто не комментировал.
replay-no-comment-here = К этому шагу комментариев нет.
replay-commented = Шаги с комментариями:
replay-comment-on = Ваш комментарий к шагу { $step }
replay-comment-send = Добавить
replay-forget = Удалить мой комментарий
replay-play-on = Играть отсюда
replay-play-on-note = Вы садитесь за стол после шага { $step }, остальные места занимают боты. Всё, чего это место знать не могло, сдаётся заново, так что просмотр ничего не подскажет.
replay-play-on-seat = Ваше место
replay-play-on-level = Боты
replay-play-on-go = Играть
replay-share = Поделиться
replay-link = Ссылка на этот шаг
replay-link-note = Откроет партию на шаге { $step }.
replay-link-running = Пока партия идёт, остальные увидят её глазами зрителя.
replay-share-file = Эта партия открыта из вашего файла. Передайте файл другим, он открывается на странице «Просмотр партии».
replay-keys = Клавиши
replay-key-step = ← →
replay-key-step-does = шаг назад, шаг вперёд
replay-key-round = ↑ ↓
replay-key-round-does = предыдущий и следующий раунд
replay-key-ends = Home End
replay-key-ends-does = начало, конец
replay-key-play = Пробел
replay-key-play-does = автопросмотр, пауза
replay-key-speed = + −
replay-key-speed-does = быстрее, медленнее
replay-key-decision = [ ]
replay-key-decision-does = предыдущее и следующее решение этого места
replay-open = Открыть запись партии
replay-upload = Перетащите сюда запись или выберите файл
replay-upload-note = Откройте запись партии — файл с окончанием .ludus. Он проверяется ход за ходом и не хранится на сервере.
replay-paste = Или вставьте текст записи
replay-paste-field = Текст записи
replay-show = Показать
replay-too-large = Для записи этот файл слишком велик: не больше 250 кБ.
table-played-on = Партия продолжается с шага другой партии; скрытые карты сданы заново

## Лобби, открытые столы, чат

lobby = Лобби
lobby-lead = Столы, за которые может сесть любой, и игры, которые можно смотреть. Список обновляется сам.
lobby-make = Открыть стол
lobby-play-now = Сразу играть против ботов
lobby-filter = Игра
lobby-filter-all = Все игры
lobby-waiting = Ждут игроков
lobby-watching = Можно смотреть
lobby-open-tables = Открытые столы
lobby-all = { $count ->
    [0] В лобби
   *[other] Все в лобби ({ $count })
    }
lobby-empty = Сейчас никто не ждёт игроков. Откройте стол и отметьте «Показать в лобби»: его сразу увидят здесь все.
lobby-empty-game = Сейчас никто не ждёт игроков в игру «{ $game }». Откройте стол и отметьте «Показать в лобби»: его сразу увидят здесь все.
lobby-empty-short = Сейчас никто не ждёт игроков. Будьте первым: откройте стол и покажите его в лобби.
lobby-offline = Лобби сейчас недоступно. Мы продолжаем попытки.
lobby-free = { $count ->
    [0] мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
    }
lobby-playing = идёт игра
lobby-waits = { $minutes ->
    [0] только что открыт
   *[other] ждёт { $minutes } мин
    }
lobby-plays = { $minutes ->
    [0] только что началась
   *[other] идёт { $minutes } мин
    }
lobby-join = Сесть за стол
lobby-watch = Смотреть
lobby-mine = К вашему столу
lobby-new = { $count ->
    [one] Новый стол: { $game }, { $count } свободное место
    [few] Новый стол: { $game }, { $count } свободных места
   *[many] Новый стол: { $game }, { $count } свободных мест
    }
lobby-new-many = { $count ->
    [one] { $count } новый стол
    [few] { $count } новых стола
   *[many] { $count } новых столов
    }
public-label = Показать в лобби
public-note = Стол и имена игроков видны всем; любой может занять свободное место или смотреть игру.
private-note = Стол найдут только те, у кого есть ссылка.
public-language = Язык за столом
public-language-any = любой
room-public = Этот стол виден в лобби: любой может сесть за него или смотреть.
room-private = Стол найдут только те, у кого есть ссылка.
room-removed = Хозяин стола попросил вас освободить место. Вы сможете смотреть игру, но не можете снова сесть за этот стол.
room-elsewhere = Найти другой стол
remove = Убрать…
remove-title = Убрать игрока { $name }
remove-note = { $name } узнает об этом, сможет смотреть игру, но не сможет снова сесть за этот стол.
remove-who = Кому отдать место?
remove-open = Пока никому: место снова свободно
remove-do = Убрать
start-filled = Посадить ботов и начать игру
follow-watch = Смотреть следующую игру
follow-soon = Компания играет дальше. Вы перейдёте за ней через { $seconds } с.
follow-stay = Остаться здесь
chat = Чат
chat-lines = Сообщения
chat-empty = Сообщений пока нет.
chat-unread = { $count ->
    [one] { $count } новое
    [few] { $count } новых
   *[many] { $count } новых
    }
chat-mute-label = Заглушить игроков
chat-mute = Заглушить: { $name }
chat-unmute = Снова слышать: { $name }
chat-length = { $count } из { $most }
chat-wait = { $seconds ->
    [one] Снова написать можно через { $seconds } секунду.
    [few] Снова написать можно через { $seconds } секунды.
   *[many] Снова написать можно через { $seconds } секунд.
    }
chat-spectator = Зрители читают; пишут только игроки.
table-removed = { $who }: хозяин стола забирает место

## Темп и перерывы

pace-title = Время на решения
pace-none = Без часов: каждый думает, сколько хочет
pace-each = { $time } на каждое решение
pace-bank = { $time } на всю игру; каждое решение прибавляет { $more }, но не больше начального запаса
pace-kind-none = Без часов
pace-note-none = каждый думает, сколько хочет
pace-kind-move = Сразу, на каждое решение
pace-note-move = на любое решение — одинаковое время
pace-kind-bank = Сразу, общий запас
pace-note-bank = одно время на всю игру, как на шахматных часах
pace-kind-days = Дни
pace-note-days = играйте, когда удобно; время идёт днём и ночью
pace-how-move = На каждое решение
pace-how-bank = Запас и прибавка за решение
pace-how-days = На каждое решение
late-title = Если у кого-то вышло время
late-choice-once = бот принимает одно это решение
late-choice-seat = бот играет дальше, пока игрок не вернёт себе место
late-level = Уровень бота
late-once = Когда оно выйдет, это одно решение примет бот (уровень «{ $level }»); место остаётся за игроком.
late-seat = Когда оно выйдет, дальше играет бот (уровень «{ $level }»); игрок может вернуть себе место в любой момент.
late-note-spartacus = В опросах, ставках, пари и ответах молчание считается по правилам: пас, 0, без пари, «нет». Если играют сразу, на опрос даётся не больше 15 с, после чьего-то действия — 30 с.
time-seconds = { $count } с
time-minutes = { $count } мин
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
    }
time-left-hours = { $hours } ч { $minutes } мин
time-left-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
    } { $hours } ч
clock-store = Запас времени
pause-ask = Попросить о перерыве
pause-alone = Сделать перерыв
pause-ask-note = Часы остановятся, когда согласятся все. Закончить перерыв может любой.
pause-now = В игре перерыв.
pause-now-note = Часы стоят, ходов никто не делает. Закончить перерыв может любой из игроков.
pause-end = Играть дальше
pause-waiting = Вы попросили о перерыве. Ещё не ответили: { $names }.
pause-question = { $who } просит о перерыве.
pause-still = Ещё не ответили: { $names }.
pause-withdraw = Отмена
table-time-taken = Время вышло: за игрока { $who } играет бот (уровень «{ $level }»), пока тот не вернётся
table-pause-asked = { $who } просит о перерыве
table-pause-refused = { $who } не хочет перерыва
table-paused = Все согласны: в игре перерыв
table-resumed = { $who } заканчивает перерыв

## Доказательство честности
fairness = Честность
fairness-table = К столу

## Мои игры

mine = Мои игры
mine-all = Все мои игры
mine-notice = { $game }: ваш ход
mine-waiting-count = { $count ->
    [one] Мои игры: { $count } ждёт вас
   *[other] Мои игры: { $count } ждут вас
    }
mine-next = Следующая
mine-next-note = К следующей игре, которая вас ждёт: { $game } (клавиша N)
mine-waiting = Ждут вас
mine-running = Идут сейчас
mine-running-none = Сейчас ни одна игра не идёт.
mine-others-none = Других идущих игр нет.
mine-over = Завершённые
mine-over-none = Завершённых игр пока нет.
mine-more = Показать ещё
mine-play = Играть
mine-open = Открыть
mine-replay = Повтор
mine-won = вы победили
mine-shared = вы разделили победу
mine-won-all = общая победа
mine-lost-all = поражение
mine-me = Ваш профиль
mine-nameless = игрок без имени
mine-notices = Когда игра ждёт вас
mine-notices-note = Заголовок и значок вкладки сообщают об этом всегда. Кроме того:
mine-sound = короткий звук
mine-system = уведомление системы
mine-system-note = Уведомления приходят, пока эта страница открыта во вкладке. Другим службам ничего не отправляется.
mine-system-refused = Ваш браузер не разрешает этому сайту уведомления. Это можно изменить в его настройках.
mine-system-missing = Здесь браузер не показывает уведомлений: для них нужно защищённое соединение (https).
mine-devices = На другом устройстве
mine-devices-note = Продолжайте с телефона или другого компьютера: вы останетесь тем же игроком, со всеми своими играми.
mine-link-make = Создать ссылку
mine-link = Ссылка для вашего другого устройства
mine-qr = QR-код со ссылкой, которая указана рядом
mine-link-step-1 = Наведите камеру телефона на код или откройте ссылку в другом браузере.
mine-link-step-2 = Подтвердите там, что хотите играть как тот же игрок.
mine-link-warning = Кто откроет эту ссылку, станет вами: увидит ваши карты, сможет играть за вас и удалить ваши данные. Она действует один раз. Никому её не давайте.
mine-link-left = { $minutes ->
    [one] Действует ещё { $minutes } минуту.
    [few] Действует ещё { $minutes } минуты.
   *[other] Действует ещё { $minutes } минут.
    }
mine-link-revoke = Отменить ссылку
mine-others = { $count ->
    [one] Вы вошли ещё на { $count } устройстве.
   *[other] Вы вошли ещё на { $count } устройствах.
    }
mine-other-since = с { $when }
mine-sign-out = Выйти на всех других устройствах
mine-data = Мои данные
mine-data-note = Серверу известны ваше имя, язык, ваши игры и то, что вы в них говорили. Больше ничего, и никому другому это не передаётся.
mine-export = Скачать все мои данные
mine-erase = Удалить все мои данные
mine-erase-what = Вот что произойдёт:
mine-erase-running = В идущих играх ваше место сразу займёт бот.
mine-erase-finished = В завершённых играх останутся ходы, но не ваше имя.
mine-erase-words = Всё, что вы говорили и комментировали, будет удалено.
mine-erase-devices = Вы выйдете на всех устройствах, и на этом тоже.
mine-erase-final = Отменить это нельзя.
mine-erase-word = удалить
mine-erase-type = Введите «{ $word }», чтобы подтвердить
mine-erase-keep = Ничего не удалять
mine-erase-do = Удалить всё
mine-erased = Всё удалено: сервер больше ничего о вас не знает.
arrive = Играть здесь
arrive-question = { $count ->
    [0] Играть в этом браузере как { $name }?
    [one] Играть в этом браузере как { $name }? Сейчас идёт { $count } игра.
    [few] Играть в этом браузере как { $name }? Сейчас идут { $count } игры.
   *[other] Играть в этом браузере как { $name }? Сейчас идёт { $count } игр.
    }
arrive-note = Соглашайтесь, только если вы сами создали эту ссылку на другом устройстве. Играть можно будет на обоих.
arrive-lost = { $count ->
    [one] Сейчас в этом браузере вы — { $name }, идёт { $count } игра. Потом вернуться к ней отсюда будет нельзя.
    [few] Сейчас в этом браузере вы — { $name }, идут { $count } игры. Потом вернуться к ним отсюда будет нельзя.
   *[other] Сейчас в этом браузере вы — { $name }, идёт { $count } игр. Потом вернуться к ним отсюда будет нельзя.
    }
arrive-same = Этот браузер уже знает вас: { $name }. Ссылка ещё действует для другого устройства.
arrive-yes = Играть как { $name }
arrive-no = Нет, остаться как есть
table-forgotten = Игрок ушёл навсегда; это место занимает бот ({ $level })
table-unsaid = { $who }: сообщение удалено

## Партия, в которой играют одни компьютеры

speed = Скорость ботов — для всех, кто смотрит
speed-slow = медленно
speed-normal = обычно
speed-fast = быстро
speed-halt = Остановить игру
speed-go-on = Продолжить

## Игра без собственного поля

generic-yes = да
generic-no = нет
generic-none = нет
generic-turn = Ходит { $who }
generic-your-turn = Ваш ход
generic-hidden = скрыто: { $count }
generic-choices = Ваши варианты
