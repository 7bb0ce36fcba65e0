game-title = Шакал: карточная игра
game-blurb = Тайно выложите карты, обойдите десять островов с кладами и начните копать раньше других.

option-teaching = Обучающая партия
    .about = Четыре простых острова вместо десяти, без разбойников и цветных флагов (правило S1).

# Карты.
card-horizontal = стрелка ↔
    .acc = стрелку ↔
    .dat = стрелке ↔
card-vertical = стрелка ↕
    .acc = стрелку ↕
    .dat = стрелке ↕
card-rising = стрелка ⤢
    .acc = стрелку ⤢
    .dat = стрелке ⤢
card-falling = стрелка ⤡
    .acc = стрелку ⤡
    .dat = стрелке ⤡
card-diagonal = стрелка по любой диагонали
    .acc = стрелку по любой диагонали
    .dat = стрелке по любой диагонали
card-orthogonal = стрелка в любую сторону
    .acc = стрелку в любую сторону
    .dat = стрелке в любую сторону
card-horse = дикий конь
    .acc = дикого коня
    .dat = дикому коню
card-red-flag = красный флаг
    .acc = красный флаг
    .dat = красному флагу
card-blue-flag = синий флаг
    .acc = синий флаг
    .dat = синему флагу
card-doubling = удвоение
    .acc = удвоение
    .dat = удвоению
card-friday = Пятница
    .acc = Пятницу
    .dat = Пятнице
card-weapon = оружие
    .acc = оружие
    .dat = оружию
card-rum = ром
    .acc = ром
    .dat = рому

# Острова.
island-first-landing = Первая высадка
island-drowned-path = Затонувшая тропа
island-two-minds = Себе на уме
island-cork-in-the-bottle = Пробка в бутылке
island-toll-gate = Пиратская пошлина
island-long-way-round = Дорога в обход
island-red-lantern = Красный фонарь
island-runners-beach = Пляж бегунов
island-hangmans-ford = Брод висельника
island-swamp-stairs = Болотная лестница
island-two-brothers = Два брата
island-greedy-crossroads = Перекрёсток жадности
island-sticky-fingers = Липкие пальцы
island-lone-tooth = Одинокий зуб
island-small-change = Мелочь в кармане
island-smugglers-door = Дверь контрабандиста
island-blue-anchor = Синий якорь
island-weathercock = Флюгер
island-powder-strait = Пороховой пролив
island-gull-rock = Чаячья скала
island-quicksand-bay = Бухта зыбучих песков
island-forked-tongue = Раздвоенный язык
island-first-come = Кто успел
island-coin-toss = Орёл или решка
island-crab-in-the-door = Краб на пороге
island-back-stairs = Чёрный ход
island-twin-horns = Два рога
island-hot-sand = Горячий песок
island-misers-fence = Забор скряги
island-captains-window = Окно капитана
island-four-winds = Четыре ветра
island-parrots-choice = Выбор попугая
island-red-cape = Красный мыс
island-next-door = Под боком
island-broken-oar = Сломанное весло
island-empty-barrel = Пустая бочка
island-beggars-reef = Риф нищего
island-three-pennies = Три гроша
island-widows-rock = Вдовья скала
island-jackals-den = Логово шакала

# Действия.
action-lay = Выложить { $card_acc }
action-ready = Моя стопка готова
action-tortuga = { $price ->
    [one] На Тортугу: { $cards } карты за { $price } монету
    [few] На Тортугу: { $cards ->
        [few] { $cards } карты
       *[other] { $cards } карт
    } за { $price } монеты
   *[other] На Тортугу: { $cards ->
        [few] { $cards } карты
       *[other] { $cards } карт
    } за { $price } монет
}
action-pour = Налить рома: { $seat }
action-poured = Рома больше не надо
action-attach = Прицепить { $card_acc }
action-step = Идти на { $place }
action-declare = Вот мой путь

