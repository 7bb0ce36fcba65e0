### Что говорит таверна.

## Почему она отказывает.

problem-request = Этот запрос не понять: { $why }.
problem-frame = В одном сообщении просят ровно об одном, и текстом.
problem-no-route = По этому адресу ничего нет.
problem-no-ask = Стол не понимает просьбы «{ $ask }».
problem-method = К этому адресу так не обращаются.
problem-unclear = Этот запрос не понять. Проверьте его адрес и поля.
problem-too-long = Это больше, чем можно прочитать за один раз. Пришлите меньше.
problem-too-slow = Запрос не пришёл вовремя. Попробуйте ещё раз.
problem-origin = Этот запрос пришёл с другого сайта, поэтому он отклонён.
problem-storage = Сохранить не удалось, поэтому ничего не сделано. Попробуйте ещё раз через минуту.
problem-unreadable = Этот стол не удаётся прочитать. Нам об этом уже сообщили.
problem-closing = Таверна ненадолго закрывается. Попробуйте ещё раз.
problem-elsewhere = Этот стол только что перешёл в другой дом таверны. Попробуйте ещё раз.
problem-cut-off = Этот дом таверны ненадолго отрезан от других. Попробуйте ещё раз.
problem-moving = Стол переезжает в другой дом таверны. Попробуйте ещё раз через мгновение.
problem-too-fast = Слишком много сразу. Подождите немного.
problem-too-long-answer = Ответ получился бы слишком длинным, отправить его нельзя. Нам об этом уже сообщили.
problem-busy = Вы попросили слишком много долгой работы. Подождите немного.
problem-unread = На вашем адресе ещё не прочитано слишком много ответов. Подождите немного.
problem-unsent = С вашего адреса присылают слишком много сразу. Подождите немного.
problem-failed = Пока мы готовили ответ, что-то пошло не так. Попробуйте ещё раз.
problem-record-name = В этой записи у места { $seat } такое имя, какого здесь не бывает: в имени не больше { $max } видимых символов.
problem-record-salt = Добавка к раздаче в этой записи длиннее { $max } байт или содержит управляющие символы.
problem-record-salts = В этой записи добавок к раздаче больше, чем мест.
problem-too-many-keys = С вашего адреса приходит слишком много новых игроков. Попробуйте позже.
problem-too-many-tables = С вашего адреса открывают слишком много столов. Попробуйте позже.
problem-too-many-open = У вас уже { $max } незаконченных столов. Сначала доиграйте или закройте один из них.
problem-too-many-streams = Открыто слишком много страниц сразу. Закройте одну из них.
problem-too-many-of-yours = Вы открыли много столов за короткое время. Подождите немного перед следующим.
problem-too-many-words = С вашего адреса пробовали слишком много недействительных ссылок. Попробуйте позже.
problem-too-many-connections = С вашего адреса слишком много соединений. Попробуйте чуть позже.
problem-crowded = Таверна сейчас полна: обслуживаем только тех, кто сидит за столом. Попробуйте чуть позже.
problem-nameless = Сначала назовите своё имя.
problem-name = В имени от 1 до { $max } видимых символов.
problem-no-link = Эта ссылка уже использована или устарела. Сделайте новую.
problem-no-game = Игры «{ $game }» здесь нет.
problem-no-example = Такого примера нет.
problem-no-table = Такого стола нет, или за него садятся только по приглашению: тогда попросите ссылку.
problem-no-level = В этой игре нет ботов уровня «{ $level }».
problem-seconds = Время на решение — от 1 до { $max } секунд.
problem-no-spectators = Зрителей за этот стол не пускают.
problem-not-seated = У вас нет места за этим столом.
problem-not-host = Это может сделать только тот, кто открыл стол.
problem-no-seat = Такого места нет; всего мест: { $seats }.
problem-full = Все места заняты.
problem-seat-taken = Это место занято.
problem-not-your-seat = За этим местом играют не на вашем устройстве.
problem-curtain = Занавес опущен. Пусть его сначала поднимет тот, кто об этом просит.
problem-salt = Ваша добавка к раздаче — не длиннее { $max } байт и без управляющих символов.
problem-too-few = Игроков нужно не меньше { $min }, а за столом пока { $found }.
problem-not-gathering = Партия уже началась или стол закрыт, поэтому так больше нельзя.
problem-not-playing = За этим столом сейчас не играют.
problem-not-over = Партия ещё не закончена.
problem-not-to-act = Сейчас решаете не вы. Дождитесь своей очереди.
problem-stale = Стол уже ушёл вперёд: это ответ на решение { $found }, а ваше теперь { $present }.
problem-action-id = Обозначение действия — не длиннее { $max } байт.
problem-no-hints = За этим столом подсказок нет.
problem-no-choice = Сделать можно только одно, так что спрашивать не о чем.
problem-nothing-to-undo = Возвращаться некуда.
problem-no-endpoint = Это не адрес службы уведомлений: нужно имя за https.
problem-line = В сообщении от 1 до { $max } символов в одну строку.
problem-given-up = Этот стол закрыт, поэтому здесь больше ничего не сказать.
problem-talk-too-fast = Не так быстро: подождите немного, прежде чем писать дальше.
problem-hushed = Хозяин стола просит зрителей помолчать.
problem-on-voyage = В плавании это ни к чему: любой шаг можно начать заново, а уйти — в любой момент.
problem-no-voyage = Такого плавания нет.
problem-no-step = Такого шага в этом плавании нет.
problem-others-play = Вы уже предложили прекратить партию, но согласны ещё не все. За вас может играть бот.
problem-nobody-ends = Никто не предлагает прекратить партию.
problem-not-away = Этот игрок здесь, играть за него нельзя.
problem-not-away-long = { $seconds ->
    [one] Игрок ещё может вернуться: позвать бота можно будет через { $seconds } секунду.
    [few] Игрок ещё может вернуться: позвать бота можно будет через { $seconds } секунды.
   *[other] Игрок ещё может вернуться: позвать бота можно будет через { $seconds } секунд.
}
problem-not-due = Этому игроку сейчас нечего решать, играть за него не нужно.
problem-taken-back-enough = За этот выбор вы уже { $max } раз что-то отменяли. Играйте дальше отсюда.
problem-asked-enough = Вернуться просили уже достаточно раз. Играйте дальше отсюда.
problem-too-much-happened = За этим столом произошло слишком много всего. Играйте дальше или откройте новый стол.
problem-rematch-exists = Те же игроки уже играют снова за другим столом.
problem-seats-needed = На месте, которое исчезнет, кто-то сидит. Сначала освободите его.
problem-just-changed = { $seconds ->
    [one] Вы только что изменили настройки. Дайте остальным ещё { $seconds } секунду, чтобы это увидеть.
    [few] Вы только что изменили настройки. Дайте остальным ещё { $seconds } секунды, чтобы это увидеть.
   *[other] Вы только что изменили настройки. Дайте остальным ещё { $seconds } секунд, чтобы это увидеть.
}

