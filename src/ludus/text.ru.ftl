## Отказы

bad-game = Игры «{ $name }» здесь нет. Есть: { $known }.
bad-players = { $game }: от { $low } до { $high } игроков, а не { $players }.
bad-option = Настройки «{ $name }» нет. Есть: { $known }.
bad-option-players = При числе игроков { $players } нет настройки { $name }; она бывает при { $counts }.
bad-value = Настройка { $name } не может быть «{ $value }». Допустимо: { $allowed }.
bad-seed = { $seed } не может быть зерном: нужно целое число или строка текста.
bad-words = { $words } нельзя подмешать к раздаче: нужна строка текста без запятых и черт.
who-sits = место { $seat }
bad-seat = Места { $seat } нет; есть места от 0 до { $last }.
no-undo = Этот ход нельзя взять назад: кто-то уже узнал новое или сходил.
wrong-players = Позиция для { $start } игроков, а не для { $players }.
bad-move = «{ $text }» — такого хода я не понимаю.
bad-bot = «{ $text }» — такого компьютерного игрока нет. Есть random, novice, easy, normal, hard, expert, greedy, search:1000, search:2s или program:КОМАНДА.
bad-bot-count = Компьютерных игроков { $given }, а мест { $players }: назовите одного на всех или по одному на место.

no-balance = В игре «{ $game }» нет карт, равновесие которых можно измерить.
no-deck = { $game }: своя колода из файла здесь невозможна.
deck-wrong = { $file }: { $reason }
deck-no-text = { $file } — не текстовый файл.
deck-too-long = Файл слишком велик для колоды.
deck-twice = Настройку { $name } уже задаёт --deck; оставьте что-нибудь одно.

record-line = Строка { $line }: «{ $text }» — не заголовок, не ход, не пометка и не комментарий.
record-header = Строка { $line }: нет заголовка { $name }.
record-twice = Строка { $line }: заголовок { $name } повторяется.
record-late-header = Строка { $line }: заголовок { $name } стоит после первого хода.
record-unknown = Строка { $line }: нет заголовка или настройки «{ $name }».
record-value = Строка { $line }: { $name } не может быть «{ $value }».
record-rules = Строка { $line }: партия сыграна по версии правил { $version }, а здесь версия { $ours }.
record-number = Строка { $line }: стоит ход { $number }, а должен быть ход { $expected }.
record-seat = Строка { $line }: места { $seat } в этой игре нет.
record-move = Строка { $line }: «{ $move }» невозможно. { $reason }
record-note = Строка { $line }: записано «{ $text }», а на деле «{ $expected }».
record-chance = Строка { $line }: записано «{ $text }», а роздано «{ $expected }».
record-commitment = Строка { $line }: этот секрет не соответствует обязательству, данному до игры.
record-sources = Строка { $line }: случай берётся только из одного источника, а здесь { $names }.
record-reason = Строка { $line }: { $reason }

## Терминал

t-welcome = { $title }. Введите ход, номер из списка или ? — все ходы с пояснениями. :help — список команд.
t-help =
    ? или :moves    все ходы с пояснениями; номер выбирает ход
    ? ТЕКСТ         только ходы, в которых есть этот текст
    :hint           спросить совета у компьютера
    :why            что дают последние ходы компьютерных игроков
    :undo           взять ход назад, если никто не узнал нового
    :show           показать стол ещё раз (пустая строка — то же самое)
    :sort           показать руку в другом порядке
    :log            что произошло
    :say СЛОВА      сказать что-нибудь, насколько позволяет игра; просто :say — список фраз
    :save ФАЙЛ      записать партию в файл
    :rules НОМЕР    показать правило, например :rules { $example }
    :lang en|ru     сменить язык
    :resign         сдаться
    :quit           уйти; партия сохранится, её можно продолжить
