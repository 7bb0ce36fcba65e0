game-title = Крысары сточных вод
game-blurb = Три корабля, поток мусора и давка у носа: расставьте крысаров и подберите хлам по парам.

option-variant = Экипажи
    .about = Как набирают экипажи и есть ли у кланов особые умения (правила S4, V1, U1).
option-variant-base = Базовая игра: у каждого свой клан, без особых умений
option-variant-abilities = С особыми умениями: каждый тянет четыре клана
option-variant-same_crew = С особыми умениями: одни и те же четыре клана у всех
option-variant-auction = С особыми умениями: аукцион по найму экипажа
option-open_chests = Открытые сундуки
    .about = Все захваченные сокровища лежат открыто (правило A7).

# Карты и корабли называются по талисману.
talisman-cat = кошачья
    .acc = кошачью
    .many = кошачьих
    .shiploc = кошачьем корабле
    .shipgen = кошачьего корабля
    .shipins = кошачьим кораблём
talisman-bird = птичья
    .acc = птичью
    .many = птичьих
    .shiploc = птичьем корабле
    .shipgen = птичьего корабля
    .shipins = птичьим кораблём
talisman-fish = рыбья
    .acc = рыбью
    .many = рыбьих
    .shiploc = рыбьем корабле
    .shipgen = рыбьего корабля
    .shipins = рыбьим кораблём
card-times = { $count } { $card_many }

clan-cockroach = таракан
    .acc = таракана
    .ins = тараканом
    .many = тараканов
clan-weasel = куница
    .acc = куницу
    .ins = куницей
    .many = куниц
clan-rat = крыса
    .acc = крысу
    .ins = крысой
    .many = крыс
clan-raccoon = енот
    .acc = енота
    .ins = енотом
    .many = енотов
clan-toad = жаба
    .acc = жабу
    .ins = жабой
    .many = жаб
clan-snail = улитка
    .acc = улитку
    .ins = улиткой
    .many = улиток

space-one = клетка 1
    .acc = клетку 1
    .loc = клетке 1
    .gen = клетки 1
space-two = клетка 2
    .acc = клетку 2
    .loc = клетке 2
    .gen = клетки 2
space-three = клетка 3
    .acc = клетку 3
    .loc = клетке 3
    .gen = клетки 3
space-captain = клетка капитана
    .acc = клетку капитана
    .loc = клетке капитана
    .gen = клетки капитана

trophy-fries = жареная картошка ({ $value })
    .acc = жареную картошку ({ $value })
trophy-noodles = китайская лапша ({ $value })
    .acc = китайскую лапшу ({ $value })
trophy-burger = гамбургер ({ $value })
    .acc = гамбургер ({ $value })
trophy-bear = плюшевый мишка ({ $value })
    .acc = плюшевого мишку ({ $value })
trophy-doll = тряпичная кукла ({ $value })
    .acc = тряпичную куклу ({ $value })
trophy-can = консервная банка ({ $value })
    .acc = консервную банку ({ $value })
prize-ketchup = кетчуп
prize-chili = перец чили
prize-milkshake = большой молочный коктейль
prize-parrot = попугай
prize-opener = консервный нож

action-pick-clan = Играть за клан { $clan_many }
action-open = { $bid ->
    [one] Предложить { $bid } карту за стул { $stool }
    [few] Предложить { $bid } карты за стул { $stool }
   *[other] Предложить { $bid } карт за стул { $stool }
}
action-raise = Поднять ставку до { $bid }
action-pass = Выйти из торга
action-discard = Сбросить карту: { $card }
action-take-blind = Взять карту из колоды
action-take-open = Взять из ряда карту: { $card }
action-place = Поставить { $clan_acc } на { $space_acc } { $ship_shipgen }
action-place-captain = Сделать { $clan_acc } капитаном { $ship_shipgen }
action-advance = Переставить фигурку на { $ship_shiploc } с { $from_gen } на { $space_acc }
action-advance-captain = Сделать фигурку с { $from_gen } капитаном { $ship_shipgen }
action-sail = Отправиться в плавание сейчас же
action-grab = Взять { $trophy_acc }
action-stay = Остаться на корабле
action-look = Открыть верхнюю карту
action-done = На этом остановиться

