game-title = Остров кошек
game-blurb = Остров падёт через пять дней: заберите кошек на корабль, не разлучайте семейства и заполните каюты.

colour-blue = синяя
    .acc = синюю
    .genpl = синих
    .neuter = синее
    .title = Синее
colour-green = зелёная
    .acc = зелёную
    .genpl = зелёных
    .neuter = зелёное
    .title = Зелёное
colour-red = красная
    .acc = красную
    .genpl = красных
    .neuter = красное
    .title = Красное
colour-purple = фиолетовая
    .acc = фиолетовую
    .genpl = фиолетовых
    .neuter = фиолетовое
    .title = Фиолетовое
colour-orange = оранжевая
    .acc = оранжевую
    .genpl = оранжевых
    .neuter = оранжевое
    .title = Оранжевое

# Формы. Буквы — названия пентамино.
shape-s = S
shape-t = T
shape-w = W
shape-y = Y
shape-p = P
shape-v = V
shape-l = L
shape-u = U
shape-x = X
shape-n = N
shape-i = I
shape-wave = «волна»
shape-chair = «стул»
shape-mast = «мачта»
shape-arch = «арка»
shape-crab = «краб»
shape-sword = «меч»

cat = { $colour } кошка { $shape }
    .acc = { $colour_acc } кошку { $shape }
    .short = { $colour } { $shape }

treasure-single = обычное сокровище (1 клетка)
treasure-domino = обычное сокровище (2 клетки)
treasure-line = обычное сокровище (3 в ряд)
treasure-corner = обычное сокровище (3 уголком)
treasure-rare-i = редкое сокровище I
treasure-rare-o = редкое сокровище O
treasure-rare-t = редкое сокровище T
treasure-rare-s = редкое сокровище S
treasure-rare-l = редкое сокровище L

points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}

lesson-edge-of-one-colour = Один цвет у кромки
    .about = { $points } за каждую кошку у кромки того цвета, которого там больше всего
lesson-edge-of-all-colours = Все цвета у кромки
    .about = { $points }, если у кромки есть кошка каждого цвета
lesson-edge-pairs = Пары у кромки
    .about = { $points } за каждые { $of } кошки у кромки
lesson-no-rats = Ни одной крысы
    .about = { $points }, если не видно ни одной крысы
lesson-full-middle-row = От кормы до носа
    .about = { $points }, если средний ряд закрыт полностью
lesson-full-edge = Вдоль всей кромки
    .about = { $points }, если у кромки нет пустых клеток
lesson-twenty-cats = Двадцать кошек
    .about = { $points }, если у вас ровно { $of } кошек
lesson-three-of-each = По три каждого цвета
    .about = { $points }, если у вас хотя бы { $of } кошки каждого цвета
lesson-five-of = Пять { $colour_genpl } кошек
    .about = { $points }, если у вас ровно { $of } { $colour_genpl } кошек
lesson-treasures = Охота за сокровищами
    .about = { $points } за каждое сокровище на корабле
lesson-largest-family = Самое большое семейство
    .about = { $points }, если ни у кого нет семейства больше вашего самого большого; в нём должно быть хотя бы { $of } кошки
lesson-rats = Друг крыс
    .about = { $points } за каждую видимую крысу; своё очко она всё равно отнимает
lesson-rooms = Полный дом
    .about = { $points } за каждую заполненную каюту
lesson-third-family = Третье семейство
    .about = третье по величине семейство приносит очки дважды

action-return = Вернуть урок «{ $lesson }» ({ $lesson_about })
action-cat = Взять { $cat_acc }: { $cells }
action-pass = Пропустить ход и больше не брать сегодня кошек
action-treasure = Взять { $treasure }: { $cells }
action-leave = Не брать сокровище

boat-of = { $seat } — корабль { $number }