t-prompt = { $seat }>
t-your-move = { $name }, ваш ход. { $question }
t-hide = Нажмите Enter, чтобы спрятать свои карты.
t-hide-undo = Нажмите Enter, чтобы спрятать свои карты, или введите :undo, чтобы взять ход назад.
t-pass-keyboard = { $name }, клавиатура ваша.
t-press-enter = Нажмите Enter, когда никто другой не смотрит.
t-hint = Совет: { $move } — { $why }.
t-no-hint = Советовать нечего.
t-why = { $name }, { $move }: { $why }.
t-why-nobody = Компьютерные игроки с начала этого сеанса ещё не ходили.
t-risky = ! — ходы, над которыми стоит подумать ещё раз.
t-no-moves-with = Ходов с «{ $text }» нет.
t-more-moves = Здесь самые простые ходы из { $count }; любой другой можно записать.
t-try = Введите ?, чтобы увидеть все ходы.
t-undone = Взято назад: { $move }.
t-not-undone = Последний ход нельзя взять назад: кто-то уже узнал новое или сходил.
t-saved = Записано в { $file }.
t-not-saved = Не удалось записать в { $file }: { $reason }. Партия продолжается, попробуйте другое место.
t-not-replaced = { $file } уже есть, и это не записанная партия; файл не тронут. Выберите другое имя.
t-overwrite = { $file } уже есть. Заменить? [y/N]
t-save-needs = Укажите куда: :save ФАЙЛ
t-save-where = В какой файл записать партию (Enter — ни в какой):
t-kept-in = Партия записывается в { $file } после каждого решения.
t-not-kept = Партию нельзя записывать в { $file }: { $reason }. Она продолжается; :save ФАЙЛ запишет её в другое место.
t-confirm = { $warning } Сделать это? [y/N]
t-kept = Не сделано.
t-unknown = Команды { $command } нет. :help — список команд.
t-number = Хода номер { $number } нет; всего { $count }.
t-bye = До свидания.
t-input-ended = Ввод закончился раньше партии.
t-resume-with = Партия сохранена. Продолжить:
t-lost = Партию не удалось сохранить: { $reason }.
t-result = Итог
t-record = Запись партии: { $file }.
t-verify-with = Теперь в ней есть секрет. Проверить перемешивания:
t-no-secret = Секрета в ней нет, поэтому перемешивания проверить нельзя.
t-said = { $name } говорит: { $words }
t-nothing-to-say = Сейчас фраз нет.
t-log-empty = Пока ничего не произошло.
t-you = вы
t-resumed = Продолжаем после { $count ->
    [one] { $count } хода
   *[other] { $count } ходов
    }.
t-language = Теперь по-русски.
t-winners = Победители: { $winners }
t-scores = Очки: { $scores }
t-commitment =
    Раздача запечатана. Обязательство:
    { $commitment }
    Запишите его: в конце ludus verify покажет, что перемешивания ему соответствуют.
t-own-words = { $name }, введите любые слова, чтобы примешать их к перемешиванию (Enter — без них):

t-no-rule = Правила { $rule } нет. Есть { $known }.
t-no-such-topic = «{ $text }» — не игра ({ $games }) и не правило вроде { $example }.
t-rules-needs = Укажите правило, например :rules { $example }
t-rules-of = { $name }: { $title }. Как играть: ludus rules { $name }. Одно правило: ludus rules { $example }.

t-at = Ход { $number } из { $count }
t-end-of-record = Конец записи.
t-step = [Enter] дальше, [b] назад, [число] перейти, [q] выйти:
t-step-end = [Enter] выйти, [b] назад, [число] перейти:
t-no-step = Хода { $number } нет; в записи их { $count }.
t-unknown-step = «{ $text }» — не Enter, не b, не q и не число.

