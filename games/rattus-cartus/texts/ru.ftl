game-title = Раттус. Картус
game-blurb = Завоюйте сословия охваченной чумой страны — и следите, чтобы крыс у вас было не больше, чем монахинь.

option-buildings = Здания
    .about = Какие тридцать карт зданий в игре, по пять на сословие (правило S3).
option-buildings-first_set = Первый набор: Ферма, Рынок, Монастырь, Замок, Шатёр гадалки, Дворец
option-buildings-one_each = По одному зданию сословия, по жребию
option-buildings-mixed = По пять карт сословия, по жребию
option-buildings-chosen = Как выбрано ниже
option-peasantry = Здания крестьянства
    .about = Только для варианта «Как выбрано ниже».
option-peasantry-farm = Ферма
option-peasantry-four_one = Ферма × 4, Пивоварня × 1
option-peasantry-three_two = Ферма × 3, Пивоварня × 2
option-peasantry-two_three = Ферма × 2, Пивоварня × 3
option-peasantry-one_four = Ферма × 1, Пивоварня × 4
option-peasantry-brewery = Пивоварня
option-bourgeoisie = Здания буржуазии
    .about = Только для варианта «Как выбрано ниже».
option-bourgeoisie-market = Рынок
option-bourgeoisie-four_one = Рынок × 4, Контора × 1
option-bourgeoisie-three_two = Рынок × 3, Контора × 2
option-bourgeoisie-two_three = Рынок × 2, Контора × 3
option-bourgeoisie-one_four = Рынок × 1, Контора × 4
option-bourgeoisie-office = Контора
option-clergy = Здания духовенства
    .about = Только для варианта «Как выбрано ниже».
option-clergy-monastery = Монастырь
option-clergy-four_one = Монастырь × 4, Больница × 1
option-clergy-three_two = Монастырь × 3, Больница × 2
option-clergy-two_three = Монастырь × 2, Больница × 3
option-clergy-one_four = Монастырь × 1, Больница × 4
option-clergy-hospital = Больница
option-knighthood = Здания рыцарства
    .about = Только для варианта «Как выбрано ниже».
option-knighthood-castle = Замок
option-knighthood-four_one = Замок × 4, Сторожевая вышка × 1
option-knighthood-three_two = Замок × 3, Сторожевая вышка × 2
option-knighthood-two_three = Замок × 2, Сторожевая вышка × 3
option-knighthood-one_four = Замок × 1, Сторожевая вышка × 4
option-knighthood-watchtower = Сторожевая вышка
option-magic = Здания магии
    .about = Только для варианта «Как выбрано ниже».
option-magic-tent = Шатёр гадалки
option-magic-four_one = Шатёр гадалки × 4, Хижина Крысолова × 1
option-magic-three_two = Шатёр гадалки × 3, Хижина Крысолова × 2
option-magic-two_three = Шатёр гадалки × 2, Хижина Крысолова × 3
option-magic-one_four = Шатёр гадалки × 1, Хижина Крысолова × 4
option-magic-hut = Хижина Крысолова
option-nobility = Здания дворянства
    .about = Только для варианта «Как выбрано ниже».
option-nobility-palace = Дворец
option-nobility-four_one = Дворец × 4, Казна × 1
option-nobility-three_two = Дворец × 3, Казна × 2
option-nobility-two_three = Дворец × 2, Казна × 3
option-nobility-one_four = Дворец × 1, Казна × 4
option-nobility-treasury = Казна
option-watchtower_for_two = Сторожевая вышка вдвоём
    .about = Жребий может выбрать «Сторожевую вышку» и в игре на двоих (правило S3).
option-privileges_at_once = Привилегии одновременно
    .about = Все выбирают привилегии одновременно, а не по очереди (правило R2).
option-fewest_rats_win = Победитель есть всегда
    .about = Если чума не щадит никого, побеждает тот, у кого меньше крыс (правило E6).

estate-peasantry = крестьянство
    .acc = крестьянство
estate-bourgeoisie = буржуазия
    .acc = буржуазию
estate-clergy = духовенство
    .acc = духовенство
estate-knighthood = рыцарство
    .acc = рыцарство
estate-magic = магия
    .acc = магию
estate-nobility = дворянство
    .acc = дворянство

# Карты. Число монахинь — часть названия.
card-peasant = крестьянин ({ $nuns })
    .acc = крестьянина ({ $nuns })
    .few = крестьянина ({ $nuns })
    .many = крестьян ({ $nuns })