event-boats = Корабли готовы: { $boats }.
event-first = Начинает { $seat }.
event-dealt = { $count ->
    [one] Каждый получает { $count } урок и оставляет себе два.
    [few] Каждый получает { $count } урока и оставляет себе два.
   *[other] Каждый получает { $count } уроков и оставляет себе два.
}
event-received = Ваши уроки: { $lessons }.
event-received-of = { $seat } получает уроки: { $lessons }.
event-kept = { $seat } оставляет себе два урока.
event-day = День { $day } из { $days }. Начинает { $seat }.
event-rare = Из мешочка исследования появляется { $treasure }.
event-cats = Кошки вокруг острова: { $cats_short }.
event-cat = { $seat } берёт { $cat_acc } и кладёт её на клетки { $cells }.
event-map = { $seat }: закрыта { $colour } карта сокровищ.
event-no-treasure = { $seat }: ни одно сокровище не помещается на корабле.
event-treasure = { $seat } берёт { $treasure } и кладёт его на клетки { $cells }.
event-treasure-left = { $seat } не берёт сокровище.
event-passed = { $seat } пропускает ход и сегодня больше не берёт кошек.
event-no-cat = { $seat }: ни одна кошка не помещается на корабле, сегодня их больше не взять.
event-left-behind = Остались на острове: { $cats_short }.
event-ship = { $days ->
    [0] Флот Вэша уже здесь: поднимаем паруса!
    [one] Корабль Вэша всё ближе: остался { $days } день.
    [few] Корабль Вэша всё ближе: осталось { $days } дня.
   *[other] Корабль Вэша всё ближе: осталось { $days } дней.
}
event-revealed = { $seat }, уроки: { $lessons }.
event-ended = Корабли в открытом море: игра окончена.

illegal-lessons-first = Сначала все выбирают, какие уроки оставить; кошки будут потом.
illegal-lessons-are-kept = Уроки уже выбраны, вернуть ничего нельзя.
illegal-not-dealt = Урока «{ $lesson }» вам не раздали.
illegal-treasure-first = Вы закрыли карту сокровищ: сначала возьмите сокровище или откажитесь от него.
illegal-no-map = Вы не закрыли карту сокровищ кошкой её цвета, поэтому сокровище сейчас не для вас.
illegal-not-around = Вокруг острова нет такой кошки: { $cat_short }.
illegal-none-left = Нельзя взять { $treasure }: таких больше не осталось.
illegal-fits-nowhere = Этот жетон не помещается на ваш корабль, поэтому взять его нельзя: { $tile }.
illegal-no-such-turn = { $turns ->
    [one] Этот жетон одинаков, как его ни поверни: { $tile }.
   *[other] Так этот жетон лежать не может ({ $tile }): способов всего { $turns }.
}
illegal-in-the-water = Часть жетона окажется в воде.
illegal-overlaps = На клетке { $cell } уже что-то лежит.
illegal-apart = Жетон должен касаться стороной того, что уже лежит на вашем корабле; углы не считаются.

score-family = { $cats ->
    [one] { $colour_title } семейство из { $cats } кошки
   *[other] { $colour_title } семейство из { $cats } кошек
}
score-rats = { $count ->
    [0] Крыс не видно
    [one] Видна { $count } крыса
    [few] Видны { $count } крысы
   *[other] Видно { $count } крыс
}
score-rooms = { $count ->
    [0] Все каюты заполнены
    [one] Не заполнена { $count } каюта
    [few] Не заполнены { $count } каюты
   *[other] Не заполнено { $count } кают
}
score-lesson = Урок «{ $lesson }»: { $lesson_about }

# Стол строками текста.
sketch-choosing = Все выбирают, какие уроки оставить
sketch-day = День { $day } из { $days }
sketch-over = Корабли в море
sketch-order = Порядок хода: { $seats }
sketch-passed = { $seat } (больше не берёт)
sketch-island = Вокруг острова: { $cats_short }
sketch-treasures = { $treasures_count ->
    [0] Сокровищ нет
   *[other] Сокровища: { $treasures }
}
sketch-some = { $count } × { $treasure }
sketch-bag = В мешочке исследования: кошек { $cats }, редких сокровищ { $rare }
sketch-boat = { $families_count ->
    [0] { $seat }, корабль { $number }: очков без уроков { $points }; видно крыс { $rats }, заполнено кают { $filled } из { $rooms }, семейств пока нет
   *[other] { $seat }, корабль { $number }: очков без уроков { $points }; видно крыс { $rats }, заполнено кают { $filled } из { $rooms }, семейства: { $families }
}
sketch-family = { $colour_neuter } из { $cats }
sketch-columns = · { $columns }
sketch-row = { $row } { $cells }
sketch-lesson = { $seat }, урок «{ $lesson }» ({ $lesson_about }): пока { $have }, { $points }
sketch-legend = На кораблях: b g r p o кошки, $ сокровище, B G R P O карта сокровищ, * крыса, - пусто, . вода