t-verify-fits = Строка { $line }: секрет соответствует обязательству { $commitment }.
t-verify-commitment = Обязательство: { $commitment }
t-verify-words = Строка { $line }: { $who } — примешаны слова «{ $words }».
t-verify-no-words = Слова игроков не примешаны.
t-verify-table = Строка { $line }: стол — «{ $table }».
t-verify-no-table = У стола нет имени.
t-verify-start = Строка { $line }: партия началась с заданной позиции; проверить можно только то, что было дальше.
t-verify-right = Строка { $line }: { $event } — верно.
t-verify-wrong = Строка { $line }: { $event } — НЕВЕРНО. Начиная с { $place }-го записано «{ $told }», а должно быть «{ $expected }».
t-verify-untold = { $event }: в записи этого нет, результат выведен заново.
t-verify-move = Строка { $line }: «{ $move }» НЕВОЗМОЖНО при перемешиваниях, которые следуют из секрета или зерна. { $reason }
t-verify-fault = НЕВЕРНО: { $reason }
t-verify-two-sources = НЕВЕРНО: кроме обязательства в записи есть зерно или кости; у запечатанной партии один источник случая.
t-verify-good = Случайных событий в записи: { $right }. Все верны.
t-verify-derived = Случайных событий, которых нет в записи: { $count }. Они только выведены заново, и ходы им соответствуют.
t-verify-none-told = Случайных событий в записи нет. Только выведено заново: { $count }; ходы им соответствуют.
t-verify-bad = НЕ доказано. Верно: { $right }, неверно: { $wrong }.
t-verify-proves-sealed =
    Что это доказывает: перемешивания заданы секретом, на который дано обязательство, и словами самих игроков, и никто их потом не менял. Это верно, только если обязательство — то самое, которое вы видели до раздачи, а слова и стол названы выше так, как их тогда ввели: сравните их.
    Чего это не доказывает: что никто не подсматривал секрет во время игры.
t-verify-proves-seed =
    Что это доказывает: запись такова, какой её даёт зерно.
    Чего это не доказывает: что зерно никто не выбирал. Для этого играйте с --sealed.
t-verify-running =
    Пока НЕ доказано: секрет называется только в конце партии.
    Проверено сейчас: ходы ({ $moves }) законны и соответствуют записанным перемешиваниям.
    Не проверено: что эти перемешивания следуют из обязательства. Проверьте ещё раз после конца.
t-verify-secret-missing =
    НЕ доказано: партия закончена, но секрета в записи нет.
    Проверено: ходы ({ $moves }) законны и соответствуют записанным перемешиваниям.
    Не проверено: что эти перемешивания следуют из обязательства.
t-verify-no-source =
    НЕ доказано: в записи нет ни зерна, ни обязательства, поэтому перемешивания и броски могли взяться откуда угодно.
    Проверено: ходы ({ $moves }) законны и соответствуют записанному.

t-game = { $name }: { $title }, игроков от { $low } до { $high }, { $kind }
t-together = все играют вместе
t-against = каждый за себя
t-teams = каждый за себя или командами
t-game-option = { "  " }--option { $name }=…  { $values } ({ $rule })
t-seat-letter = или буква места
t-other-value = или другие
t-option-players = при числе игроков { $counts }
t-game-levels = { "  " }компьютерные игроки: { $levels }

t-bad-language = Языка «{ $given }» нет. Есть: { $known }.
t-bad-number = { $name } не может быть «{ $value }»; нужно число.
t-bad-option = «{ $text }» — не настройка; настройки пишутся так: имя=значение.
t-bad-seed = В зерне не больше { $most } знаков и нет переводов строки.
t-bad-seat = «{ $text }» — не место; места пишутся так: A=Анна или B=hard.
t-bad-sort = Так руку показать нельзя. Порядки: { $known }.
t-no-seat = Места { $seat } нет; последнее — { $last }.
t-seat-twice = Место { $seat } отдано дважды.
t-long-name = «{ $name }» — слишком длинно; в имени не больше { $most } букв.
t-program-again = На месте { $seat } играла { $program }. Назовите программу ещё раз: --bots { $seat }=program:КОМАНДА, или другого игрока: --bots { $seat }=hard.
t-resume-alone = { $option } не сочетается с --resume: это известно из записи.
t-resume-no-source = { $file }: партию можно просмотреть, но не продолжить — в записи нет ни секрета, ни зерна, откуда взялись бы новые случайные события.
t-resume-game = { $file } — партия в { $game }, а не в { $asked }.
t-bad-position = Поля позиции не читаются: { $reason }.
t-position-alone = { $option } не сочетается с --position.
t-file-exists = { $file } уже есть. Продолжите ту партию через --resume или выберите другое имя.
t-cannot-read = Не удалось прочитать { $file }: { $reason }.
t-not-a-record = { $file } — не запись партии.
t-bad-record = { $file }: { $reason }
t-os-error = { $reason }.
t-our-fault = Что-то пошло не так, хотя не должно было ({ $reason }). Пожалуйста, сообщите; LUDUS_TRACE=1 покажет больше.

## Компьютерные игроки

