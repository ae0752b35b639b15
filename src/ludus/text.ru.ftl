## Отказы

bad-game = Игры «{ $name }» здесь нет. Есть: { $known }.
bad-players = { $game }: от { $low } до { $high } игроков, а не { $players }.
bad-option = Настройки «{ $name }» нет. Есть: { $known }.
bad-value = Настройка { $name } не может быть «{ $value }». Допустимо: { $allowed }.
bad-move = «{ $text }» — такого хода я не понимаю.
bad-bot = «{ $text }» — такого компьютерного игрока нет. Есть random, novice, easy, normal, hard, expert, greedy, search:1000, search:2s или program:КОМАНДА.
bad-bot-count = Компьютерных игроков { $given }, а мест { $players }: назовите одного на всех или по одному на место.

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
record-chance = Строка { $line }: записано «{ $text }», а зерно или секрет дают «{ $expected }».
record-commitment = Строка { $line }: этот секрет не соответствует обязательству, данному до игры.
record-reason = Строка { $line }: { $reason }

## Терминал

t-welcome = { $title }. Введите ход, номер из списка или ? — все ходы с пояснениями. :help — список команд.
t-help =
    :moves или ?    все ходы с пояснениями
    :hint           спросить совета у компьютера
    :undo           взять ход назад, если никто не узнал нового
    :log            что произошло
    :say СЛОВА      сказать что-нибудь, насколько позволяет игра (например :say s tavern)
    :save ФАЙЛ      записать партию; ludus play --resume ФАЙЛ продолжит её
    :rules НОМЕР    показать правило, например :rules RG-143
    :lang en|ru     сменить язык
    :resign         сдаться
    :quit           уйти (партия останется, если её записать)
t-seat-turn = Место { $seat } ({ $name }), ваш ход.
t-pass-keyboard = Передайте клавиатуру игроку на месте { $seat } и нажмите Enter.
t-prompt = { $seat }>
t-bot-moves = Место { $seat } ({ $name }): { $move }
t-hint = Совет: { $move } — { $why }.
t-no-hint = Советовать нечего.
t-undone = Взято назад: { $move }.
t-not-undone = Последний ход нельзя взять назад: кто-то уже узнал новое или сходил.
t-saved = Записано в { $file }.
t-not-saved = Не удалось записать в { $file }: { $reason }. Партия продолжается, попробуйте другое место.
t-confirm = { $warning } Сделать это? [y/N]
t-kept = Не сделано.
t-unknown = Команды { $command } нет. :help — список команд.
t-number = Хода номер { $number } нет; всего { $count }.
t-bye = До свидания. Партия не закончена.
t-eof = Ввод закончился раньше партии. Она сохранена в { $file }; продолжить: ludus play --resume { $file }
t-eof-lost = Ввод закончился раньше партии.
t-result = Итог
t-moves = Ходы
t-said = Место { $seat } говорит: { $words }
t-log-empty = Пока ничего не произошло.
t-you = вы
t-person = человек
t-resumed = Продолжаем после { $count ->
    [one] { $count } хода
   *[other] { $count } ходов
    }.
t-language = Теперь по-русски.
t-no-rule = Правила { $rule } нет. Номера выглядят так: { $example }.
t-end-of-record = Конец записи.
t-step = [Enter] дальше, [b] назад, [q] выйти:

## Компьютерные игроки

fault-timeout = место { $seat }, ход { $number }: нет ответа за { $ms } мс; сделан запасной ход
fault-dead = место { $seat }, ход { $number }: программа завершилась; дальше играет запасной игрок
fault-nonsense = место { $seat }, ход { $number }: «{ $text }» отклонено ({ $reason }); сделан запасной ход
fault-start = место { $seat }: программу не удалось запустить ({ $reason }); дальше играет запасной игрок