# До путешествия по острову.
event-first = Карту первого игрока получает { $seat }.
event-island = Остров { $round } из { $rounds }: { $island }.
event-plan = { $seat }: план готов.
event-rows = { $rows_count ->
    [0] На берег не сходит никто: все плывут на Тортугу.
   *[other] Стопки лежат в закрытую: { $rows }.
}
row-of = { $count ->
    [one] { $seat } — { $count } карта
    [few] { $seat } — { $count } карты
   *[other] { $seat } — { $count } карт
}
event-tortuga = { $price ->
    [one] { $seat } плывёт на Тортугу: платит { $price } монету, карт берёт { $cards }.
    [few] { $seat } плывёт на Тортугу: платит { $price } монеты, карт берёт { $cards }.
   *[other] { $seat } плывёт на Тортугу: платит { $price } монет, карт берёт { $cards }.
}
event-rum-sealed = { $seat } принимает решение о роме.
event-rum = { $count ->
    [one] { $seat } угощает ромом игрока { $other }.
    [few] { $seat } угощает игрока { $other }: { $count } карты рома.
   *[other] { $seat } угощает игрока { $other }: { $count } карт рома.
}
event-row = { $cards_count ->
    [0] { $seat } не выкладывает ничего.
   *[other] { $seat } открывает стопку: { $cards }.
}

# Путешествие по острову.
event-rested = { $seat } отдыхает после рома: один шаг.
event-flag = { $seat } начинает с флага ({ $card }): клетка { $place }.
event-no-flag = { $seat } играет { $card_acc }, но такого флага на острове нет: путь окончен, не начавшись.
event-blank = { $seat } остаётся на белом флаге: идти нечем.
event-attached = { $seat } прицепляет { $aid_acc } к { $card_dat }.
event-walked = { $seat } идёт на { $place }: { $card } (шаг { $steps }).
event-stuck = { $seat } стоит на месте: { $card } никуда не ведёт (шаг { $steps }).
event-trapped = { $seat } идёт на { $place }: { $card }. Там ловушка, и она стоит шага (шаг { $steps }).
event-trap-passed = { $seat } идёт на { $place }: { $card }. Пятница проводит мимо ловушки (шаг { $steps }).
event-robbed = { $seat } идёт на { $place }: { $card }. Там разбойник, путь окончен (шаг { $steps }).
event-robber-beaten = { $seat } идёт на { $place } ({ $card }) и побеждает разбойника (шаг { $steps }).
event-chest = { $value ->
    [one] { $seat } идёт на { $place } ({ $card }) и копает клад на { $value } монету (шаг { $steps }).
    [few] { $seat } идёт на { $place } ({ $card }) и копает клад на { $value } монеты (шаг { $steps }).
   *[other] { $seat } идёт на { $place } ({ $card }) и копает клад на { $value } монет (шаг { $steps }).
}
event-row-used = { $seat } остаётся без клада: карты кончились.

# Монеты и карты.
event-share = { $coins ->
    [0] { $seat } приходит к кладу { $place } слишком поздно: место { $rank }, шагов { $steps }, монет не осталось.
    [one] { $seat } у клада { $place }: место { $rank }, шагов { $steps } — { $coins } монета.
    [few] { $seat } у клада { $place }: место { $rank }, шагов { $steps } — { $coins } монеты.
   *[other] { $seat } у клада { $place }: место { $rank }, шагов { $steps } — { $coins } монет.
}
event-share-tied = { $coins ->
    [0] { $seat } у клада { $place }: шагов столько же ({ $steps }), но { $other } ближе к первому игроку. Место { $rank }, монет не осталось.
    [one] { $seat } у клада { $place }: шагов столько же ({ $steps }), но { $other } ближе к первому игроку. Место { $rank } — { $coins } монета.
    [few] { $seat } у клада { $place }: шагов столько же ({ $steps }), но { $other } ближе к первому игроку. Место { $rank } — { $coins } монеты.
   *[other] { $seat } у клада { $place }: шагов столько же ({ $steps }), но { $other } ближе к первому игроку. Место { $rank } — { $coins } монет.
}
event-drawn = { $count ->
    [one] { $seat } берёт { $count } карту.
    [few] { $seat } берёт { $count } карты.
   *[other] { $seat } берёт { $count } карт.
}
event-seen = Вы берёте: { $cards }.
event-seen-of = { $seat } берёт: { $cards }.
event-deck = Колода кончилась: сброс перемешан и стал колодой.
event-passed = Карта первого игрока переходит дальше: { $seat }.
event-ended = Год окончен, пираты считают золото.