card-merchant = купец ({ $nuns })
    .acc = купца ({ $nuns })
    .few = купца ({ $nuns })
    .many = купцов ({ $nuns })
card-monk = монах ({ $nuns })
    .acc = монаха ({ $nuns })
    .few = монаха ({ $nuns })
    .many = монахов ({ $nuns })
card-knight = рыцарь ({ $nuns })
    .acc = рыцаря ({ $nuns })
    .few = рыцаря ({ $nuns })
    .many = рыцарей ({ $nuns })
card-witch = ведьма ({ $nuns })
    .acc = ведьму ({ $nuns })
    .few = ведьмы ({ $nuns })
    .many = ведьм ({ $nuns })
card-king = король ({ $nuns })
    .acc = короля ({ $nuns })
    .few = короля ({ $nuns })
    .many = королей ({ $nuns })
card-joker = джокер
    .acc = джокера
    .few = джокера
    .many = джокеров
card-sword = меч
    .acc = меч
    .few = меча
    .many = мечей
card-flute = флейта
    .acc = флейту
    .few = флейты
    .many = флейт
card-gold = золотой
    .acc = золотой
    .few = золотых
    .many = золотых
card-pass = пас
    .acc = пас
    .few = паса
    .many = пасов
card-times = { $count ->
    [one] { $count } { $card }
    [few] { $count } { $card_few }
   *[other] { $count } { $card_many }
}

building-copies = { $count } × { $building }
building-farm = «Ферма»
    .acc = «Ферму»
    .loc = на «Ферме»
building-brewery = «Пивоварня»
    .acc = «Пивоварню»
    .loc = в «Пивоварне»
building-market = «Рынок»
    .acc = «Рынок»
    .loc = на «Рынке»
building-office = «Контора»
    .acc = «Контору»
    .loc = в «Конторе»
building-monastery = «Монастырь»
    .acc = «Монастырь»
    .loc = в «Монастыре»
building-hospital = «Больница»
    .acc = «Больницу»
    .loc = в «Больнице»
building-castle = «Замок»
    .acc = «Замок»
    .loc = в «Замке»
building-watchtower = «Сторожевая вышка»
    .acc = «Сторожевую вышку»
    .loc = на «Сторожевой вышке»
building-tent = «Шатёр гадалки»
    .acc = «Шатёр гадалки»
    .loc = в «Шатре гадалки»
building-hut = «Хижина Крысолова»
    .acc = «Хижину Крысолова»
    .loc = в «Хижине Крысолова»
building-palace = «Дворец»
    .acc = «Дворец»
    .loc = во «Дворце»
building-treasury = «Казна»
    .acc = «Казну»
    .loc = в «Казне»
building-card = { $building } ({ $privilege })

privilege-four-cards = 4 карты
privilege-two-cards-and-rat = 2 карты и минус крыса
privilege-two-cards-and-look = 2 карты и взгляд на монахинь
privilege-two-rats = минус 2 крысы

action-privilege = Получить привилегию здания { $place }
action-look = Посмотреть карту { $place } ряда монахинь
action-visit = Посетить здание { $place }
action-lay = Выложить { $card_acc }
action-ready = Больше не выкладывать
action-pass = Сыграть «пас»
action-rob = Забрать карты: { $seat }
action-give = Отдать { $card_acc }
action-send-rat = Отправить крысу: { $seat }
action-use = Выполнить действие здания
action-trade = Сбросить { $card_acc } и крысу
action-decline = На этом закончить

