### Что программа говорит сама.

## Игра.

player-name = Гость
bot-name-one = Анна
bot-name-two = Барт
bot-name-three = Коломба
bot-name-four = Дрейк
bot-name-five = Эдвина

play-you = Ваше имя за столом — { $seat }. С вами играют: { $bots }.
play-bot = { $seat } ({ $level })
play-hint = Напишите, что хотите сделать. Слово «помощь» подскажет, что ещё можно написать.
play-help = Напишите действие так, как оно указано в списке, или его число или букву, или столько слов из него, чтобы оно отличалось от других. Ещё можно написать:
play-record = Вся партия до этого места одной строкой. В ней есть начальное число: кто её воспроизведёт, увидит всё.
play-undone = Отменено.
play-refused = { $why } (правило { $rule })
play-several = «{ $typed }» можно понять по-разному: { $several }. Уточните, пожалуйста.
play-no-number = «{ $typed }» — такого действия сейчас нет. Напишите одно из чисел выше или «помощь».
play-no-letter = «{ $typed }» — такого действия сейчас нет. Напишите одну из букв выше или «помощь».
play-save-question = Сохранить партию в файл { $file }? [да/нет]
answer-no = нет
play-saved = Запись сохранена в файле { $file }. Посмотреть партию ещё раз:
play-again = Посмотреть партию ещё раз:
seed-line = Начальное число: { $seed }

# Буквы для действий, у которых нет своего числа.
choice-letters = абвгдежзиклмнопрстуфхцчшщэюя

word-help = помощь
    .about = этот список
word-rules = правила
    .about = правила игры; «правила R4» покажет только правило R4
word-table = стол
    .about = показать стол ещё раз
word-log = журнал
    .about = всё, что произошло до сих пор
word-record = запись
    .about = вся партия до этого места одной строкой, чтобы её воспроизвести
word-undo = отмена
    .about = отменить своё последнее действие, пока ничего не открылось
word-quit = выход
    .about = выйти из партии

## Как проходит и чем кончается партия.

story-whisper = (только { $seat }) { $text }
end-score = { $place }. { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
end-winner = Победа: { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
end-winners = Общая победа: { $seats }, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[other] { $points } очков
}.
end-nobody = Победителей нет.
end-unfinished = Партия не окончена, в ней пока { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}.

## Просмотр и проверка.

replay-heading = { $title }: { $seats }
replay-as-all = Со всем, что было скрыто.
replay-as-spectator = Так, как её видел зритель.
replay-as-seat = Так, как её видит { $seat }.
replay-step = Действие { $number } из { $total }

verify-digest = Запись цела: контрольная сумма сходится.
verify-rules = Это партия в игру «{ $title }», сыгранная по действующим правилам (версия { $version }).
verify-actions = { $count ->
    [0] Действий в ней ещё нет.
    [one] { $count } действие, и оно по правилам.
    [few] { $count } действия, все по правилам.
   *[other] { $count } действий, все по правилам.
}
verify-over = Партия сыграна до конца. { $result }
verify-unfinished = Партия не доиграна.
verify-branch-imagined = Партия продолжает другую, запись которой — часть этой; скрытое от места «{ $seat }» раздало заново начальное число.
verify-branch-true = Партия продолжает другую, запись которой — часть этой; там ничего не изменено.
verify-no-deal = В записи не указано, как выбрали начальное число, поэтому о раздаче сказать ничего нельзя.
verify-seed = Начальное число следует из секрета сдающего и { $salts ->
    [one] { $salts } слова игроков
   *[other] { $salts } слов игроков
}.
verify-commitment = Отпечаток секрета — { $commitment }; сравните его с тем, который показали до раздачи.
verify-promise-kept = Секрет именно тот, отпечаток которого показали до раздачи.

## Игры и симуляции.

games-facts = «{ $title }», автор — { $author }, от { $min } до { $max } игроков, около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}

simulate-played = { $title }: партий — { $games }, секунд — { $seconds }, потоков — { $threads }
simulate-speed = В секунду: партий — { $games }, решений — { $decisions }
simulate-seat = место
simulate-bot = бот
simulate-mean-score = средний счёт
simulate-win-share = доля побед