# Отказы.
illegal-lay-now = Сейчас выкладывают карты или плывут на Тортугу.
illegal-not-in-hand = Выложить { $card_acc } нельзя: такой карты в руке больше нет.
illegal-second-flag = В вашей стопке уже есть флаг, второго быть не может.
illegal-flag-not-first = Флаг может быть только первой картой стопки.
illegal-aid-not-yet = Выкладывать { $card_acc } рано: эту карту прицепляют, когда объявляют путь.
illegal-nothing-laid = Выложите хотя бы одну карту или плывите на Тортугу.
illegal-blank-laid = Пустышкой выкладывают одну карту, и она уже лежит.
illegal-rum-not-yet = Ром в свою стопку не кладут: им угощают других, когда все выложили карты.
illegal-no-price = { $price ->
    [one] За { $price } монету на Тортуге ничего нет: карты стоят 1, 2 или 3 монеты.
    [few] За { $price } монеты на Тортуге ничего нет: карты стоят 1, 2 или 3 монеты.
   *[other] За { $price } монет на Тортуге ничего нет: карты стоят 1, 2 или 3 монеты.
}
illegal-row-begun = Вы уже выкладываете карты: заберите их, прежде чем плыть на Тортугу.
illegal-too-poor = { $price ->
    [one] Нужна { $price } монета, а у вас { $coins }.
    [few] Нужны { $price } монеты, а у вас { $coins }.
   *[other] Нужно { $price } монет, а у вас { $coins }.
}
illegal-pour-now = Все выложили карты: сейчас время рома.
illegal-no-rum = У вас больше нет рома.
illegal-own-rum = Ромом угощают других.
illegal-not-on-island = Этого пирата на острове нет.
illegal-declare-now = Стопки открыты: пора объявить путь.
illegal-no-aid = Прицепить { $card_acc } нельзя: такой карты в руке больше нет.
illegal-half-done = Удвоенная карта уже исполнена один раз: прицепляют до её первого хода.
illegal-doubled = Эта карта уже удвоена.
illegal-aids-enough = К одной карте прицепляют не больше одной такой карты ({ $card }), к удвоенной — не больше двух.
illegal-not-a-target = Отсюда на { $place } не попасть: { $card } туда не ведёт.
illegal-water = На { $place } вода.
illegal-walk-over = Ваш путь окончен: осталось его объявить.
illegal-cards-left = { $count ->
    [one] Сначала исполните ещё { $count } карту, потом объявляйте путь.
    [few] Сначала исполните ещё { $count } карты, потом объявляйте путь.
   *[other] Сначала исполните ещё { $count } карт, потом объявляйте путь.
}

score-island = { $island }
score-tortuga = Тортуга вместо острова «{ $island }»

# Стол строками текста.
sketch-island = Остров { $round } из { $rounds }: { $island }
sketch-over = Плавание окончено
sketch-map = { $row }  { $cells }
sketch-columns = { "   " }a b c d e
sketch-legend = W, R, B — белый, красный, синий флаг; 1, 2, 3 — клады; T — ловушка; X — разбойник; ~ — вода
sketch-first = Первый игрок: { $seat }
sketch-deck = Карт в колоде: { $deck }
sketch-purse = { $seat }: монет { $coins }, карт { $cards }
sketch-planning = { $seat } выкладывает карты
sketch-sealed = { $seat }: план готов
sketch-face-down = { $count ->
    [one] { $seat }, стопка: { $count } карта в закрытую
    [few] { $seat }, стопка: { $count } карты в закрытую
   *[other] { $seat }, стопка: { $count } карт в закрытую
}
sketch-tortuga = { $seat } плывёт на Тортугу
sketch-row = { $rum ->
    [0] { $seat }, стопка: { $cards }
   *[other] { $seat }, стопка: ром, затем { $cards }
}
sketch-walking = { $seat } стоит на { $place }, шагов { $steps }
sketch-at-chest = { $seat } копает на { $place }, шагов { $steps } (клад { $value })
sketch-at-robber = { $seat }: разбойник на { $place } остановил путь, шагов { $steps }
sketch-no-flag = { $seat } на берег не попадает: такого флага нет
sketch-row-used = { $seat } остаётся на { $place }, шагов { $steps }
sketch-at-hand = Очередная карта: { $card }, ведёт на { $places }
sketch-hand = { $cards_count ->
    [0] { $seat }, рука: пусто
   *[other] { $seat }, рука: { $cards }
}