event-buildings = В игре: { $buildings }.
event-dealt = { $count ->
    [one] Каждый получает { $count } карту и десять крыс.
    [few] Каждый получает { $count } карты и десять крыс.
   *[other] Каждый получает { $count } карт и десять крыс.
}
event-hand = Ваши карты: { $cards }.
event-hand-of = { $seat } получает карты: { $cards }.
event-first-player = Первый игрок — { $seat }.
event-round = Раунд { $round }.
event-last-round = Раунд { $round }, последний.
event-opened = Открыта карта: { $card }.
event-replaced = Все здания одинаковы, последнее заменяется: { $card }.
event-privilege-picked = { $seat } выбирает привилегию.
event-privilege = { $seat } получает привилегию карты { $building }: { $privilege }.
event-drew = { $count ->
    [0] { $seat } не берёт карт: их больше нет.
    [one] { $seat } берёт { $count } карту из колоды.
    [few] { $seat } берёт { $count } карты из колоды.
   *[other] { $seat } берёт { $count } карт из колоды.
}
event-drew-cards = { $cards_count ->
    [0] Вам не достаётся карт.
   *[other] Вам достаются: { $cards }.
}
event-drew-cards-of = { $cards_count ->
    [0] Ничего не достаётся: { $seat }.
   *[other] { $seat } получает: { $cards }.
}
event-shuffled = { $count ->
    [one] Колода пуста: новой колодой становится { $count } карта сброса.
    [few] Колода пуста: { $count } карты сброса перемешаны заново.
   *[other] Колода пуста: { $count } карт сброса перемешаны заново.
}
event-rats-shed = { $count ->
    [0] { $seat }: крыс для сброса нет.
    [one] { $seat } сбрасывает { $count } крысу.
    [few] { $seat } сбрасывает { $count } крысы.
   *[other] { $seat } сбрасывает { $count } крыс.
}
event-looked = { $seat } смотрит карту { $place } ряда монахинь.
event-nun-seen = Карта { $place } ряда монахинь: { $card }.
event-nun-seen-of = { $seat } видит карту { $place } ряда монахинь: { $card }.
event-visited = { $seat } посещает { $building_acc } (здание { $place }).
event-laid = { $count ->
    [0] { $seat } не выкладывает карт.
    [one] { $seat } выкладывает { $count } карту в закрытую.
    [few] { $seat } выкладывает { $count } карты в закрытую.
   *[other] { $seat } выкладывает { $count } карт в закрытую.
}
event-passed = { $seat } играет «пас» и пропускает других вперёд.

event-building = Здание { $place }: { $building }.
event-turned-up = { $cards_count ->
    [0] { $seat }: переворачивать нечего.
   *[other] { $seat } переворачивает карты: { $cards }.
}
event-followed = { $rats ->
    [0] { $seat }: влияние на { $estate_acc } +{ $influence }, новых крыс нет.
    [one] { $seat }: влияние на { $estate_acc } +{ $influence } и { $rats } крыса.
    [few] { $seat }: влияние на { $estate_acc } +{ $influence } и { $rats } крысы.
   *[other] { $seat }: влияние на { $estate_acc } +{ $influence } и { $rats } крыс.
}
event-robbed = { $count ->
    [0] Больше всего мечей выкладывает { $receiver }, но отдавать нечего: { $giver }.
    [one] Больше всего мечей выкладывает { $receiver }. { $giver } отдаёт { $count } карту.
    [few] Больше всего мечей выкладывает { $receiver }. { $giver } отдаёт { $count } карты.
   *[other] Больше всего мечей выкладывает { $receiver }. { $giver } отдаёт { $count } карт.
}
event-nothing-to-rob = Больше всего мечей выкладывает { $seat }, но забирать нечего.
event-gave = { $count ->
    [one] { $giver } → { $receiver }: { $count } карта.
    [few] { $giver } → { $receiver }: { $count } карты.
   *[other] { $giver } → { $receiver }: { $count } карт.
}
event-received = { $giver } отдаёт вам: { $cards }.
event-received-of = { $giver } → { $seat }: { $cards }.
event-rat-sent = Больше всего флейт выкладывает { $giver }. Крыса бежит к новому хозяину: { $taker }.
event-no-rat = Больше всего флейт выкладывает { $seat }, но крыс у флейтиста нет.
event-premium-alone = { $seat }: никто больше не посетил это здание, эксклюзивное действие { $building_loc }.
event-premium-most = { $seat }: больше всего карт населения и джокеров ({ $followers }), эксклюзивное действие { $building_loc }.
event-premium-earlier = { $seat }: карт населения и джокеров столько же ({ $followers }), сколько у других, но посещение раньше — эксклюзивное действие { $building_loc }.
event-premium-first-player = Карт населения и джокеров поровну ({ $followers }), и первый игрок, { $seat }, получает эксклюзивное действие { $building_loc }.
event-tokens = { $points ->
    [one] { $seat } берёт { $points } победное очко.
    [few] { $seat } берёт { $points } победных очка.
   *[other] { $seat } берёт { $points } победных очков.
}
event-took = { $seat } берёт из запаса: { $cards }.
event-traded = { $seat } сбрасывает { $card_acc } и крысу.
event-levied = { $seat } собирает дань с вышки. Карты отдают: { $from }.
event-declined = { $seat } на этом заканчивает.
event-nothing = { $seat }: { $building_loc } взять нечего.
event-last-influence = { $seat }: влияние на { $estate_acc } ещё +1.