fault-timeout = место { $seat }, ход { $number }: нет ответа за { $ms } мс; сделан запасной ход
fault-talk = место { $seat }, ход { $number }: много слов и ни одного ответа; сделан запасной ход
fault-nonsense = место { $seat }, ход { $number }: «{ $text }» отклонено ({ $reason }); сделан запасной ход
fault-strikes = место { $seat }, ход { $number }: подряд ошибок: { $count }; дальше играет запасной игрок
fault-dead = место { $seat }, ход { $number }: программа завершилась ({ $reason }); дальше играет запасной игрок
fault-start = место { $seat }: программу не удалось запустить ({ $reason }); дальше играет запасной игрок
fault-exit = код выхода { $code }
fault-signal = сигнал { $code }
fault-closed = она закрыла свой ввод или вывод
fault-number = хода { $number } нет, всего их { $count }
fault-long = в ходе не больше { $most } знаков

## Хранилище

store-full = { $place }: на диске нет места. Ничего не записано; когда место появится, Ludus продолжит сам.
store-locked = { $place }: базу заняла другая программа. Ничего не записано; повторите, когда она закончит.
store-gone = { $place }: файл удалён или заменён во время работы. Ничего не записано; верните его или запустите Ludus заново.
store-read-only = { $place }: можно только читать, но не писать.
store-cannot-open = { $place }: не удалось открыть ({ $reason }).
store-no-folder = { $place }: не удалось открыть, нет папки { $folder }.
store-missing = Базы данных { $place } нет.
store-not-database = { $place } — не база данных Ludus.
store-damaged = { $place }: база повреждена ({ $reason }). Восстановите резервную копию: ludus restore --help.
store-failed = { $place }: база не работает ({ $reason }).
store-closed = { $place }: база закрыта.
store-newer = { $place }: базу записала более новая версия Ludus (схема { $version }, здесь известна { $known }). Обновите Ludus.
store-older = { $place }: базу записала более старая версия Ludus (схема { $version } из { $known }). Запустите с ней сервер один раз.
store-served = { $place }: базу уже использует другой Ludus. Сначала остановите его; для нескольких серверов сразу нужен PostgreSQL.
store-away = База данных { $place } недоступна: { $reason }.
store-unsure = Связь с { $place } оборвалась во время записи. Возможно, запись сохранилась: проверьте, прежде чем повторять.
store-login = { $place } не пускает этого пользователя: { $reason }.
store-no-database = { $place }: на сервере баз данных такой нет ({ $reason }).
store-crowded = { $place } больше не принимает соединений: { $reason }.
store-forbidden = Этому пользователю нельзя делать это в { $place }: { $reason }.
store-address = «{ $address }» — не адрес базы данных ({ $reason }). Укажите файл или postgresql://USER:PASSWORD@HOST/DATABASE.
store-no-driver = Для PostgreSQL нужен пакет asyncpg: pip install "ludus[postgres]".
store-taken = Строка { $number } стола { $table } уже записана.
store-table-taken = Стол { $table } уже есть.
store-secret-taken = Этот секрет уже у другого гостя.
store-gap = Строки { $number } стола { $table } нет.
store-text = { $text } нельзя сохранить: в тексте есть символ, который не является символом.
store-exists = { $place } уже есть. Выберите другое имя: резервная копия никогда не заменяет файл.
store-not-empty = { $place }: база не пуста. Копия восстанавливается только в пустую базу.
store-not-backup = { $place } — не законченная резервная копия Ludus.
store-backup-damaged = Резервная копия { $place } повреждена: в ней не то, что было записано.
store-differs = { $place }: прочитано не то, что было только что записано ({ $what }). Не пользуйтесь этой базой.
store-half-restored = { $reason } { $place }: теперь здесь только часть копии; очистите базу, прежде чем восстанавливать снова.
store-backing-up = Копирование
store-checking = Проверка
store-restoring = Восстановление
store-backed-up = { $place }: столов { $tables }, строк журнала { $rows }, гостей { $guests }; всё записано и прочитано обратно.
store-restored = { $place }: столов { $tables }, строк журнала { $rows }, гостей { $guests }; каждая строка прочитана обратно.

## Tables