event-heap-laid = Плавучий мусор перед { $ship_shipins }: { $trophies }; приз — { $prize }.
event-row-filled = { $n ->
    [one] В ряд выложена { $cards } карта.
   *[other] В ряд выложены карты: { $cards }.
}
event-dealt = { $count ->
    [one] { $seat } получает { $count } карту.
    [few] { $seat } получает { $count } карты.
   *[other] { $seat } получает { $count } карт.
}
event-hand-dealt = Ваши карты: { $cards }.
event-hand-dealt-of = { $seat } получает карты: { $cards }.
event-first-player = Первый игрок — { $seat }.
event-clan-picked = { $seat } играет за клан { $clan_many }.
event-crew-drawn = { $seat } набирает экипаж: { $clans }.
event-same-crew-drawn = У всех одинаковый экипаж: { $clans }.

event-bar-filled = Бар полон. От переднего конца стойки: { $clans }.
event-first-opener = Самая злобная усмешка — у игрока { $seat }: торги открыты.
event-opened = { $bid ->
    [one] { $seat } предлагает { $bid } карту за { $clan_acc } (стул { $stool }).
    [few] { $seat } предлагает { $bid } карты за { $clan_acc } (стул { $stool }).
   *[other] { $seat } предлагает { $bid } карт за { $clan_acc } (стул { $stool }).
}
event-card-put-under = Карта ложится под первую фигурку у стойки: { $clan }.
event-raised = { $seat } поднимает ставку до { $bid }.
event-passed = { $seat } выходит из торга.
event-hired = { $price ->
    [0] { $seat } нанимает { $clan_acc } бесплатно.
    [one] { $seat } нанимает { $clan_acc } за { $price } карту.
    [few] { $seat } нанимает { $clan_acc } за { $price } карты.
   *[other] { $seat } нанимает { $clan_acc } за { $price } карт.
}
event-cards-found = { $count ->
    [one] { $seat } находит под фигуркой { $count } карту.
    [few] { $seat } находит под фигуркой { $count } карты.
   *[other] { $seat } находит под фигуркой { $count } карт.
}
event-found-cards = { $n ->
    [one] Под фигуркой — { $cards } карта.
   *[other] Под фигуркой карты: { $cards }.
}
event-found-cards-of = { $n ->
    [one] { $seat } находит под фигуркой карту: { $cards }.
   *[other] { $seat } находит под фигуркой карты: { $cards }.
}
event-rest-hired = { $seat } бесплатно забирает всех оставшихся: { $clans }.