event-ended = Последнее здание позади. Все показывают карты.
event-hand-shown = { $cards_count ->
    [0] { $seat }: карт в руке нет.
   *[other] { $seat }, карты в руке: { $cards }.
}
event-awarded = { $points_count ->
    [0] { $chapter }: никому.
   *[other] { $chapter }: { $points }.
}
points-of = { $seat } — { $points }
event-rats-shown = Крысы сосчитаны: { $rats }.
rats-of = { $seat } — { $rats }
event-nun-turned = { $total ->
    [one] Карта { $place } ряда монахинь: { $card }. Всего { $total } монахиня.
    [few] Карта { $place } ряда монахинь: { $card }. Всего { $total } монахини.
   *[other] Карта { $place } ряда монахинь: { $card }. Всего { $total } монахинь.
}
event-died = { $seat } погибает от чумы: крыс { $rats }, монахинь { $nuns }.
event-won = { $seats_count ->
    [one] Чума позади. Корону примеряет { $seats }.
   *[other] Чума позади. Корону делят { $seats }.
}
event-fewest-rats-won = { $seats_count ->
    [one] Чума не пощадила никого. Меньше всего крыс собирает { $seats } и побеждает.
   *[other] Чума не пощадила никого. Меньше всего крыс собирают { $seats } и побеждают.
}
event-nobody-won = Чума не пощадила никого. Трон остаётся пустым.

ask-privilege = Сейчас нужно получить привилегию открытого здания.
ask-look = Сейчас нужно выбрать карту ряда монахинь.
ask-visit = Сейчас нужно выбрать здание для посещения или сыграть «пас».
ask-lay = Сейчас нужно выкладывать карты из руки — или больше не выкладывать.
ask-giver = Сейчас нужно выбрать, кто отдаст вам карты.
ask-give = Сейчас нужно выбрать карты из руки, которые вы отдадите.
ask-rat-taker = Сейчас нужно выбрать, кому достанется крыса.
ask-use = Сейчас нужно выполнить действие здания или отказаться от него.
ask-trade = Сейчас можно сбросить карту с крысой или на этом закончить.

illegal-no-such-building = Здания { $place } нет: открыто { $open }.
illegal-no-such-nun = Карты { $place } в ряду монахинь нет: их { $row }.
illegal-looked-already = Карту { $place } вы только что видели: выберите другую.
illegal-not-to-be-laid = Золотые и карты «пас» в зданиях не выкладывают ({ $card }).
illegal-not-in-hand = В руке нет такой карты: { $card }.
illegal-no-pass-card = Карты «пас» в руке нет.
illegal-nobody-to-pass-to = Все остальные уже посетили здания: «пас» ничего не изменит.
illegal-not-fewest-swords = { $seat } не из тех, кто выложил здесь меньше всего мечей.
illegal-not-fewest-flutes = { $seat } не из тех, кто выложил здесь меньше всего флейт.
illegal-no-rat = У вас нет крысы, которую можно сбросить вместе с картой.

# Откуда очки.
chapter-influence = Влияние на { $estate_acc }
chapter-followers = Больше всего карт населения и джокеров в руке
chapter-swords = Больше всего мечей в руке
chapter-flutes = Больше всего флейт в руке
chapter-passes = Больше всего карт «пас» в руке
chapter-gold = Золотые в руке
chapter-tokens = Победные очки «Дворца»
score-survived = Чума не страшна: крыс { $rats }, монахинь { $nuns }
score-died = Смерть от чумы: крыс { $rats }, монахинь { $nuns }