## Что говорит каждая страница.

page-name = Тортуга
page-skip = К содержанию
page-lost = Связь потеряна. Пробуем снова…
page-language = Язык
page-theme = Тема
page-light = Светлая
page-dark = Тёмная
page-nameless = Ваше имя
page-to-lobby = В зал
page-to-table = Назад к столу
page-back = Назад
page-copy = Скопировать
page-copied = Скопировано.
page-by-rule = Правило { $rule }
page-close = Закрыть

oops-malformed = Так не получится
oops-forbidden = Эта дверь закрыта
oops-missing = Здесь только прибой
oops-conflict = Не сейчас
oops-too-many = Полегче, моряк
oops-broken = У нас течь
page-yes = Да
page-no = Нет

## Имя.

me-title = Как вас называть?
me-name = Ваше имя
me-hint = Без учётной записи: вас запомнит файл cookie на этом устройстве.
me-save = Сохранить
me-come-in = Войти
me-later = Позже
me-device = Играть на другом устройстве
me-device-about = Ссылка переносит ваше имя и ваши места в другой браузер. Она сработает один раз, в течение { $minutes } минут. Открывайте её только на своём устройстве.
me-device-make = Создать ссылку
me-device-qr = QR-код этой ссылки
me-device-link = Откройте на другом устройстве
me-claim-title = Продолжить отсюда?
me-claim-about = Сюда перейдут имя и места из браузера, где создана ссылка; прежние здесь забудутся.
me-claim-yes = Да, это я

tempo-title = Темп
tempo-calm = Спокойно
tempo-normal = Обычно
tempo-quick = Быстро
tempo-at-once = Сразу
tempo-about = Как быстро показывать ходы других и сколько медлят боты. Если играет несколько человек, боты подстраиваются под самого неторопливого.
show-title = Темп и звук
sound-title = Звук
sound-off = Без звука
sound-quiet = Тихо
sound-normal = Обычно
sound-loud = Громко
sound-about = Карты, всплески, монеты, кошка и колокол, когда ваш ход. Телефон ещё и слегка вздрогнет. Касается только этого устройства.
notices-title = Вызов
notices-about = Уведомлением системы, когда ваш ход, а вы смотрите в другое место; в долгих партиях — даже если страница закрыта. Касается только этого устройства.
notices-switch = Звать меня
notices-refused = Браузер не разрешает этой странице уведомления. Это можно изменить в его настройках для сайта.
page-called = Ваш ход.

offline-title = Полный штиль
offline-about = До таверны не достучаться: у этого устройства нет связи, или таверна ненадолго закрыта.
offline-kept = Ваши места и всё, что вы сыграли, там сохранены. Как только связь появится, можно играть дальше.
offline-again = Попробовать ещё раз

guest-0 = Везучий Пеликан
guest-1 = Солёный Ус
guest-2 = Храбрая Ракушка
guest-3 = Весёлая Выдра
guest-4 = Капитан Крошка
guest-5 = Сонный Попугай
guest-6 = Медная Лапа
guest-7 = Старый Компас
guest-8 = Быстрая Сардина
guest-9 = Туманный Фонарь
guest-10 = Ржавый Якорь
guest-11 = Тихий Прилив

## Зал.

lobby-title = Фонари зажжены
lobby-lead = Присаживайтесь: настольные игры для компании друзей или против честных ботов. Хватит ссылки и имени.
lobby-connected = За столами: { $count }
lobby-games = Игры
lobby-players = { $max ->
    [one] { $min }–{ $max } игрок
    [few] { $min }–{ $max } игрока
   *[other] { $min }–{ $max } игроков
}
lobby-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
lobby-rules = Правила
lobby-author = Кто придумал: { $author }
lobby-play-now = Играть сейчас
lobby-new-table = Новый стол
lobby-open = Открытые столы
lobby-none-open = Сейчас открытых столов нет. Откройте свой и пошлите ссылку друзьям.
lobby-mine = Ваши партии
lobby-none-mine = Вы пока не играете. Нажмите «Играть сейчас».
lobby-free = { $free ->
    [one] свободно { $free } место из { $seats }
    [few] свободно { $free } места из { $seats }
   *[other] свободно { $free } мест из { $seats }
}
lobby-playing = идёт партия
lobby-gathering = рассаживаются
lobby-over = окончена
lobby-waiting = ход: { $seats }
lobby-my-move = ваш ход
lobby-minutes-left = осталось { $n } мин
lobby-hours-left = осталось { $n } ч
lobby-join = Сесть
lobby-watch = Смотреть
lobby-watch-again = Повтор
lobby-return = Вернуться
lobby-foot = «Тортуга» — свободная программа. Без учётных записей и слежки: файл cookie помнит ваше имя и места.
lobby-replay = Посмотреть запись партии
lobby-against-cabin-boy = Юнги
lobby-against-sailor = Матросы
lobby-against-captain = Капитаны
lobby-against-legend = Легенды
lobby-seats = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
}