event-took-blind = { $seat } берёт карту из колоды.
event-drew = Вам досталась { $card } карта.
event-drew-of = { $seat } получает { $card_acc } карту.
event-took-open = { $seat } берёт из ряда { $card_acc } карту.
event-deck-shuffled = { $count ->
    [one] Сброс становится новой колодой: { $count } карта.
    [few] Сброс перемешан, в новой колоде { $count } карты.
   *[other] Сброс перемешан, в новой колоде { $count } карт.
}
event-discarded = { $seat } сбрасывает { $card_acc } карту.
event-placed = { $cost ->
    [0] { $seat } бесплатно ставит { $clan_acc } на { $space_acc } { $ship_shipgen }.
    [one] { $seat } ставит { $clan_acc } на { $space_acc } { $ship_shipgen } за { $cost } карту.
    [few] { $seat } ставит { $clan_acc } на { $space_acc } { $ship_shipgen } за { $cost } карты.
   *[other] { $seat } ставит { $clan_acc } на { $space_acc } { $ship_shipgen } за { $cost } карт.
}
event-advanced = { $cost ->
    [0] { $seat } бесплатно переставляет { $clan_acc } на { $ship_shiploc } с { $from_gen } на { $space_acc }.
    [one] { $seat } за { $cost } карту переставляет { $clan_acc } на { $ship_shiploc } с { $from_gen } на { $space_acc }.
    [few] { $seat } за { $cost } карты переставляет { $clan_acc } на { $ship_shiploc } с { $from_gen } на { $space_acc }.
   *[other] { $seat } за { $cost } карт переставляет { $clan_acc } на { $ship_shiploc } с { $from_gen } на { $space_acc }.
}
event-became-captain = { $cost ->
    [0] { $seat } бесплатно делает { $clan_acc } капитаном { $ship_shipgen }.
    [one] { $seat } за { $cost } карту делает { $clan_acc } капитаном { $ship_shipgen }.
    [few] { $seat } за { $cost } карты делает { $clan_acc } капитаном { $ship_shipgen }.
   *[other] { $seat } за { $cost } карт делает { $clan_acc } капитаном { $ship_shipgen }.
}
event-toll-paid = { $seat } перешагивает через енота и отдаёт { $card_acc } карту. Её получает { $to }.
event-card-turned = { $seat } открывает для улитки карту: { $card }.
event-snail-crept = { $seat }: улитка ползёт дальше на { $space_acc } { $ship_shipgen }.
event-snail-swapped = { $seat }: улитка ползёт дальше на { $space_acc } { $ship_shipgen } и меняется местами с { $clan_ins } ({ $other }).
event-left-at-that = { $seat } на этом останавливается.

event-set-sail = { $seat } отправляется в плавание на { $ship_shiploc }.
event-prize-taken = { $seat } забирает приз: { $prize }.
event-trophy-taken = { $seat }: { $clan } захватывает { $trophy_acc }.
event-stayed = { $seat }: жаба ничего не берёт и остаётся на корабле.
event-left-over = { $trophies_count ->
    [one] Никто не берёт { $trophies_acc }: течение уносит трофей прочь от { $ship_shipgen }.
   *[other] Никто не берёт { $trophies_acc }: течение уносит трофеи прочь от { $ship_shipgen }.
}
event-moved-up = { $seat }: { $clan } продвигается на { $space_acc } { $ship_shipgen }.
event-moved-up-captain = { $seat }: { $clan } продвигается на { $space_acc } { $ship_shipgen } и становится капитаном.
event-flotsam-gone = Перед { $ship_shipins } больше нет мусора: конец близок. Остальные капитаны отправляются в последнее плавание.
event-chest-opened = { $points ->
    [one] { $seat } открывает сундук: { $points } очко.
    [few] { $seat } открывает сундук: { $points } очка.
   *[other] { $seat } открывает сундук: { $points } очков.
}