# Стол строками текста.
sketch-round = Раунд { $round } из { $rounds }, первый игрок — { $seat }
sketch-over = Чума позади
sketch-building = { $visits_count ->
    [0] Здание { $place }: { $building } ({ $privilege })
   *[other] Здание { $place }: { $building } ({ $privilege }). Посетили: { $visits }
}
sketch-visit = { $count ->
    [0] { $seat } (без карт)
    [one] { $seat } ({ $count } карта)
    [few] { $seat } ({ $count } карты)
   *[other] { $seat } ({ $count } карт)
}
sketch-visit-known = { $cards_count ->
    [0] { $seat } (без карт)
   *[other] { $seat } ({ $cards })
}
sketch-track = { $discs_count ->
    [0] Влияние, { $estate }: никто
   *[other] Влияние, { $estate }: { $discs }
}
sketch-disc = { $seat } — { $points }
sketch-nuns = Ряд монахинь: { $cards }
sketch-face-down = закрытая карта
sketch-looked = закрытая карта (её смотрят: { $seats })
sketch-piles = В колоде { $deck }, в сбросе { $discard }; в стопках: джокеры { $joker }, мечи { $sword }, флейты { $flute }, золотые { $gold }, «пасы» { $pass }
sketch-seat = { $seat }: карт { $cards }, победных очков { $points }
sketch-seat-rats = { $seat }: карт { $cards }, победных очков { $points }, крыс { $rats }
sketch-hand = { $cards_count ->
    [0] { $seat }, в руке: ничего
   *[other] { $seat }, в руке: { $cards }
}