## Новый стол.

new-title = Новый стол
new-place = { $game } · новый стол
new-problem = Стол не открыт.
new-game = Игра
new-variants = Варианты
new-variants-hint = По отдельности или вместе.
new-seats = Сколько мест
new-who = Кто где сидит
new-seat = Место { $number }
new-seat-level = Уровень бота на месте { $number }
new-seat-name = Имя того, кто играет на этом устройстве на месте { $number }
new-me = Я
new-here = Здесь же
new-open = Свободное место
new-bot = Бот
new-open-hint = кто первым придёт
new-level-cabin-boy = ходит наугад, но вежливо.
new-level-sailor = знает, что чего стоит, и ходит сразу.
new-level-captain = недолго просчитывает воображаемые расклады.
new-level-legend = думает дольше и мало что упускает.
new-levels = Ни один бот не видит больше, чем игрок на его месте.
new-door = Кто может прийти
new-public = Открытый
    .about = Виден в зале; сесть может любой.
new-link = Только по ссылке
    .about = Только те, у кого есть приглашение.
new-spectators = Зрители допускаются
    .about = Они видят то, что открыто на столе, и никогда — чужую руку.
new-clock = Время на выбор
new-clock-0 = Без часов
    .about = Думайте сколько угодно.
new-clock-30 = 30 секунд
    .about = Для быстрых лап.
new-clock-60 = 60 секунд
    .about = Бодро, но подумать успеете.
new-clock-300 = 5 минут
    .about = Можно выпить чаю.
new-clock-86400 = Один день
    .about = Для неспешных партий.
new-absence = Если кто-то ушёл или не успел
new-wait = Стол ждёт
    .about = Бот играет за кого-то, только если об этом попросит он сам или остальные; часы только напоминают.
new-stand-in = Играет бот
    .about = Он заменяет игрока, пока тот не вернётся, а вернуться можно всегда.
new-hints = Подсказки
new-hints-hint = Когда решаете вы, можно взять подсказку: что сделал бы капитан. Он знает только то, что знаете вы, и ответ слышите только вы.
new-hints-alone = Только против ботов
    .about = Без подсказок, как только может сесть кто-то ещё.
new-hints-always = Всегда
    .about = Спрашивать может каждый — для себя.
new-hints-never = Никогда
    .about = Здесь никто не шепчет.
new-go = Открыть стол
new-two-seats = Занять можно только одно место. Выберите «Я» один раз.
new-no-number = Не указано, сколько мест.
new-more = Ещё
new-levels-title = Как играют боты

## Правила.

rules-title = { $game }: правила
rules-place = { $game } · правила
rules-contents = Содержание
rules-rule = Правило { $rule }
rules-example = Пример
rules-example-before = До
rules-example-after = После
rules-example-play = Сыграть
rules-glossary = Словарь
rules-about = Об игре
rules-find = Найти правило
rules-found = Найдено:
rules-found-none = Ничего не найдено
rules-copies = в коробке: { $n }

## Страница игры.

about-place = Об игре
about-box = Что в коробке
about-bots = Насколько сильны боты
about-bots-lead = Как часто побеждает один бот за столом, где игроков { $seats }, если остальные места занимают боты другого уровня. Черта — доля побед, если бы он играл не лучше их.
about-bots-all = Столы других размеров
about-bots-players = Игроков
about-bots-fair = При равной игре
about-pairing = { $one } против { $others ->
    [cabin-boy] юнг
    [sailor] матросов
    [captain] капитанов
   *[other] легенд
}
about-share = { $share } %
about-watch = Открытые партии
about-watch-none = В последнее время никто не играл открыто. Откройте стол — будете первыми.

## Повтор.

replay-title = Повтор партии: { $game }
replay-place = Повтор · { $game }
replay-board = Игровое поле
replay-step = Шаг
replay-of = { $step } из { $steps }
replay-first = В начало
replay-previous = На шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-next = На шаг вперёд
replay-last = В конец
replay-go = Перейти
replay-about = Об этом повторе
replay-shown = Что показано
replay-seen-by = Чьими глазами
replay-all = Всё открыто
replay-as = Что знает { $name }
replay-as-spectator = Что видят зрители
replay-show = Показать
replay-keep = Сохранить и поделиться
replay-download = Скачать запись
replay-share = Ссылка со всей партией
replay-share-long = Эта запись слишком длинна для ссылки. Лучше скачайте её.
replay-log = Журнал
replay-log-about = Что произошло
replay-nothing-yet = Пока ничего не произошло.
replay-open-title = Посмотреть запись партии
replay-open-lead = Вставьте запись партии: JSON или одной строкой, как в ссылке. Здесь её можно посмотреть ход за ходом и проверить.
replay-open-record = Запись
replay-open-file = Или выберите файл
replay-open-go = Посмотреть
replay-empty = Сначала вставьте запись.
replay-no-game = Игра «{ $game }», к которой относится эта запись, нам неизвестна.

