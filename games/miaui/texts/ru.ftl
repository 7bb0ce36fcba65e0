game-title = Мяури
game-blurb = Тайно выберите, как глубоко нырнуть, и принесите домой лучший улов лагуны.

option-open_baskets = Открытые корзины
    .about = Использованные карты погружения и весь улов лежат открыто для всех (правило V1).
option-no_fights = Без драк
    .about = Кити остаётся в коробке: спорный улов остаётся в лагуне и копится в стопке (правило V2).

catch-catfish = сомик ({ $value })
    .acc = сомика ({ $value })
catch-tiger-fish = тигровая рыба ({ $value })
    .acc = тигровую рыбу ({ $value })
catch-tuna = императорский тунец ({ $value })
    .acc = императорского тунца ({ $value })
catch-anglerfish = морской фонарик ({ $value })
    .acc = морской фонарик ({ $value })
catch-jellyfish = медуза ({ $value })
    .acc = медузу ({ $value })
catch-gull = чайка
    .acc = чайку

depth-deep = большая глубина
    .at = На большой глубине
    .in = на большой глубине
    .from = с большой глубины
    .hand = правой
    .cell = улов на большой глубине
depth-middle = средняя глубина
    .at = На средней глубине
    .in = на средней глубине
    .from = со средней глубины
    .hand = правой
    .cell = улов на средней глубине
depth-shallow = малая глубина
    .at = На малой глубине
    .in = на малой глубине
    .from = с малой глубины
    .hand = левой
    .cell = улов на малой глубине

action-dive = Нырнуть на { $dive }
action-put-away = Убрать трёх медуз
action-keep = Оставить медуз
dive-of = { $seat } — { $dive }

event-round = Раунд { $round }.
event-last-round = Раунд { $round }, последний.
event-laid = { $depth_at }: { $catch }.
event-laid-face-down = Закрытая карта { $depth_in }: посмотреть её может только { $seat }.
event-looked = При свете фонарика вы видите, что лежит { $depth_in }: { $catch }.
event-looked-of = При свете фонарика { $seat } видит, что лежит { $depth_in }: { $catch }.
event-gulls-back = { $count ->
    [one] В первом раунде открылась { $count } чайка и вернулась в стопку карт улова.
    [few] В первом раунде открылись { $count } чайки и вернулись в стопку карт улова.
   *[other] В первом раунде открылось { $count } чаек — все вернулись в стопку карт улова.
}
event-chosen = { $seat } делает выбор.
event-turned-up = Карты погружения открыты: { $dives }.
event-tie = За { $depth_cell } спорят { $among }: у каждого { $dive }. Ближе всех к { $depth_hand } руке Кити — { $seat }.
event-contested = { $among }: у каждого { $dive }. Спорный { $depth_cell } остаётся на месте.
event-untouched = Ни одно число не подходит: { $depth_cell } остаётся на месте.
event-caught = { $seat } берёт { $catch_acc } { $depth_from }.
event-gull = { $seat }: чайка уносит из стопки { $catch_acc }.
event-gull-hungry = { $seat }: стопка пуста, чайка улетает голодной.
event-jellyfish = { $seat } убирает трёх медуз в коробку.
event-jellyfish-kept = { $seat } может убрать трёх медуз, но оставляет их.
event-lantern = { $seat } зажигает фонарик { $depth_in }.
event-kiti-placed = Кити встаёт между игроками: по правую руку — { $right }, по левую — { $left }.
event-kiti = Кити переходит дальше: по правую руку — { $right }, по левую — { $left }.
event-ended = Начинается отлив: игра окончена.

illegal-no-such-dive = Карты погружения { $dive } не существует: на них числа от 1 до { $deepest }.
illegal-dive-used = Карта погружения { $dive } уже использована.
illegal-no-third-jellyfish = Убрать медуз можно, только когда вы взяли третью.
illegal-jellyfish-first = Сначала решите, что делать с медузами: убрать трёх или оставить.

score-catfish = Сомики: { $values }
score-tiger-fish = Тигровые рыбы: { $values }
score-tuna = Императорские тунцы: { $values }
score-anglerfish = Морские фонарики: { $values }
score-jellyfish = Медузы: { $values }

# Стол строками текста.
sketch-round = Раунд { $round } из { $rounds }
sketch-over = Лагуна пуста
sketch-deep = Большая глубина: { $cards }
sketch-middle = Средняя глубина: { $cards }
sketch-shallow = Малая глубина: { $cards }
sketch-peeked = { $catch } (закрытая карта, её видит только { $seat })
sketch-face-down = закрытая карта, посмотреть может только { $seat }
sketch-kiti = Кити: по правую руку { $right } (большая и средняя глубина), по левую { $left } (малая глубина)
sketch-last-round = Раунд { $round }: { $dives }. Улов: { $fates }
sketch-taken = { $depth } — { $seat }
sketch-left = { $depth } — никому
sketch-pending = { $depth } — ещё в лагуне
sketch-pile = { $cards_count ->
    [0] { $seat }, улов: пока ничего
    [1] { $seat }, улов: { $cards }
   *[other] { $seat }, улов сверху вниз: { $cards }
}
sketch-pile-top = { $under ->
    [0] { $seat }, улов: { $top }
    [one] { $seat }, улов: { $top }, ниже ещё { $under } карта
    [few] { $seat }, улов: { $top }, ниже ещё { $under } карты
   *[other] { $seat }, улов: { $top }, ниже ещё { $under } карт
}
sketch-hand = { $dives_count ->
    [0] { $seat }, карты погружения: ни одной
   *[other] { $seat }, карты погружения: { $dives }
}