# Игровое поле.
board-map = Карта острова
board-island = { $island }
board-cells = Что лежит на суше
board-cell-water = вода
board-cell-empty = пусто
board-cell-white-flag = белый флаг
board-cell-red-flag = красный флаг
board-cell-blue-flag = синий флаг
board-cell-trap = ловушка
board-cell-robber = разбойник
board-cell-chest-1 = клад на 1 монету
board-cell-chest-2 = клад на 2 монеты
board-cell-chest-3 = клад на 3 монеты
board-card-horizontal = Вбок
board-card-vertical = Вверх, вниз
board-card-rising = Косая ⤢
board-card-falling = Косая ⤡
board-card-diagonal = Любая косая
board-card-orthogonal = Любая сторона
board-card-horse = Конь
board-card-red-flag = Красный флаг
board-card-blue-flag = Синий флаг
board-card-doubling = Удвоение
board-card-friday = Пятница
board-card-weapon = Оружие
board-card-rum = Ром
board-say-horizontal = Стрелка влево или вправо
board-say-vertical = Стрелка вверх или вниз
board-say-rising = Стрелка вправо вверх или влево вниз
board-say-falling = Стрелка влево вверх или вправо вниз
board-say-diagonal = Стрелка по любой диагонали
board-say-orthogonal = Стрелка в любую сторону
board-face-down = карта рубашкой вверх
board-crews = Пираты по часовой стрелке, начиная с вас
board-first = первый игрок
board-held = { $n ->
    [one] карта в руке
    [few] карты в руке
   *[other] карт в руке
}
board-coins = { $n ->
    [one] монета
    [few] монеты
   *[other] монет
}
board-round = Остров { $round } из { $rounds }
board-in-deck = в колоде
board-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
}
board-reach = { $n ->
    [one] ваша стопка может привести сюда за { $n } шаг
    [few] ваша стопка может привести сюда за { $n } шага
   *[other] ваша стопка может привести сюда за { $n } шагов
}
board-reach-helped = { $n ->
    [one] если прицепить карты из руки, стопка может привести сюда за { $n } шаг
    [few] если прицепить карты из руки, стопка может привести сюда за { $n } шага
   *[other] если прицепить карты из руки, стопка может привести сюда за { $n } шагов
}
board-go = Пойти на
board-met-trap = Ловушка: ещё один шаг.
board-met-friday = Пятница проведёт мимо ловушки.
board-met-robber = На этом путь закончится.
board-met-beaten = Оружие победит разбойника.
board-met-chest = На этом путь закончится: вы начнёте копать.
board-prompt-lay = Выложите первую карту или отправьтесь на Тортугу.
board-prompt-lay-on = Выложите ещё карту или закончите стопку.
board-prompt-pour = Угостите кого-нибудь ромом?
board-prompt-no-rum = Время рома, но у вас его нет.
board-prompt-step = Куда ведёт { $card }?
board-prompt-second = И ещё раз: куда ведёт { $card }?
board-ends-chest = { $coins ->
    [0] Вы начнёте копать на шаге { $steps }: монет уже не достанется. Пойдёте так?
    [one] Вы начнёте копать на шаге { $steps } и пока получаете { $coins } монету. Пойдёте так?
    [few] Вы начнёте копать на шаге { $steps } и пока получаете { $coins } монеты. Пойдёте так?
   *[other] Вы начнёте копать на шаге { $steps } и пока получаете { $coins } монет. Пойдёте так?
}
board-ends-robber = Разбойник остановит вас на шаге { $steps }. Пойдёте так?
board-ends-no-flag = Такого флага здесь нет: вы никуда не пойдёте.
board-ends-nowhere = { $steps ->
    [0] Вы останетесь на месте. Пойдёте так?
   *[other] На шаге { $steps } карты закончатся, а клада не будет. Пойдёте так?
}
board-waits = Ждём: { $seats }.
board-declares = { $seat } объявляет свой путь.
board-turned-up = Все стопки открыты.
board-walks = { $seat } идёт по острову.
board-sharing = Пираты делят клады.
board-over = Игра окончена.
board-note-laying = думает
board-note-pouring = думает о роме
board-note-ready = готово
board-note-declaring = объявляет путь
board-note-waiting = ещё пойдёт
board-on-tortuga = { $cards ->
    [one] Тортуга: { $cards } карта за { $coins } мон.
    [few] Тортуга: { $cards } карты за { $coins } мон.
   *[other] Тортуга: { $cards } карт за { $coins } мон.
}
board-step-count = { $n ->
    [one] шаг
    [few] шага
   *[other] шагов
}
board-end-chest = копает
board-end-robber = разбойник
board-end-no-flag = нет флага
board-end-nothing = без клада
board-share = { $steps ->
    [one] { $place }. { $seat }, { $steps } шаг
    [few] { $place }. { $seat }, { $steps } шага
   *[other] { $place }. { $seat }, { $steps } шагов
}
board-share-tied = { $steps ->
    [one] { $place }. { $seat }, тоже { $steps } шаг, но дальше по очереди
    [few] { $place }. { $seat }, тоже { $steps } шага, но дальше по очереди
   *[other] { $place }. { $seat }, тоже { $steps } шагов, но дальше по очереди
}
board-shares-why = Первый получает все монеты клада, каждый следующий на одну меньше.
board-hand = Ваши карты
board-cards = Ваши карты
board-row = Ваша стопка
board-row-empty = Здесь будет ваша стопка.
board-no-cards = Карт в руке не осталось.
board-watching = Вы зритель.
board-hint-lay = Нажмите на карту, чтобы выложить её, или перетащите в стопку.
board-hint-reach = Отметки показывают, куда и за сколько шагов может привести ваша стопка.
board-hint-blank = Идти нечем: выложите любую карту, она ничего не сделает.
board-hint-pour = Ром добавляет пирату лишний шаг.
board-hint-step = Выберите клетку на карте.
board-hint-attach = Прицепите, что нужно, и выберите клетку на карте.
board-hint-declare = Пока путь видите только вы.
board-hint-change = Готово. Пока можно отменить.
board-hint-wait = Подождите, пожалуйста.
board-ready = Готово
board-take-back = Отменить
board-pour-here = Ром этому пирату
board-rum-for = Ром: { $seat }
board-poured = Готово
board-no-rum = Без рома
board-go-on = Дальше
board-declare = Объявить
board-score-island = { $n }. { $island }
board-score-chest = клад
board-score-tortuga = Тортуга
board-score-none = Ни одной монеты