analysis-title = Что решило партию
analysis-thinking = Обдумываем: { $percent } %
analysis-busy = Сейчас обдумывают много других партий; этой придётся подождать.
analysis-chart = Вероятность победы каждого, шаг за шагом.
analysis-line = { $name }: в начале { $first } %, самое большее { $top } % на шаге { $step }, в конце { $last } %.
analysis-costly = Самые дорогие решения
analysis-who = { $seat }, шаг { $step }:
analysis-what = сыграно «{ $played }» ({ $wins } %), а «{ $best }» дало бы { $better } %.
analysis-none = Ни одно решение не стоило дорого: все играли как капитаны.
analysis-about = Капитан обдумал решения, каждое — по тому, что игрок знал в тот момент; процент показывает, как часто партия оттуда выигрывалась в воображаемых раскладах.
analysis-decided = Что решило партию: { $seat } — «{ $played }». Ход «{ $best }» побеждал бы на { $percent } % чаще.
analysis-won-anyway = { $seat } побеждает, несмотря на «{ $played }»: ход «{ $best }» побеждал бы на { $percent } % чаще.
analysis-decided-thinking = Капитан обдумывает, что решило партию…
analysis-some = Партия была длинной: обдумано решений { $some } из { $all }, равномерно по всей партии; цена остальных считается удачей.
analysis-calmed = Линии сглажены: каждая точка — среднее по нескольким соседним решениям.
analysis-move = { $seat } «{ $action }»
analysis-refuted = После «{ $action }» вероятнее всего: { $moves }.
analysis-instead = А после «{ $action }»: { $moves }.
analysis-either = Остальные при этом вероятнее всего: { $moves }.
skill-title = Удача и мастерство
skill-start = Начало
skill-own = Свои ходы
skill-others = Чужие ходы
skill-luck = Удача
skill-end = Конец
skill-about = В процентных пунктах вероятности победы; каждая строка складывается. Свои ходы — сколько отдано по сравнению с лучшим, что можно было тогда увидеть. Чужие ходы — сколько отдали другие. Удача — всё остальное: что сдано, вытянуто и скрыто.
why-title = Почему?
why-ask = Как сейчас решит { $seat } и почему?
why-nothing = Здесь не из чего было выбирать.
why-thinking = Обдумываем…
why-again = Посмотреть ещё раз
why-did = { $seat } — «{ $action }». Почему?
why-bot = { $seat } обдумывает решение ещё раз, зная только то, что было известно тогда. Лучшие варианты:
why-person = Легенда на этом месте ({ $seat }), зная только то, что было известно тогда, взвесила бы такие варианты:
why-choice = «{ $action }» — победа { $odds }.
why-played = «{ $action }» — победа { $odds }. Так и сыграно.
why-then = Ожидалось дальше: { $moves }.
why-regretted = Если подумать ещё раз, { $seat } предпочитает «{ $best }».
why-better = Лучше было бы «{ $best }».
why-mixed = Остальные выбирали одновременно, поэтому выбор смешанный: никто не должен его предугадать.
why-figure = «{ $action }» —
why-about = Как часто это вело к победе в воображаемых раскладах, которые согласуются с тем, что было известно на этом месте. На скрытое никто не смотрел.
odds-surely = почти всегда
odds-nine-in-ten = примерно в девяти случаях из десяти
odds-three-in-four = примерно в трёх случаях из четырёх
odds-two-in-three = примерно в двух случаях из трёх
odds-half = примерно в половине случаев
odds-one-in-three = примерно в одном случае из трёх
odds-one-in-four = примерно в одном случае из четырёх
odds-one-in-five = примерно в одном случае из пяти
odds-one-in-ten = примерно в одном случае из десяти
odds-one-in-twenty = примерно в одном случае из двадцати
odds-hardly = крайне редко

verify-title = Проверка раздачи
verify-good = Проверено.
verify-bad = Не подтверждено.
verify-sum = Все проверки этой партии пройдены.
verify-sum-bad = Хотя бы одна проверка не пройдена или невозможна.
verify-mark = Отпечаток, показанный до раздачи, — это SHA-256 секрета:
verify-mark-other = Записанный вами отпечаток — не SHA-256 секрета:
verify-seed = Начальное число получается из секрета и того, что добавили игроки:
verify-salt = { $seat }: добавлено «{ $salt }»
verify-no-salt = { $seat }: ничего не добавлено
verify-secret = Секрет:
verify-steps = { $steps ->
    [1] Единственное решение принято по правилам версии { $version }.
   *[other] Все решения приняты по правилам версии { $version }; всего решений: { $steps }.
}
verify-digest = Контрольная сумма верна: ничего не изменено и не обрезано.
verify-no-deal = В этой записи не сказано, откуда взято начальное число, поэтому саму раздачу проверить нельзя.
verify-position = Партия началась с позиции «{ $position }» из примеров игры; начальное число решает только то, что было дальше.
verify-branch-imagined = Партия продолжает другую: её запись — часть этой. Скрытое от места «{ $seat }» раздало заново начальное число.
verify-branch-true = Партия продолжает другую: её запись — часть этой. Там ничего не изменено.
verify-note = Отпечаток, который вы записали до раздачи
verify-compare = Сравнить
verify-undone = { $n ->
    [one] Учебная партия: { $n } раз возвращались назад, уже увидев скрытое, поэтому она не в счёт.
    [few] Учебная партия: { $n } раза возвращались назад, уже увидев скрытое, поэтому она не в счёт.
   *[other] Учебная партия: { $n } раз возвращались назад, уже увидев скрытое, поэтому она не в счёт.
}

## Стол.