table-damaged = Журнал этого стола повреждён.
table-log = Журнал этого стола повреждён в строке { $number }: { $reason }
table-rules = Эта партия в «{ $game }» начата по правилам версии { $theirs }; у этой программы версия { $ours }.
table-unknown = Такого стола нет.
table-not-started = Партия ещё не началась.
table-started = Партия уже началась.
table-over = Партия окончена.
table-not-over = Партия ещё не окончена.
table-spectator = Зрители могут только смотреть.
table-host = Это может сделать только хозяин стола.
table-own-seat = Это ваше место; сначала встаньте.
table-have-seat = У вас уже есть место { $seat }.
table-seat-taken = Место { $seat } занято.
table-twice-me = Занять можно только одно место.
table-wrong-key = Этот ключ не подходит ни к одному месту.
table-program-twice = К этому месту уже подключена программа.
table-level = Компьютера уровня «{ $level }» нет. Уровни: { $known }.
table-pace = На решение нельзя дать { $seconds } с: можно от { $shortest } до { $longest } с или 0, если время не ограничено.
table-stand-in-plays = За вас сейчас играет компьютер. Сначала верните место себе.
table-no-stand-in = Компьютер не может занять место { $seat }.
table-present = Игрок на месте { $seat } здесь.
table-not-away = Вы и так играете сами.
table-undo-first = Кто-то просит вернуть ход; сначала ответьте.
table-undo-asked = Вернуть ход уже просят.
table-no-undo-asked = Вашего ответа никто не ждёт.
table-no-hint = Подсказка бывает только в ваш ход.
table-nothing-said = Сказать нечего.
table-stopping = Сервер останавливается. Ничего не потеряно; возвращайтесь через минуту.
table-reopen = Стол пришлось открыть заново. Подтверждённое не потеряно; попробуйте ещё раз.

## Server

web-not-found = По этому адресу ничего нет.
web-method = Этот адрес не принимает таких запросов.
web-too-large = Запрос слишком велик.
web-too-much = Слишком много запросов. Попробуйте через { $seconds } с.
web-bad-request = Запрос непонятен: { $reason }
web-bad-message = Сообщение непонятно: { $reason }
web-origin = Запросы с { $origin } не принимаются.
web-fault = Случилось то, чего не должно быть. Подробности в журнале сервера.

s-ready = Ludus готов: { $address }
s-lan = Для других в вашей сети: { $address }
s-data = Партии хранятся в { $place }
s-stop = Ctrl-C останавливает сервер; ничего не потеряется.
s-port-taken = Порт { $port } занят; --port 0 выберет свободный.
s-cannot-listen = Нельзя слушать на { $host }: { $reason }
s-missing = Серверу нужны пакеты, которые не установлены ({ $reason }): pip install "ludus[server]"
s-limits = Без ограничений сервер доступен только с этой машины; уберите --host.

## Full-screen terminal

f-thinking = думает
f-away = нет на месте
f-stands-in = вместо него играет { $level }
f-you-watch = наблюдение
f-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
    }
f-log = Журнал
f-keys = F1 помощь  ? ходы  h совет  u назад  s знак  r правила  F2 English  q выход
f-type-here = выберите карты или напишите ход либо его номер в списке ?; Enter — ход
f-help-title = Клавиши
f-help =
    Ваши карты     ← → выбор карты, пробел или 1–9, 0 отметить, Enter — сыграть, Esc — снять
    Ход текстом    начните печатать ({ $example }) или нажмите /; Enter — сыграть
    Tab, ↑, ↓      карты, другие ответы, строка хода, журнал
    ?              все ходы и что они делают
    h              спросить компьютер
    u              вернуть свой ход; ответить тому, кто просит вернуть свой
    s              сказать что-нибудь, насколько позволяют правила
    r              правила игры; после отказа — правило, по которому отказано
    o              другой порядок карт в руке
    l              читать журнал; Esc — обратно
    b              пусть компьютер играет за отсутствующего или за вас; вернуться
    F2             английский
    F3             светлый или тёмный экран
    q, Ctrl-Q      выйти; партия за этой клавиатурой сохранена, её можно продолжить

    В строке хода работают команды построчного режима: :hint, :undo, :say, :rules, :lang en, :resign, :quit.
f-note-regicide = Масти: C ♣, D ♦, H ♥, S ♠; буква всегда стоит рядом с цветом.
f-commitment =
    Раздача запечатана. Обязательство:
    { $commitment }