# Поле.
board-seats = Игроки, по часовой стрелке от вас
board-street = Улица
board-influence = Влияние
board-nun-row = Ряд монахинь
board-hand = Ваша рука
board-phases = Фазы раунда
board-phase-privileges = Привилегии
board-phase-visits = Посещения
board-phase-buildings = Действия
board-phase-end = Подсчёт
board-round = Раунд { $round } из { $rounds }
board-last-round = Последний раунд, { $round } из { $rounds }
board-deck = { $n ->
    [one] { $n } карта в колоде
    [few] { $n } карты в колоде
   *[other] { $n } карт в колоде
}
board-first-player = первый игрок
board-cards = { $n ->
    [0] нет карт
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
board-tokens = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[other] { $n } победных очков
}
board-rats = { $n ->
    [one] { $n } крыса
    [few] { $n } крысы
   *[other] { $n } крыс
}
board-rats-word = { $n ->
    [one] крыса
    [few] крысы
   *[other] крыс
}
board-rats-hidden = крысы: сколько их, другие не знают
board-standing = { $points ->
    [one] { $seat }: { $influence }, сейчас это { $points } очко
    [few] { $seat }: { $influence }, сейчас это { $points } очка
   *[other] { $seat }: { $influence }, сейчас это { $points } очков
}
board-face-down = { $n ->
    [one] { $n } карта в закрытую
    [few] { $n } карты в закрытую
   *[other] { $n } карт в закрытую
}
board-gained-influence = влияние: { $n }
board-gained-rats = { $n ->
    [one] { $n } крыса
    [few] { $n } крысы
   *[other] { $n } крыс
}
board-premium = Эксклюзивное
board-standard = Обычное
board-boon-cards = взять { $n } карты
board-boon-rats = { $n ->
    [one] сбросить { $n } крысу
    [few] сбросить { $n } крысы
   *[other] сбросить { $n } крыс
}
board-boon-look = { $n ->
    [one] посмотреть { $n } карту ряда монахинь
    [few] посмотреть { $n } карты ряда монахинь
   *[other] посмотреть { $n } карт ряда монахинь
}
board-privilege = Привилегия:
board-deed-score = { $n ->
    [one] Взять { $n } победное очко
    [few] Взять { $n } победных очка
   *[other] Взять { $n } победных очков
}
board-deed-joker = { $n ->
    [one] Взять { $n } джокера
   *[other] Взять { $n } джокеров
}
board-deed-sword = { $n ->
    [one] Взять { $n } меч
    [few] Взять { $n } меча
   *[other] Взять { $n } мечей
}
board-deed-flute = { $n ->
    [one] Взять { $n } флейту
    [few] Взять { $n } флейты
   *[other] Взять { $n } флейт
}
board-deed-gold = { $n ->
    [one] Взять { $n } золотой
   *[other] Взять { $n } золотых
}
board-deed-pass = { $n ->
    [one] Взять { $n } «пас»
    [few] Взять { $n } «паса»
   *[other] Взять { $n } «пасов»
}
board-deed-draw = { $n ->
    [one] Взять { $n } карту
    [few] Взять { $n } карты
   *[other] Взять { $n } карт
}
board-deed-brew = { $n ->
    [one] Карта за каждое очко влияния этого раунда
   *[other] Карта за каждые { $n } очка влияния этого раунда
}
board-deed-shed = { $n ->
    [one] Сбросить { $n } крысу
    [few] Сбросить { $n } крысы
   *[other] Сбросить { $n } крыс
}
board-deed-trade = Сбросить до { $n } карт и столько же крыс
board-deed-shed-trade = Сбросить крысу, затем до { $n } карт и столько же крыс
board-deed-look = { $n ->
    [one] Посмотреть { $n } карту ряда монахинь
    [few] Посмотреть { $n } карты ряда монахинь
   *[other] Посмотреть { $n } карт ряда монахинь
}
board-deed-levy = По { $n } карты от каждого, кто не на вышке и у кого карт не меньше, чем у вас
board-deed-safe = Ничего, но вышка вас не тронет
board-deed-last = +1 очко влияния (последний раунд)
board-deed-none = Ничего (последний раунд)
board-enter = Войти
board-take-privilege = Взять
board-odds-first = Эксклюзивное действие ваше, если никто потом не выложит больше.
board-odds = { $n ->
    [0] Пока вы впереди и без карт населения и джокеров.
   *[other] Чтобы пока точно быть впереди, выложите карт населения и джокеров: { $n }.
}
board-odds-now = { $n ->
    [0] Пока вы точно впереди.
   *[other] Чтобы пока точно быть впереди, выложите ещё карт населения и джокеров: { $n }.
}
board-your-visit = Ваши карты принесут:
board-lay = Выложить сюда
board-seen-by = видели: { $seats }
board-unseen = в закрытую
board-nun = Карта { $n }
board-nun-look = Посмотреть карту { $n }
board-only-you = видите только вы
board-nuns-known = Вы видели { $nuns ->
    [one] { $nuns } монахиню
    [few] { $nuns } монахини
   *[other] { $nuns } монахинь
} на { $cards ->
    [one] { $cards } карте
   *[other] { $cards } картах
} из 5.
board-nuns-unknown = У кого в конце крыс больше, чем здесь монахинь, тот погибнет от чумы.
board-nuns-open = { $nuns ->
    [one] Пока { $nuns } монахиня.
    [few] Пока { $nuns } монахини.
   *[other] Пока { $nuns } монахинь.
}
board-empty-hand = Карт в руке нет.
board-watching = Вы зритель.
board-ready = { $n ->
    [0] Ничего не выкладывать
    [one] Выложить { $n } карту
    [few] Выложить { $n } карты
   *[other] Выложить { $n } карт
}
board-pass = Сыграть «пас»
board-decline = Отказаться
board-rob = Забрать у игрока { $seat }
board-send-rat = Крысу — игроку { $seat }
board-hint-idle = { $n ->
    [0] Карт нет.
    [one] В руке { $n } карта.
    [few] В руке { $n } карты.
   *[other] В руке { $n } карт.
}
board-hint-lay = Нажмите на карту или перетащите её.
board-hint-give = { $n ->
    [one] Отдайте ещё { $n } карту.
    [few] Отдайте ещё { $n } карты.
   *[other] Отдайте ещё { $n } карт.
}
board-hint-trade = { $n ->
    [one] Можно сбросить ещё { $n } карту вместе с крысой.
    [few] Можно сбросить ещё { $n } карты, каждую с крысой.
   *[other] Можно сбросить ещё { $n } карт, каждую с крысой.
}
board-prompt-privilege-at-once = Выберите здание ради привилегии: все выбирают одновременно.
board-prompt-privilege = Выберите здание и получите его привилегию.
board-prompt-privilege-look = Привилегия: посмотрите карту ряда монахинь.
board-prompt-visit = Посетите здание или сыграйте «пас».
board-prompt-visit-only = Посетите здание.
board-prompt-lay = { $building }: выложите в закрытую сколько угодно карт.
board-prompt-giver = У вас больше всего мечей: у кого забрать карты?
board-prompt-give-swords = { $n ->
    [one] Больше всего мечей у игрока { $to }: отдайте { $n } карту по своему выбору.
    [few] Больше всего мечей у игрока { $to }: отдайте { $n } карты по своему выбору.
   *[other] Больше всего мечей у игрока { $to }: отдайте { $n } карт по своему выбору.
}
board-prompt-give-tower = { $n ->
    [one] «Сторожевая вышка» у игрока { $to }: отдайте { $n } карту по своему выбору.
    [few] «Сторожевая вышка» у игрока { $to }: отдайте { $n } карты по своему выбору.
   *[other] «Сторожевая вышка» у игрока { $to }: отдайте { $n } карт по своему выбору.
}
board-prompt-rat = У вас больше всего флейт: к кому побежит крыса?
board-prompt-use-premium = { $building }: эксклюзивное действие ваше. Выполнить?
board-prompt-use-standard = { $building }: обычное действие ваше. Выполнить?
board-prompt-look = { $n ->
    [one] Посмотрите { $n } карту ряда монахинь.
    [few] Посмотрите { $n } карты ряда монахинь.
   *[other] Посмотрите { $n } карт ряда монахинь.
}
board-prompt-trade = { $n ->
    [one] Сбросьте ещё { $n } карту и с ней крысу или остановитесь.
    [few] Сбросьте до { $n } карт и с каждой крысу или остановитесь.
   *[other] Сбросьте до { $n } карт и с каждой крысу или остановитесь.
}
board-waits-picks = Выбирают привилегию: { $seats }.
board-picked-and-waits = Ваш выбор — { $building }. Ещё выбирают: { $seats }.
board-waits = Ход за игроком: { $seats }.
board-waits-swords = Больше всего мечей выкладывает { $to }. Половину карт отдаёт { $seats }.
board-waits-tower = «Сторожевая вышка» — { $to }. Карты отдают: { $seats }.
board-robbed = { $n ->
    [one] Мечи приносят { $n } карту: { $seat }.
    [few] Мечи приносят { $n } карты: { $seat }.
   *[other] Мечи приносят { $n } карт: { $seat }.
}
board-opening = Новый день: открыты эти здания.
board-reached = { $building }: карты переворачиваются.
board-over = Партия окончена.
board-story-begin = Последний раунд позади. Подсчитаем очки.
board-dead = погибает от чумы