arena-played = { $title }, игроков — { $seats }: { $games_count ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $deals_count ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[other] { $deals } раздач
}, каждая с каждого места
arena-how = В скобках — границы, в которых величина лежит с уверенностью 95 %; они следуют из разброса между раздачами. Справедливая доля побед — { $fair }. У матроса 1500 Эло; если его нет, столько у всех в среднем.
arena-win-share = доля побед, %
arena-place = место
arena-points = очки
arena-elo = Эло
arena-pace = решение
arena-microseconds = { $number } мкс
arena-milliseconds = { $number } мс
arena-seconds = { $number } с
arena-slowest = самое долгое
arena-chart = { $title }, игроков — { $seats }: доля побед
arena-chart-about = { $games_count ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $deals_count ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[other] { $deals } раздач
}, каждая с каждого места. Отрезок — границы с уверенностью 95 %, пунктир — справедливая доля, { $fair }.
arena-forfeits = { $name }: партий, в которых бот не смог играть дальше и проиграл, — { $count }: { $fault }.
arena-interrupted = Прервано: сыграно партий — { $games } из { $all }.
arena-kept = Прервано: сыграно партий — { $games } из { $all }; та же команда продолжит с этого места.

## Движки: что один из них сделал не так.

fault-not-started = не запускается: { $why }
fault-gone = завершился: { $words }
fault-gone-silently = закрыл вывод, ничего не сказав
fault-slow = не ответил за { $milliseconds } мс и после команды «stop»
fault-garbled = сказал то, чего нет в протоколе: { $line }
fault-too-long = сказал строку длиннее { $most } байт
fault-foreign = говорит по версии { $found } протокола, а нужна { $expected }
fault-out-of-turn = ответил не на то, о чём спросили: { $line }
fault-illegal = выбрал то, чего правила не разрешают: { $action }
fault-refused = говорит: { $why }

sit-seated = За столом на месте { $seat } — { $engine }.
sit-over = Партия окончена. Место — { $place }, очки — { $points }.
sit-given-up = Стол закрыли до конца партии.

## Чего не бывает и что ожидалось.

bad-game = Игры «{ $found }» нет; есть такие игры: { $known }.
bad-option = Настройку пишут как имя=значение, а не «{ $found }»; настройки этой игры: { $known }.
bad-level = Уровня ботов «{ $found }» нет; есть такие уровни: { $known }.
bad-levels = Указано уровней: { $found }, а ботов за столом: { $bots }; укажите один уровень на всех или по одному на каждого.
bad-seed-length = В начальном числе 64 шестнадцатеричные цифры, а здесь { $length ->
    [one] { $length } символ
    [few] { $length } символа
   *[other] { $length } символов
}.
bad-seed-digit = В начальном числе 64 шестнадцатеричные цифры, а «{ $digit }» — не такая цифра.
bad-chance = Система не даёт случайных чисел; задайте начальное число через --seed.
bad-seat = Места { $found } за этим столом нет; есть места от 1 до { $seats }.
bad-viewer = За этим столом нет «{ $found }»; укажите место от 1 до { $seats }, имя, spectator или all.
bad-rule = Правила «{ $found }» нет; есть такие правила: { $known }.
bad-file = Файл { $file } не удалось прочитать: { $why }.
bad-file-none = «{ $file }» — не файл и не полная запись партии.
bad-file-folder = { $file } — папка, а нужен файл с записью.
bad-save-exists = Файл { $file } уже есть, а для записи нужен новый.
bad-save-folder = Папки для файла { $file } нет; укажите новый файл в существующей папке.
bad-save = Не удалось сохранить запись в файл { $file }: { $why }.
bad-commitment = Отпечаток секрета — { $expected }, а обещали { $found }.
bad-commitment-none = В этой записи нет раздачи, к которой относился бы отпечаток.
bad-arena-bots = В списке арены не больше { $most } ботов, а указано: { $found }.
bad-save-file = Не удалось сохранить { $work ->
    [hunt] поиск задач
   *[other] арену
} в файл { $file }: { $why }.
bad-save-busy = В файл { $file } пишет { $work ->
    [hunt] другой поиск
   *[other] другая арена
}; дождитесь конца или укажите другой файл.
bad-save-none = { $file } — не файл { $work ->
    [hunt] поиска задач
   *[other] арены
}; укажите такой файл или новый.
bad-save-empty = В файле { $file } ещё нет ни одной { $work ->
    [hunt] просмотренной партии
   *[other] доигранной раздачи
}.
bad-save-other = В файле { $file } { $work ->
    [hunt] другой поиск
   *[other] другая арена
}: там «{ $name }» — { $found }, а не { $expected }; укажите подходящий файл или новый.
bad-save-damaged = Строка { $line } файла { $file } повреждена; если её убрать, заново сыграют только её { $work ->
    [hunt] партию
   *[other] раздачу
}.
bad-engine = Движок «{ $engine }» не может играть: { $fault }.
bad-program-none = Движок — это программа с аргументами, а в «{ $found }» её нет.
bad-program-open = В «{ $found }» не закрыты кавычки.
bad-table-address = «{ $found }» — не адрес стола; он выглядит так: http://127.0.0.1:7777/table/ID.
bad-table = Таверна отказывает: { $why }
bad-table-reach = До таверны не достучаться: { $why }.
bad-chart = Не удалось нарисовать диаграмму в файле { $file }: { $why }.
bad-terminal = Не удалось прочитать ввод или вывести ответ: { $why }.