table-board = Игровое поле
table-side = Журнал и беседа
table-guide = Что сейчас решать?
table-guide-wait = Вам пока нечего решать: посмотрите, что делают другие.
table-hints = С подсказками
table-hint = Подсказка: что сделал бы капитан?
table-hint-ask = Подсказка
table-hint-would = Подсказка: капитан сделал бы так
table-hint-close = Закрыть
table-hint-thinking = Капитан обдумывает ход…
table-hint-clear = Это явно лучше всего остального. На втором месте: { $other }.
table-hint-small = Это немного лучше следующего: { $other }.
table-hint-equal = Ничуть не хуже: { $other }.
table-hint-mixed = Остальные выбирают одновременно с вами: чаще так, но не всегда, чтобы ваш выбор нельзя было предугадать. Иногда: { $other }.
table-hint-other = что-то другое
table-hint-elsewhere = то же самое в другом месте
table-hint-short = { $action_short }
table-hint-lost = Выиграть партию уже почти нельзя: теперь капитан борется за лучшее из оставшихся мест.
table-hint-won = Партия почти выиграна: теперь капитан не рискует.
table-hint-figures = В цифрах
table-hint-wins = побед: { $percent } % из { $worlds } воображаемых раскладов
table-hint-computed = побед: { $percent } %, рассчитано до конца
table-hint-weight = выбирать в { $percent } % случаев
table-hint-about = Как часто это ведёт к победе в воображаемых раскладах, которые согласуются с тем, что вы знаете. За вас ничего не сыграно.
table-log = Журнал
table-log-about = Что произошло
table-log-cut = То, что было раньше, надо помнить, как за настоящим столом. Весь журнал откроется, когда партия закончится.
table-chat = Беседа
table-message = Сообщение
table-say = Что скажете?
table-send = Отправить
table-rules = Правила
table-rule = Правило
table-from-example = Эта партия началась с разобранного примера правил, а не с раздачи.
table-from-voyage = Эта партия начинается там, где закончилось ваше плавание.
table-to-example = К примеру
table-you = вы
table-online = в сети
table-away = не в сети
table-bot = бот
table-stand-in = играет бот
table-left = осталось
table-free = Свободное место
table-free-about = ждём кого-нибудь
table-take-back = Отменить мой последний выбор
table-undo = Вернуться к моменту до моего последнего хода, если согласны все остальные люди за столом. Партия станет учебной.
table-undo-asked = Кто-то уже просит вернуться
table-nothing-to-undo = Отменять нечего
table-undo-proposal = { $seat } просит вернуться на ход назад. Ещё не согласились: { $seats }.
table-agree = Согласиться
table-refuse = Отказать
table-withdraw = Не надо
table-leaving = Покинуть партию
table-leaving-about = Она останется среди ваших партий, и вернуться за стол можно в любой момент.
table-leave = Пусть за меня играет бот
table-give-up = Прекратить эту партию
table-ask-to-end = Предложить прекратить партию
table-end-proposal = За то, чтобы прекратить партию: { $seats }. Ещё не согласились: { $waiting }.
table-agree-end = Прекратить
table-play-on = Играть дальше
table-hush = Попросить зрителей помолчать
table-unhush = Разрешить зрителям говорить
table-hushed = Хозяин стола просит зрителей помолчать.
table-spectator = зритель
table-sayings = Реакции и быстрые фразы
saying-laugh = смеётся
saying-cheer = ликует
saying-love = в восторге
saying-wow = удивляется
saying-think = размышляет
saying-sweat = обливается потом
saying-cry = плачет
saying-sleep = уже спит
saying-ahoy = Свистать всех наверх!
saying-good-luck = Удачи!
saying-well-played = Отлично сыграно!
saying-nice-move = Хороший ход!
saying-thanks = Спасибо!
saying-you-are-welcome = На здоровье!
saying-sorry = Простите!
saying-oops = Ой…
saying-your-turn = Ваш ход!
saying-one-moment = Минутку, пожалуйста.
saying-let-me-think = Дайте подумать…
saying-back-soon = Скоро вернусь.
saying-here-again = Я снова здесь.
saying-what-luck = Вот это везение!
saying-bad-luck = Вот невезение!
saying-close-call = На волоске!
saying-revenge = Я ещё отыграюсь!
saying-good-game = Славная партия!
saying-one-more = Ещё одну?
saying-must-go = Мне пора.
table-mute = Скрыть сообщения этого человека
table-unmute = Показать сообщения этого человека
table-stands-in = За вас играет бот.
table-return = Вернуться в игру
table-called = { $seat } зовёт вас за этот стол.
table-called-plain = Вас зовут за этот стол.
table-sit-down = Сесть и играть
table-full = Все места заняты.
table-invite = Позовите друзей
table-link = Ссылка-приглашение
table-link-about = Кто откроет ссылку, может сесть за стол; нужно только имя.
table-qr = QR-код ссылки-приглашения
table-sealed-deal = Раздача уже запечатана; после игры её можно проверить. Её отпечаток:
table-people = За столом
table-taken = Занято мест: { $taken } из { $seats }
table-host = Хозяин
table-sit = Сесть сюда
table-stand = Встать
table-remove = Убрать
table-level = Уровень бота
table-add-bot = Посадить бота
table-start = Начать игру
table-close = Закрыть стол
table-too-few = Нужно игроков не меньше { $min }: подождите друга или посадите бота.
table-host-begins = Игру начнёт хозяин стола.
table-free-seats-go = Свободные места пропадут, когда игра начнётся.
table-all-here = Все в сборе.
table-not-here = Все места заняты. Сейчас не в сети: { $seats }.
table-seconds = { $n ->
    [one] { $n } секунда на выбор
    [few] { $n } секунды на выбор
   *[other] { $n } секунд на выбор
}
table-private = Только по ссылке
table-public = Открытый стол
table-no-spectators = Без зрителей
table-scores = Подсчёт очков
table-place = { $n }-е место
table-points = Сколько
table-what = За что
table-how = Как
table-total = Итого
table-over = Вот откуда что взялось.
table-you-win = Вы победили!
table-own-place = Ваше место: { $place } из { $seats }, { $points }.
table-final-board = Поле в конце партии
table-harder = Ещё раз, боты сильнее: { $level }
table-closed = Этот стол закрыт
table-given-up = Партия прекращена
table-nobody-wins = Никто не выиграл
table-wins = Побеждает { $seats }: { $points }
table-win-together = Побеждают вместе { $seats }: у каждого { $points }
table-rematch = Сыграть ещё раз всем вместе
table-to-rematch = К новой партии
table-replay = Посмотреть запись
table-honest = Раздача была честной.
table-not-honest = Раздача не сходится с отпечатком.
table-deal-about = Отпечаток, показанный до игры, — это SHA-256 секрета сервера; секрет и слова игроков вместе дают начальное число.
table-mark = Отпечаток
table-secret = Секрет
table-seed = Начальное число
table-skip = Дальше
table-skip-about = Пропустить показ; можно и просто нажать на поле
table-hits-you = Это по вам:
table-hand = У вас на руках
table-screen = экран
table-screen-open = Показать на большом экране
table-screen-code = или откройте на телевизоре /screen и введите { $code }
screen-title = Экран для всех
screen-about = Какой стол? Код указан под беседой у тех, кто за ним играет.
screen-code = Код
screen-show = Показать стол
screen-join = Садитесь играть
screen-all-here = Все в сборе: хозяин стола может начинать.
screen-join-about = Наведите телефон на код; нужно только имя.
screen-next = Следующая партия вот-вот начнётся здесь же.
problem-no-screen = Стола с таким кодом нет, или его партия уже закончилась.
table-hand-only = Рядом с экраном: показывать только моё
table-tab-hand = Моё
table-tab-board = Весь стол
table-tab-all = Снова показывать всё
table-beside = тоже на этом устройстве
table-beside-name = Имя
table-beside-sit = Играет здесь же
table-curtain-hand = Передайте устройство: { $seat }
table-curtain-how = Остальные отворачиваются. Удерживайте кнопку, пока не заполнится, или потяните её вверх; на клавиатуре нажмите на ней Enter.
table-curtain-lift = Я { $seat }
table-curtain-lower = { $seat }: опустить занавес и передать устройство
table-curtain-open = Поле открыто всем
table-curtain-idle = Сейчас здесь никому не надо решать
table-curtain-others = Заглянуть к себе:
table-seats = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
}
table-minutes = { $n ->
    [one] { $n } минута на выбор
    [few] { $n } минуты на выбор
   *[other] { $n } минут на выбор
}
table-hours = { $n ->
    [one] { $n } час на выбор
    [few] { $n } часа на выбор
   *[other] { $n } часов на выбор
}
table-without = Без варианта «{ $option }»
table-hints-are = Подсказки: { $hints }
table-settings = Изменить настройки
table-set-up = Изменить
table-changed = Хозяин изменил настройки стола:
table-closing = Закрыть этот стол?
table-closing-about = Всем придётся уйти, а ссылка больше никуда не приведёт.
table-keep-open = Не закрывать
table-watchers = Смотрят:
table-watchers-more = и ещё { $n }
table-watchers-only = { $n ->
    [one] { $n } человек
    [few] { $n } человека
   *[many] { $n } человек
}
table-stand-in-own = за вас играет бот
table-bot-soon = Если игрок к этому времени не вернётся, можно будет позвать бота.
table-bot-for = Бот
table-bot-for-about = Пусть бот играет за этого игрока, пока тот не вернётся
table-undo-alone = Вернуться к моменту до моего последнего хода. Вы уже видели, что было дальше, поэтому партия станет учебной.
table-practice = Учебная
table-practice-about = В этой партии возвращались назад, уже увидев скрытое, поэтому она не в счёт. Это отмечено и в записи.
table-undo-refused = { $seat } не хочет возвращаться назад.
table-end-refused = { $seat } хочет играть дальше.
table-took-back = { $seat } отменяет свой последний выбор.
table-went-back = Партия вернулась к моменту до последнего хода. Попросил об этом игрок { $seat }. С этого момента она учебная.
table-minute = Как победить?
table-minute-goal = Цель
table-minute-turn = Ход
table-minute-end = Конец
table-minute-points = Что считается
table-scores-now = Пока
table-scores-seen = Это то, что вам видно: остальное откроется в конце.
table-points-hidden = скрыто
table-what-is-this = Что это? Нажмите на что угодно (клавиша ?)
table-what-keys = Стрелки: дальше · Enter: правило · Esc: назад
table-what-taps = Нажимайте на что угодно. Закончить — кнопка «?».
table-sure-undo = Вернуться к моменту до вашего последнего хода? Вы уже видели, что было дальше: партия станет учебной и не пойдёт в счёт.
table-sure-give-up = Прекратить партию? Она закончится, и продолжить её уже нельзя.