illegal-asked-clan = Сначала выберите клан.
illegal-asked-opening = Сначала выставьте на торги фигурку из бара.
illegal-asked-bid = Идёт торг: поднимите ставку или выйдите.
illegal-asked-payment = Сначала расплатитесь: выберите карту для сброса.
illegal-asked-turn = Ваш ход: возьмите две карты, поставьте или переставьте фигурку либо станьте капитаном.
illegal-asked-second-card = Сначала возьмите вторую карту.
illegal-asked-discard = У вас слишком много карт: сначала сбросьте лишнюю.
illegal-asked-trophy = Корабль в плавании: выберите трофей.
illegal-asked-more-trophies = Сначала решите, возьмёт ли крыса второй трофей.
illegal-asked-again = Сначала решите, будет ли куница действовать ещё раз.
illegal-asked-look = Сначала решите, открывать ли карту для улитки.
illegal-clan-picked = За клан { $clan_many } уже кто-то играет.
illegal-no-such-stool = { $seated ->
    [one] В баре только { $seated } фигурка.
    [few] В баре только { $seated } фигурки.
   *[other] В баре только { $seated } фигурок.
}
illegal-below-minimum = { $minimum ->
    [one] Минимальная цена этой фигурки — { $minimum } карта.
    [few] Минимальная цена этой фигурки — { $minimum } карты.
   *[other] Минимальная цена этой фигурки — { $minimum } карт.
}
illegal-no-raise = Ставка уже { $highest }: предложите больше или выйдите из торга.
illegal-above-hand = Нельзя предложить больше карт, чем у вас есть (сейчас { $hand }).
illegal-not-in-hand = У вас нет такой карты: { $card }.
illegal-not-in-row = В ряду нет такой карты: { $card }.
illegal-no-deck = И колода, и сброс пусты.
illegal-not-at-home = Нет такой фигурки перед вами: { $clan }.
illegal-not-yours = На { $space_loc } { $ship_shipgen } нет вашей фигурки.
illegal-backwards = Фигурки двигаются только к носу.
illegal-occupied = Место занято: { $space }.
illegal-has-captain = У { $ship_shipgen } уже есть капитан.
illegal-free-between = На пути свободна { $space }, поэтому отсюда капитаном не стать.
illegal-second-captain = Вы уже капитан { $ship_shipgen }, а двух капитанов у одного игрока не бывает.
illegal-too-few-cards = Не хватает { $card_many } карт: нужно { $need }, а у вас { $have }.
illegal-too-few-for-raccoons = { $tolls ->
    [one] За енота отдают ещё одну карту ({ $card }): нужно { $need }, а у вас { $have }.
   *[other] За каждого енота отдают ещё по карте ({ $card }), их { $tolls }: нужно { $need }, а у вас { $have }.
}
illegal-not-afloat = Перед кораблём нет такого трофея: { $trophy }.
illegal-no-toad = Остаться без трофея может только жаба, и только в игре с особыми умениями.
illegal-captain-stays = Капитан всегда берёт сокровища: даже жаба остаться не может.
illegal-other-figure = Второе действие выполняет та же куница.
illegal-weasel-not-captain = Ваша куница не капитан и отправиться в плавание не может.
illegal-weasel-is-captain = Ваша куница — капитан: она может только отправиться в плавание.

score-fries = { $prizes ->
    [0] Жареная картошка { $values }
    [one] Жареная картошка { $values }, с кетчупом
   *[other] Жареная картошка { $values }, кетчупов: { $prizes }
}
score-noodles = { $prizes ->
    [0] Китайская лапша { $values }
    [one] Китайская лапша { $values }, с перцем чили
   *[other] Китайская лапша { $values }, перцев чили: { $prizes }
}
score-burgers = { $prizes ->
    [0] Гамбургеры { $values }
    [one] Гамбургеры { $values }, с большим молочным коктейлем
   *[other] Гамбургеры { $values }, больших молочных коктейлей: { $prizes }
}
score-bears = { $prizes ->
    [0] Плюшевые мишки { $values }, попугая нет
    [one] Плюшевые мишки { $values }, один попугай
   *[other] Плюшевые мишки { $values }, попугаев: { $prizes }
}
score-dolls = { $prizes ->
    [0] Тряпичные куклы { $values }, попугая нет
    [one] Тряпичные куклы { $values }, один попугай
   *[other] Тряпичные куклы { $values }, попугаев: { $prizes }
}
score-cans = { $prizes ->
    [0] Консервные банки { $values }, ножа нет
    [one] Консервные банки { $values }, один нож
   *[other] Консервные банки { $values }, ножей: { $prizes }
}
score-parrots = { $count ->
    [one] Попугай сам по себе
   *[other] Попугаи сами по себе: { $count }
}
score-openers = { $count ->
    [one] Консервный нож сам по себе
   *[other] Консервные ножи сами по себе: { $count }
}