# Для первой партии.
guide-first-card = Найдите клад, до которого можно дойти от белого флага, и выложите по порядку карты, которые туда ведут. Или купите карты на Тортуге и пропустите этот остров.
guide-flag = Флаг не считается за шаг: вы начнёте с него, а не с белого флага. Теперь выложите стрелки и коней, по которым пойдёте дальше.
guide-next-card = Раньше приходит тот, у кого меньше шагов, а первому достаётся больше всего монет. Карты, которые вы оставите, пригодятся на следующих островах.
guide-blank = У вас нет ни стрелок, ни коней, ни флагов. Выложите любую ненужную карту: она ничего не делает, а взамен вы получите новую.
guide-rum = Ром добавляет пирату лишний шаг, а раньше приходит тот, у кого шагов меньше. Это полезно, если кто-то может опередить вас у клада.
guide-no-rum = Сейчас обладатели рома могут кого-нибудь задержать. У вас рома нет, просто продолжайте.
guide-step = Теперь все стопки открыты. Выберите, куда ведёт эта карта: учтите, что объявили до вас и что могут сделать те, кто ходит после.
guide-aids = Прежде чем выбрать клетку, можно прицепить карты к той, что подсвечена: удвоение выполняет её дважды, Пятница проводит мимо ловушки, оружие побеждает разбойника.
guide-declare = Ваш путь нарисован на карте, и видите его только вы. Объявите его или отмените и пойдите иначе.