# Плавания.
sailing-title = Капитан
sailing-first-time = Впервые? Научитесь за 5 минут
sailing-go-on = Продолжить плавание
sailing-sail = Учебное плавание
sailing-step = Шаг { $n } из { $of }
sailing-next = Дальше
sailing-watch = Смотрите…
sailing-asked = О чём был вопрос?
sailing-play = Играть дальше
sailing-again = Этот шаг заново
sailing-leave = Уйти и продолжить позже
sailing-learnt = Чему вы научились
sailing-whole = Теперь целая партия
sailing-repeat = Пройти плавание ещё раз
sailing-offer = Сначала научиться?
sailing-no-offer = Нет, спасибо
sailing-listen = Капитан хочет кое-что показать.
sailing-fold = Слова капитана
sailing-elsewhere = Другой момент.

## Продолжение партии с шага записи.

play-on-title = Продолжить отсюда
play-on-about = Займите место за столом, каким он был после этого шага. Всё, что будет вытянуто дальше, решит новый случай.
play-on-seat = Ваше место
play-on-to-act = решает
play-on-hidden = Что было скрыто
play-on-imagined = Как мог представить этот игрок
play-on-imagined-about = Скрытое раздаётся заново — так, чтобы сошлось со всем, что знал этот игрок.
play-on-true = Как было на самом деле
play-on-true-about = Всё остаётся у своих владельцев. В записи это уже видно.
play-on-with = Против кого
play-on-friends = Друзья, по ссылке
play-on-go = Продолжить
table-went-on = Эта партия продолжает другую, поэтому она не в счёт.
table-went-on-imagined = Скрытое роздано заново — так, как его можно было представить.
table-went-on-true = Скрытое осталось как было.
table-to-origin = К исходной партии