# Стол строками текста.
sketch-over = Игра окончена
sketch-picking = { $seat } выбирает клан
sketch-opening = { $seat } выставляет фигурку на торги
sketch-bidding = Торги открывает { $seat }: за { $clan_acc } { $bidder } предлагает { $bid }
sketch-sailing = { $seat } в плавании
sketch-turn = { $heaps ->
    [one] Ходит { $seat }, в запасе ещё { $heaps } кучка
    [few] Ходит { $seat }, в запасе ещё { $heaps } кучки
   *[other] Ходит { $seat }, в запасе кучек: { $heaps }
}
sketch-stool = { $under ->
    [0] Стул { $stool }: { $clan }, от { $minimum }
    [one] Стул { $stool }: { $clan }, от { $minimum }, под фигуркой { $under } карта
    [few] Стул { $stool }: { $clan }, от { $minimum }, под фигуркой { $under } карты
   *[other] Стул { $stool }: { $clan }, от { $minimum }, под фигуркой { $under } карт
}
sketch-ship = На { $ship_shiploc } от кормы к носу: { $spaces }
sketch-free = { $space } свободна
sketch-taken = { $space } — { $clan } ({ $seat })
sketch-front = { $treasures_count ->
    [0] – перед носом: ничего
   *[other] – перед носом: { $treasures }
}
sketch-next = { $treasures_count ->
    [0] – следом: ничего
   *[other] – следом: { $treasures }
}
sketch-row = Карты в ряду: { $cards }
sketch-deck = Карт в колоде: { $deck }; в сбросе: кошачьих { $cat }, птичьих { $bird }, рыбьих { $fish }
sketch-crew = { $clans_count ->
    [0] { $seat }: свободных фигурок нет
   *[other] { $seat }, свободны: { $clans }
}
sketch-hand = { $cards_count ->
    [0] { $seat }: карт нет
   *[other] { $seat }, карты: { $cards }
}
sketch-hand-count = { $count ->
    [one] { $seat }: { $count } карта
    [few] { $seat }: { $count } карты
   *[other] { $seat }: { $count } карт
}
sketch-chest = { $treasures_count ->
    [0] { $seat }: сундук пуст
   *[other] { $seat }, сундук на { $points }: { $treasures }
}
sketch-chest-count = { $seat }, сундук: трофеев { $trophies }, призов { $prizes }