# Игровое поле.
board-lagoon = Лагуна
board-seats = Места по часовой стрелке, начиная с вас
board-catfish = Сомик
board-tiger-fish = Тигровая рыба
board-tuna = Тунец
board-anglerfish = Фонарик
board-jellyfish = Медуза
board-gull = Чайка
board-deep = Большая
board-deep-by = большее число
board-deep-alone = большее, без повторов
board-middle = Средняя
board-middle-by = следующее
board-middle-alone = второе, без повторов
board-shallow = Малая
board-shallow-by = меньшее число
board-shallow-alone = меньшее, без повторов
board-right-hand = правая рука
board-left-hand = левая рука
board-ties = при равенстве:
board-stack = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
board-empty = пусто
board-nobody = никто
board-face-down = закрытая карта: посмотреть может только { $seat }
board-peeked = для остальных закрыта: видите только вы
board-round = Раунд { $n } из 12
board-last-round = Последний раунд, 12 из 12
board-in-deck = в стопке
board-prompt = Выберите карту погружения.
board-prompt-last = Последнее погружение: сыграйте последнюю карту.
board-prompt-jellyfish = У вас третья медуза: убрать трёх в коробку?
board-waits-jellyfish = { $seat } решает, что делать с медузами.
board-waits = Выбирают: { $seats }.
board-chose-and-waits = Ваш выбор — { $dive }. Ещё выбирают: { $seats }.
board-turned-up = Все карты погружения открыты.
board-taken = { $seat } берёт { $depth_cell }.
board-left = Никто не берёт { $depth_cell }.
board-over = Игра окончена.
board-rank = { $n ->
   *[other] -й
}
board-ties-deep = на большой и средней глубине
board-ties-shallow = на малой глубине
board-kiti = Кити стоит между игроками: { $right } и { $left }. При споре за большую и среднюю глубину порядок такой: { $deep }. За малую: { $shallow }.
board-choose = выберите
board-choosing = выбирает
board-not-chosen = выбора ещё нет
board-sealed = выбрано
board-sealed-choice = тайный выбор
board-played = сыграно
board-won-deep = на большой
board-won-middle = на средней
board-won-shallow = на малой
board-won-nothing = ничего
board-last = В прошлом раунде:
board-catches = { $n ->
    [one] { $n } карта улова
    [few] { $n } карты улова
   *[other] { $n } карт улова
}
board-dives = { $n ->
    [one] { $n } погружение
    [few] { $n } погружения
   *[other] { $n } погружений
}
board-dives-are = Остались:
board-look = { $n ->
    [one] Посмотреть улов:
   *[other] Посмотреть весь улов, карт: { $n }. Сверху:
}
board-basket = улов по порядку, начиная с первого
board-worth = Сумма:
board-private = Это видите только вы.
board-hand = Ваши карты погружения
board-dive-card = Карта погружения
board-chosen = выбрано
board-hint-choose = Выберите одну.
board-hint-change = Выбрано тайно. Нажмите другую, чтобы сменить.
board-hint-last = Последняя.
board-hint-wait = Подождите, пожалуйста.
board-hint-show = Делим улов.
board-used = Сыграны:
board-used-one = сыграна
board-watching = Вы зритель.
board-no-catch = Без улова

## Для тех, кто играет впервые.

guide-dive = Самое большое число берёт улов на большой глубине, следующее — на средней, самое маленькое — на малой. Каждая карта ныряет один раз: не тратьте большую на мелкую рыбёшку.
guide-gull = Чайка крадёт верхнюю карту стопки у того, кому досталась. Нырните так, чтобы взять другое или ничего, — если только сверху у вас не медуза.
guide-jellyfish = Медуза отнимает много очков. С числом из середины часто остаются без улова — сейчас это может быть к лучшему.
guide-anglerfish = Кому достанется морской фонарик, тот увидит одну карту следующего раунда раньше других.
guide-no-fights = Число, которое выбрали двое, не берёт ничего, а улов остаётся и растёт. Ныряйте там, где не ныряет никто другой.
guide-put-away = Трёх медуз из стопки можно убрать в коробку, и очков они больше не отнимут. Это почти всегда выгодно. Оставляйте их, только если следом в ячейке лежат чайки: тогда они утащат медуз, а не рыбу.
guide-last = Осталась одна карта погружения — сыграйте её.