## Вызовы: одна раздача для друзей.

lobby-challenge = Бросить вызов друзьям
table-challenge = Бросить вызов друзьям
challenge-title = { $game } · Вызов
challenge-about = Раздача у всех одна: каждый играет на месте { $seat } из { $seats }. Соперники — { $level ->
    [cabin-boy] юнги
    [sailor] матросы
    [captain] капитаны
   *[other] легенды
}, и в одинаковом положении они всегда отвечают одинаково.
challenge-accept = Сыграть эту раздачу
challenge-again = Сыграть ещё раз, вне зачёта
challenge-go-on = Вернуться к своей партии
challenge-first = Сравнение откроется, когда вы доиграете. В зачёт идёт только первая партия, подсказок в ней нет.
challenge-results = Кто как сыграл
challenge-who = Игрок
challenge-points = Очки
challenge-place = Место
challenge-compare = Сравнить
challenge-share = Ссылка для друзей
challenge-share-about = По ссылке может сыграть любой. Кто доиграл, тот уже знает карты этой раздачи.
challenge-side-by-side = Бок о бок
challenge-decision = Решение { $n } из { $of }
challenge-previous = Предыдущее решение
challenge-next = Следующее решение
challenge-same = Пока оба видели одно и то же и поступали одинаково.
challenge-parted = Здесь партии расходятся.
challenge-apart = Партии разошлись раньше.
challenge-over = к этому времени партия окончена
challenge-all = Все решения
problem-no-challenge = Для вызова нужна партия, в которой один человек играет против ботов.
problem-no-undo = Здесь нельзя вернуть то, что уже открылось: раздача у всех одна.
problem-puzzle-waits = Эта задача ещё не решена. Её можно просто оставить и вернуться позже.

## Раздача дня.

daily-title = Раздача дня
daily-of = { $game } · Раздача дня
daily-short = по раздаче на каждую игру, одной для всех
daily-lead = На каждую игру — одна раздача, общая для всех. Соперники — капитаны, и в одинаковом положении они всегда отвечают одинаково. Считается первая попытка.
daily-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year }
daily-clock = Часы в таверне одни на всех и идут по UTC: сейчас { $now }.
daily-days = Другие дни
daily-all-games = Все игры
daily-to-play = Играть
daily-to-board = Таблица
daily-yesterday = Вчера
daily-today = Раздача на сегодня
daily-past = Раздача этого дня
daily-about = Все играют на месте { $seat } из { $seats } против капитанов. Подсказок нет, и открывшееся назад не вернуть.
daily-ends = Кто начал до полуночи, когда кончается { $date }, может доиграть до 01:00. Потом открываются все карты.
daily-first-counts = Считается первая попытка. Играть можно сколько угодно раз.
daily-past-counts = День уже прошёл: новые попытки в зачёт не идут. Играть можно сколько угодно раз.
daily-play = Сыграть сегодняшнюю раздачу
daily-play-past = Сыграть эту раздачу
daily-again = Сыграть ещё раз, для удовольствия
daily-go-on = Продолжить попытку
daily-under-way = Ваша попытка не окончена.
daily-tried = Вы уже пробовали.
daily-given-up = партия брошена
daily-try = Попытка { $n }
daily-place = { $points }, место { $place } из { $all }
daily-standing-counts = идёт в зачёт
daily-standing-late = окончена слишком поздно, не в зачёт
daily-standing-later = повторная попытка, не в зачёт
daily-standing-new = не в зачёт: это ваш первый день здесь
daily-standing-seen = не в зачёт: эту раздачу из вашей сети уже играл новичок
daily-standing-past = не в зачёт: день уже прошёл
daily-share = Строка для друзей: она ничего не выдаёт
daily-line = Тортуга · { $game } · { $date } · { $points }
daily-line-place = место { $place } из { $all }
daily-board = Таблица дня
daily-counted = { $n ->
    [0] В зачёт не пошла ни одна попытка.
    [one] В зачёт пошла { $n } попытка.
    [few] В зачёт пошли { $n } попытки.
   *[other] В зачёт пошло { $n } попыток.
}
daily-names = Имена — только тех, кто этого хочет: вы решаете в конце своей попытки.
daily-nameless = кто-то
daily-you = вы
daily-spread = { $n ->
    [one] { $n } попытка
    [few] { $n } попытки
   *[other] { $n } попыток
}: меньше всего очков — { $least }, у среднего — { $middle }, больше всего — { $most }.
daily-spread-own = вы: { $points }
daily-lessons = Чему она учит
daily-best = Лучшая найденная игра: { $points }.
daily-best-watch = Посмотреть лучшую игру
daily-best-none = Эту раздачу ещё никто не доиграл.
daily-losses = Где вы упустили шансы
daily-no-losses = Ни одно ваше решение не обошлось дорого: вы играли как капитан.
daily-thinking = Капитан обдумывает вашу партию. Загляните через минуту.
daily-own-replay = Ваша партия шаг за шагом
daily-honest = Как убедиться, что всё честно
daily-honest-about = Раздача получается из секрета. За несколько дней таверна показывает SHA-256 секрета — его отпечаток. Когда день кончится, она покажет и сам секрет, и каждый сможет проверить, что он подходит к отпечатку. По отпечатку раздачу не узнать.
daily-bound = Отпечаток закреплён: { $date }, { $time } UTC.
daily-secret-later = Секрет будет показан, когда день кончится.
daily-ahead = Отпечатки следующих дней
daily-limits = Что мешает узнать карты до игры
daily-limits-about = Попытка идёт в зачёт, только если она первая с этим ключом, если этот ключ уже играл партию, начатую в один из прошлых дней, и если до неё никто с новым ключом не играл эту раздачу из той же сети. Смотреть со стороны нельзя, и ни запись, ни повтор, ни разбор сегодняшней раздачи не показываются никому, пока день не кончится.
daily-limits-not = Это не остановит того, кто заранее завёл второй ключ, или того, кто начал со знакомым ключом и пробует раздачу с новым, или друга, который расскажет вам карты.
table-to-day = К таблице дня
table-day-sealed = Эту раздачу ещё играют другие: повтор, разбор и секрет откроются, когда день кончится.
table-day-sign = Показать моё имя в таблице
table-day-unsign = Убрать моё имя из таблицы
problem-no-day = Раздачи такого дня здесь нет.
problem-day-sealed = Эту раздачу ещё играют другие. Она откроется, когда день кончится, через час после полуночи по UTC.
problem-day-alone = Раздачу дня каждый играет сам: бот никого не заменяет.
problem-of-a-day = Это раздача дня, у неё своя таблица.
problem-no-line = В этот день ни одна попытка не пошла в зачёт.
problem-nothing-to-sign = Нет таблицы, в которой могло бы стоять ваше имя: попытка сыграть раздачу дня не окончена.