serve-open = Таверна открыта: { $address }
bad-serve = Таверна не может открыться: { $why }.
bad-data-in-use = Папку { $folder } уже использует другая Tortuga; сначала завершите её или укажите другую папку через { $folder_option }.
bad-data-empty = Файл { $file } пуст, хотя в нём должна храниться вся таверна; верните на место его копию или уберите его, чтобы начать заново.
bad-data-foreign = Файл { $file } — не от Tortuga; уберите его или укажите другую папку через { $folder_option }.
bad-data-cut = Файл { $file } обрезан: байтов в нём { $found }, а должно быть { $expected }; верните на место его копию или уберите его, чтобы начать заново.
bad-data-damaged = Файл { $file } повреждён, и прочитать его нельзя; верните на место его копию или уберите его, чтобы начать заново.
bad-data-missing = Файла { $file } нет, но остался { $log }, который к нему относится; верните их вместе или уберите оставшийся, чтобы начать заново.
bad-data-newer = Эти данные записала более новая Tortuga (версия хранилища { $version }); запустите её или укажите другое место через { $folder_option } или { $address_option }.
bad-data-address = В { $address_option } указан не адрес PostgreSQL ({ $why }); пишите его так: postgres://ИМЯ:ПАРОЛЬ@ХОСТ/БАЗА.
bad-data-away = PostgreSQL по адресу { $address } использовать нельзя: { $why }.
bad-bus-alone = --bus соединяет узлы с общей базой PostgreSQL: укажите её с помощью --store.
bad-data-served = Эта PostgreSQL занята; остановите все узлы её таверны и переносите что-то одно за раз.
bad-data-different = Стол { $table } там уже есть, и он не такой, как здесь; больше ничего не перенесено.
bad-load = Измерить нагрузку не удалось: { $why }.
moved-in = Всё на месте: столов — { $tables } (из них перенесены раньше — { $skipped }), игроков — { $players }, контрольная сумма { $digest }.
bad-move = Перенести таверну нельзя: { $why }.
move-interrupted = Прервано; что перенесено, остаётся на месте. Та же команда продолжит оттуда.
rebuilt = Всё построено заново: доигранных партий — { $finished }, столов — { $tables }.
bad-rebuild = Построить заново не удалось: { $why }.
rebuild-interrupted = Прервано; выполните ту же команду ещё раз до конца.

# Задачи.
puzzles-found = { $title }, игроков — { $seats }: найдено задач — { $puzzles }, просмотрено партий легенд — { $matches }.
puzzles-dropped = Отброшено решений: ничто не выделялось или ответ видел матрос — { $plain }; глубокий поиск не подтвердил — { $unclear }; матрос часто находит — { $easy }; легенда часто не находит — { $doubtful }.
puzzles-kept = Прервано: просмотрено партий — { $matches } из { $all }; с --save та же команда продолжит с этого места.
puzzles-checked = { $title }: задач — { $puzzles }, попыток у каждого уровня на каждую — { $tries }.
puzzles-solved = { $level }: решено { $share }
puzzles-longest = В самой длинной записи байтов — { $bytes }; наименьший отрыв — { $gap } шанса на победу.
puzzles-missed = Легенда должна решать не меньше { $legend }, матрос — не больше { $sailor }: это не так.
puzzles-none = Задач этой игры пока нет; без --check эта команда их ищет.

# Обучение.
train-lesson = Проход { $epoch }: ошибка на изученном — { $learnt }, на отложенных партиях — { $held }.
train-before = Прежние знания ошибаются на них на { $held }.
train-written = Выученное записано в { $file }.
train-kept = Прервано: сыграно партий — { $matches } из { $all }; та же команда продолжит с этого места.
train-nothing = Этой игре учиться не на чем: её боты оценивают положение иначе.
train-other-net = Эти веса не для этой игры.
bad-train-file = Файл { $file } не годится: { $why }.