board-received = { $n ->
    [one] и здесь получена { $n } карта
    [few] и здесь получены { $n } карты
   *[other] и здесь получено { $n } карт
}
board-drop-seat = Отдать
board-pawn = Ваш диск: возьмите его, затем выберите здание
board-acted = { $building }: { $seat } завершает действие.
board-stop = Хватит
board-story-saved = Монахинь: { $nuns }. Чуму пережили все.
board-story-plague = Монахинь: { $nuns }. Чума забирает: { $seats }.
board-sum = Очки
board-rats-title = Крысы
board-plague = Чума
board-followers = Карты населения и джокеры
board-swords = Мечи
board-flutes = Флейты
board-passes = Карты «пас»
board-gold = Золотые
board-tokens-taken = Взято по ходу игры
board-rank = { $n ->
    [1] больше всех
    [2] второе место
    [3] третье место
   *[other] меньше
}
board-rank-disc = { $n ->
    [1] поровну с другими, но диск ниже: первое место
    [2] поровну с другими, по дискам второе место
    [3] поровну с другими, по дискам третье место
   *[other] поровну с другими, но диск выше
}
board-rank-shared = { $n ->
    [1] больше всех, поровну с другими
    [2] второе место, поровну с другими
    [3] третье место, поровну с другими
   *[other] меньше, поровну с другими
}

# Первая партия.
guide-privilege = Каждый раунд начинается с подарка: выберите любое открытое здание и получите то, что указано над ним, — карты, сброс крыс или взгляд на монахинь. Посещать его потом не обязательно.
guide-look = Эту карту увидите только вы. В конце откроют все пять: если крыс у вас больше, чем на них монахинь, вы погибнете от чумы, сколько бы очков ни набрали.
guide-visit = Каждая карта населения и каждый джокер, выложенные в здании, дают 1 очко влияния на его сословие, а в конце трое самых влиятельных получат 10, 5 и 2 очка. Выберите здание, чьё действие или сословие вам полезно.
guide-lay = Карты населения других сословий тоже считаются, но каждая приводит крысу. Кто выложил больше всего карт населения и джокеров, выполняет эксклюзивное действие; мечи и флейты в счёт не идут: они отбирают карты и отсылают крыс.
guide-rob = Мечей меньше всего у нескольких игроков. Кого вы выберете, тот отдаст вам половину карт из руки.
guide-give = Какие карты отдать, решаете вы: оставьте те, что подходят зданиям и сословиям, где вы сильны.
guide-rat = Отправьте одну крысу тому, у кого меньше всего флейт: кто в конце соберёт слишком много крыс, погибнет.
guide-use = Действие можно не выполнять, но почти всегда оно выгодно.
guide-trade = Ненужные карты уводят с собой крыс. Золотой тоже считается картой.