# Игровое поле.
board-island = Остров
board-cats = { $n ->
    [0] нет кошек
    [one] { $n } кошка
    [few] { $n } кошки
   *[other] { $n } кошек
}
board-cats-here = Кошки вокруг острова
board-pass = На сегодня всё
board-treasures = Открытые сокровища
board-map-found = Вы накрыли карту кошкой её цвета. Возьмите одно сокровище и положите на корабль.
board-leave = Не брать
board-tile = { $tile }
board-take = { $places ->
    [one] { $tile }: можно положить { $places } способом
   *[other] { $tile }: можно положить { $places } способами
}
board-others = Остальные корабли
board-boat-here = Большой корабль
board-own-boat = Ваш корабль. Когда жетон поднят, стрелки двигают его, R поворачивает, F переворачивает, Enter кладёт, Escape возвращает. На борту: { $tiles_count ->
    [0] пока ничего
   *[other] { $tiles }
}.
board-boat = Корабль игрока { $seat }. На борту: { $tiles_count ->
    [0] пока ничего
   *[other] { $tiles }
}.
board-lies = { $tile } на { $cells }
board-enlarge = Рассмотреть корабль игрока { $seat }
board-close = Закрыть
board-open-points = видимые очки, без уроков
board-passed = пропускает
board-turn = ходит
board-order = место в порядке хода
board-families = Семейства
board-rats = Крысы: { $n }
board-rooms = Каюты: { $n }
board-lessons = Уроки
board-now = Сейчас
board-points = { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
board-room-list = Каюты: сколько клеток ещё пусто
board-room-full = заполнена
board-room-empty = { $n ->
    [one] клетка пуста
    [few] клетки пусты
   *[other] клеток пусто
}
board-turn-it = Повернуть
board-flip-it = Перевернуть
board-lay-it = Положить
board-put-back = Вернуть
board-zoom = Увеличить свой корабль
board-keys = Колёсико или R — повернуть, правая кнопка или F — перевернуть, Enter — положить, Esc — вернуть.
board-fits = помещается.
board-off = Часть жетона выйдет за кромку корабля.
board-over-tile = Здесь уже что-то лежит.
board-apart = Нужна общая сторона с другим жетоном.
board-rats-covered = Закрыто крыс:
board-finds-treasure = На карте своего цвета: сокровище!
board-fills-room = Каюта заполнена: спасено 5 очков.
board-joins-one = Рядом кошка того же цвета; семейство — от трёх.
board-joins = Семейство из { $cats }, очков: { $points }.
board-by-hand = По названию клетки
board-which = Жетон
board-how = Номер положения
board-where = Первая клетка жетона: сверху вниз, слева направо
board-own-lessons = Ваши уроки
board-watching = Вы зритель. Уроки тайные до конца.
board-hint-return = Выберите, какой вернуть; два других останутся у вас.
board-hint-secret = Остальные увидят их в конце.
board-lesson = { $lesson }
board-lesson-about = { $lesson_about }
board-far = Пока: { $have }.
board-far-of = Пока: { $have } из { $want }.
board-goes-back = возврат
board-kept = остаётся
board-day = День { $n } из 5
board-bag = Жетонов в мешочке исследования:
board-prompt-lessons = Выберите урок, который вернёте.
board-waits-lessons = Ещё выбирают уроки: { $seats }.
board-prompt-cat = Возьмите кошку и положите на корабль.
board-waits-cat = { $seat } берёт кошку.
board-prompt-treasure = Карта сокровищ! Возьмите сокровище или откажитесь.
board-waits-treasure = { $seat } находит карту и берёт сокровище.
board-evening = Вечереет: корабль Вэша всё ближе.
board-revealing = Паруса подняты, уроки открываются.
board-over = Игра окончена.

# Для первой партии.
guide-lessons = Уроки (карты семейного режима) — ваши тайные цели до конца партии. Верните тот, который кажется самым трудным.
guide-first-cat = Возьмите любую кошку, поверните её кнопками или колёсиком мыши и положите туда, где все клетки зелёные. Первый жетон можно положить где угодно, каждый следующий должен касаться стороной любого из уже лежащих.
guide-cat = Три и больше соседних кошек одного цвета — семейство, оно приносит очки. Закрывайте крыс и каюты: крыса на виду стоит 1 очко, незаполненная каюта — 5.
guide-last-day = Последний день: заполните каюты, где не хватает совсем немного, и закройте последних крыс.
guide-treasure = Сокровища маленькие и ложатся туда, где не поместится кошка. Закройте ими щель, крысу или каюту.