## Архив.

archive-title = Архив
archive-lead = Открытые партии, доигранные до конца. Их можно посмотреть шаг за шагом.
archive-great = Посмотреть великую партию
archive-filter = Что искать
archive-game = Игра
archive-any-game = Все игры
archive-seats = Игроки
archive-any-seats = Любое число
archive-seats-n = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
archive-people = Кто играл
archive-any-people = Кто угодно
archive-two-people = Двое людей и больше
archive-order = Сначала
archive-newest = самые новые
archive-exciting = самые острые
archive-closest = самые близкие
archive-longest = самые длинные
archive-shortest = самые короткие
archive-name = Чьё-то имя
archive-look = Искать
archive-now = Идут сейчас
archive-found = Партии
archive-none = Таких открытых партий пока никто не доиграл.
archive-length = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
}
archive-margin = { $percent ->
    [0] очков поровну
   *[other] отрыв { $percent } %
}
archive-margin-far = с огромным отрывом
archive-leads = { $n ->
    [0] лидер не менялся
    [one] лидер сменился { $n } раз
    [few] лидер сменился { $n } раза
   *[other] лидер сменился { $n } раз
}
archive-pages = Страницы
archive-page = Страница { $n }
archive-previous = Назад
archive-next = Дальше
about-archive = Другие партии — в архиве
problem-no-great-match = Пока не доиграна ни одна открытая партия.

# Задачи.
puzzles-title = Задачи
puzzles-of = { $game } · Задачи
puzzles-lead = Позиции из партий легенд, в которых один выбор явно лучше других. Подумайте, выберите и узнайте почему.
puzzles-own = Ваши успехи
puzzles-strength = Сила
puzzles-strength-about = По системе Глико-2; с уверенностью 95 % — в пределах ± { $within }.
puzzles-count = { $tried ->
    [0] Всего задач: { $all }
   *[other] Решено { $solved } из { $tried } начатых, всего { $all }
}
puzzles-first = Первая задача
puzzles-next = Следующая задача
puzzles-all-tried = Вы уже пробовали решить каждую.
puzzles-first-counts = На силу влияет только первая попытка.
puzzles-every = Все задачи
puzzles-open = Задача { $number }: ещё не начата
puzzles-solved = Задача { $number }: решена
puzzles-missed = Задача { $number }: не решена
puzzles-other-games = Задачи всех игр
puzzle-title = Задача { $number } из { $all }
puzzle-question = Что бы вы сделали? Выберите на столе; в счёт идёт первый выбор.
puzzle-question-again = Попробуйте что-нибудь другое, для упражнения.
puzzle-right = Верно: это лучший выбор.
puzzle-wrong = Есть выбор лучше.
puzzle-best = Лучший выбор
puzzle-second = Второй по силе
puzzle-yours = Ваш выбор
puzzle-wins = побеждает в { $percent } %
puzzle-why = Теперь соперники отвечают, как легенды: посмотрите почему или играйте дальше.
puzzle-how = Как это проверено
puzzle-proof = Проверок — { $times }, воображаемых миров в каждой — { $worlds }, и только по тому, что знает это место; отрыв всегда не меньше { $gap } пунктов.
puzzle-next = Следующая задача
puzzle-all = Все задачи
problem-no-puzzle = Такой задачи нет.
problem-all-puzzles = Вы уже пробовали решить все задачи этой игры.