# Игровое поле.
board-cat = Кошка
board-bird = Птица
board-fish = Рыба
board-cat-cards = { $n ->
    [one] { $n } кошачья карта
    [few] { $n } кошачьи карты
   *[other] { $n } кошачьих карт
}
board-bird-cards = { $n ->
    [one] { $n } птичья карта
    [few] { $n } птичьи карты
   *[other] { $n } птичьих карт
}
board-fish-cards = { $n ->
    [one] { $n } рыбья карта
    [few] { $n } рыбьи карты
   *[other] { $n } рыбьих карт
}
board-ship-cat = Кошачий корабль
board-ship-bird = Птичий корабль
board-ship-fish = Рыбий корабль
board-cockroach = Таракан
board-weasel = Куница
board-rat = Крыса
board-raccoon = Енот
board-toad = Жаба
board-snail = Улитка
board-can-cockroach = Платит за каждый ход на карту меньше; енотам платит сполна.
board-can-weasel = Сходила, стала капитаном или сплавала — может тут же сделать ещё одно из этих действий.
board-can-rat = Может взять два трофея вместо одного.
board-can-raccoon = Кто через него перешагивает, отдаёт вам карту с талисманом корабля.
board-can-toad = Может остаться на корабле и продвинуться вместо захвата, если она не капитан.
board-can-snail = После хода можно открыть карту: если она подходит кораблю, улитка ползёт дальше и может поменяться местами.
board-abilities = Особые умения кланов
board-space-1 = Клетка 1
board-space-2 = Клетка 2
board-space-3 = Клетка 3
board-space-k = Клетка капитана
board-figure = { $clan } ({ $seat })
board-thing = { $thing }
board-captain = капитан
board-who = кто?
board-who-goes = Кого поставить на { $space_acc } { $ship_shipgen }?
board-from-home = из игровой зоны
board-toll = { $n ->
    [one] и ещё { $n } карта за енота
    [few] и ещё { $n } карты за енотов
   *[other] и ещё { $n } карт за енотов
}
board-front = Мусор перед носом
board-next = Следующая кучка
board-no-flotsam = мусора больше нет
board-quay = Карты
board-row = Открытые карты
board-take = Взять
board-take-blind = в колоде: взять одну вслепую
board-in-deck = в колоде
board-take-two = Возьмите две карты, одну за другой.
board-take-second = Возьмите вторую карту.
board-crews = Экипажи по часовой стрелке, начиная с вашего
board-cards = { $n ->
    [one] карта
    [few] карты
   *[other] карт
}
board-treasures = { $n ->
    [one] сокровище
    [few] сокровища
   *[other] сокровищ
}
board-treasures-n = { $n ->
    [one] { $n } сокровище
    [few] { $n } сокровища
   *[other] { $n } сокровищ
}
board-points = очк.
board-points-word = { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
board-hand = Ваш экипаж и карты
board-home = Фигурки в вашей игровой зоне
board-all-aboard = Все ваши фигурки на кораблях.
board-your-cards = Ваши карты
board-no-cards = У вас нет карт.
board-discard = Сбросить
board-watching = Вы зритель.
board-hint-move = Выберите фигурку, затем клетку: цена указана на ней. Или возьмите карты.
board-hint-cards = Карт на ход пока не хватает: возьмите ещё.
board-hint-open = Выберите фигурку в баре, затем ставку.
board-hint-discard = Нажимайте на карты, которые отдаёте.
board-hint-take = Нажмите на трофей перед кораблём.
board-chest-of = Сундук: { $seat }
board-worth = { $points ->
    [one] Сейчас это { $points } очко.
    [few] Сейчас это { $points } очка.
   *[other] Сейчас это { $points } очков.
}
board-private = Это видите только вы.
board-gain = Ещё один приз ({ $prize }): +{ $points }
board-fries = Жареная картошка
board-noodles = Китайская лапша
board-burgers = Гамбургеры
board-toys = Плюшевые мишки и тряпичные куклы
board-cans = Консервные банки
board-about-fries = Каждый кетчуп добавляет 5 к каждой картошке.
board-about-noodles = Каждый перец чили добавляет 4 к каждой лапше.
board-about-burgers = Каждый большой молочный коктейль добавляет 3 к каждому гамбургеру.
board-about-toys = Каждый попугай стоит 1 и засчитывает либо всех мишек, либо всех кукол.
board-about-cans = Каждый нож стоит 2 и открывает одну банку. Закрытые банки ничего не стоят.
board-idle = не считается:
board-empty-chest = Пустой сундук
board-standing = { $spaces ->
    [0] При ничьей: нет фигурок на клетках с числами
   *[other] При ничьей: сумма клеток { $spaces }
}
board-stock = { $n ->
    [0] Кучек в запасе нет
    [one] В запасе { $n } кучка
    [few] В запасе { $n } кучки
   *[other] В запасе { $n } кучек
}
board-ending = Последние плавания
board-bar = Бар
board-bar-about = Цены растут от переднего конца стойки: 0, 1, 2, … карт.
board-minimum = { $n ->
    [one] карта — минимальная цена
    [few] карты — минимальная цена
   *[other] карт — минимальная цена
}
board-under = { $n ->
    [one] карта под фигуркой
    [few] карты под фигуркой
   *[other] карт под фигуркой
}
board-bid = { $n ->
    [0] Даром
   *[other] Ставка { $n }
}
board-best-bid = { $seat }: ставка { $bid }
board-bidding = в торге
board-out = вне торга
board-over = Игра окончена.
board-underway = Плавание на { $ship_shiploc }.
board-turned = Открыта { $card } карта: улитка остаётся на месте.
board-turned-fits = Открыта { $card } карта: улитка ползёт дальше!
board-do-clan = Выберите клан.
board-do-open = Выставьте на торги фигурку из бара.
board-do-bid = На торгах { $clan }, ставка { $bid }: поднимите её или выйдите.
board-do-pay = Осталось отдать карт: { $left }. Подойдут любые.
board-do-turn = Ваш ход: возьмите две карты или походите фигуркой.
board-do-second = Возьмите вторую карту.
board-do-discard = Оставьте себе 6 карт, остальные сбросьте.
board-do-take = Плавание на { $ship_shiploc }: возьмите трофей.
board-do-take-or-stay = Плавание на { $ship_shiploc }: возьмите трофей или оставьте жабу на борту.
board-do-more = Крыса может взять ещё один трофей.
board-do-again = Куница может сделать ещё одно действие.
board-do-sail = Ваша куница — капитан { $ship_shipgen }: отплыть сразу?
board-do-look = Открыть карту? Если она { $ship }, улитка проползёт ещё одну клетку.
board-waits-clan = { $seat } выбирает клан.
board-waits-open = { $seat } выставляет фигурку на торги.
board-waits-bid = { $seat } решает, поднимать ли ставку.
board-waits-pay = { $seat } расплачивается.
board-waits-turn = Ходит { $seat }.
board-waits-take = { $seat } выбирает трофей.
board-waits-again = { $seat } может походить куницей ещё раз.
board-waits-look = { $seat } может открыть карту для улитки.
board-waits-discard = { $seat } сбрасывает карты.

# Подсказки для первой игры.
guide-clan = В базовой игре все кланы одинаковы: берите тот, что больше нравится. Вы получите четыре такие фигурки.
guide-open = Число над стулом — наименьшая ставка в картах; первая фигурка бесплатна. Карты, которые вы сбережёте, останутся вам для игры: не тратьте все.
guide-bid = Поднимайте ставку, если фигурка для вас дороже. Если выйти, вы пропустите только эту фигурку.
guide-pay = Отдайте карты, которые нужны меньше всего: каждый талисман двигает фигурки лишь на одном корабле.
guide-turn = Фигурки ходят за карты: каждая свободная клетка стоит одну карту с талисманом корабля, а через занятые клетки проходят бесплатно. Кто ближе к носу, тот при плавании выбирает раньше, поэтому смотрите на мусор перед кораблём. Ничего не нравится? Возьмите две карты.
guide-only-cards = Карт на ход пока не хватает. Берите карты того корабля, перед которым лежит нужный мусор; из колоды карты берут вслепую.
guide-second = Возьмите вторую карту: открытую — наверняка, из колоды — вслепую.
guide-discard = В руке остаётся не больше шести карт. Оставьте карты тех кораблей, на которых хотите ходить.
guide-take = Берите то, что подходит к вашему сундуку: картошке нужен кетчуп, лапше — чили, гамбургерам — большой молочный коктейль. Мишки и куклы без попугая и банки без ножа ничего не стоят. Сундук покажет, чего ещё не хватает.
guide-stay = Жаба может взять трофей и вернуться или остаться и продвинуться к носу: в следующий раз она выберет раньше, а капитан получает ещё и приз.
guide-more = Крыса может унести второй трофей. Тогда он не достанется тем, кто стоит за ней.
guide-again = Куница может тут же сделать ещё одно действие: пройти дальше, стать капитаном или отплыть. Если это ни к чему, остановитесь.
guide-look = Верхняя карта открывается и уходит в сброс. Если на ней талисман этого корабля, улитка продвинется ещё на клетку, а если клетка занята, поменяется местами с тем, кто на ней стоит. Попытка ничего не стоит.