f-pick-keys = ↑ ↓ или номер, Enter — выбрать, Esc — назад
f-page-keys = ↑ ↓ листать, Esc — назад
f-yes = Да (y)
f-no = Нет (n)
f-confirm =
    { $move }
    { $warning }
f-look = К столу (Esc)
f-quit = Выйти (q)
f-again = Ещё партию (a)
f-next = К новой партии (a)
f-over = Партия окончена. Enter покажет результат.
f-hide = Далее { $name }. Нажмите Enter, чтобы скрыть карты.
f-hide-undo = Далее { $name }. Enter скроет карты, u вернёт ваш ход.
f-curtain =
    Передайте клавиатуру: { $name }.

    { $name }, нажмите Enter, когда никто другой не смотрит.
f-curtain-wait = Играют компьютеры. Подождите.
f-clock = { $seconds } с · { $text }
f-pace = Время на решение: { $seconds } с, потом отвечает компьютер.
f-waits = Ходит { $who }.
f-plays-for-you = За вас играет компьютер ({ $level }); b вернёт место вам.
f-undo-asked = { $who } просит вернуть ход { $move }. Нажмите u, чтобы ответить.
f-undo-waits = { $who } просит вернуть ход { $move }; ждём ответа остальных.
f-allow = Да, вернуть
f-refuse = Нет, ход остаётся
f-choose-first = Сначала выберите карты или напишите ход; ? покажет ходы.
f-stale = Тем временем что-то произошло. Посмотрите ещё раз и решите.
f-not-your-turn = Сейчас от вас ничего не требуется.
f-hint-comes = Компьютер думает …
f-extras = Посмотреть
f-signals = Сказать
f-free-talk = Говорить можно что угодно: напишите :say и слова.
f-stand-in-for = За кого играть компьютеру?
f-nobody-away = Сейчас компьютер никому не нужен.
f-not-here = За одной клавиатурой это невозможно.
f-rules-title = Правила
f-rules-search = номер (143) или слова; пусто — руководство
f-rules-keys = печатайте для поиска, Enter и ↑ ↓ листать, Esc — назад
f-rules-none = Такого правила нет.
f-connecting = Соединение с { $address } …
f-away-banner = Сервер недоступен ({ $reason }). Пробуем снова …
f-waiting-room = { $title }: ожидание игроков
f-seat-open = свободно
f-seat-computer = компьютер ({ $level })
f-invite = Пригласите других: { $address }
f-lobby-keys = ↑ ↓ и Enter — выбор · F2 English · q выход
f-sit = Сесть на место { $seat }
f-stand = Встать
f-give = Компьютер на место { $seat }: { $level }
f-open = Освободить место { $seat }
f-start = Начать; свободные места займут компьютеры
f-left-table = Вернуться на своё место можно так:
f-no-textual = Полному экрану нужен Textual, а он не установлен. Установите: pip install "ludus[full]". Без --full команде ludus play больше ничего не нужно.
f-no-terminal = Полному экрану нужен терминал; через канал играйте без --full.
f-bad-address = «{ $text }» — не адрес стола. Он выглядит так: http://host:8000/#/t/TABLE.
f-server-says = { $address } отвечает: { $reason }
f-no-server = { $address } недоступен: { $reason }.

f-table-sat = { $who } садится за стол
f-table-stood = { $name } встаёт из-за стола
f-table-started = Партия начинается
f-table-said = { $who }: { $words }
f-table-undone = { $who } возвращает ход { $move }
f-table-undone-unseen = { $who } возвращает ход
f-table-undo-asked = { $who } просит вернуть ход { $move }
f-table-undo-refused = { $who } не соглашается вернуть ход
f-table-stand-in = За место { $who } играет компьютер ({ $level })
f-table-returned = { $who } снова за столом
f-table-time-up = Время вышло: за игрока { $who } ответил компьютер
f-table-again = { $who } предлагает ещё партию
f-table-not-kept = Партию не удаётся сохранить в { $file }: { $reason }. Она продолжается.
s-bad-link = «{ $url }» — не ссылка на стол; ссылки выглядят так: http://host:8000/#/t/TABLE
s-no-server = { $url } недоступен: { $reason }
s-no-program = { $program } не запускается: { $reason }
