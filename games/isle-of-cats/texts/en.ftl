game-title = The Isle of Cats
game-blurb = Five days until the island falls: take the cats aboard, keep families together, and leave no room empty.
game-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
game-author = Frank West

colour-blue = blue
    .title = Blue
colour-green = green
    .title = Green
colour-red = red
    .title = Red
colour-purple = purple
    .title = Purple
colour-orange = orange
    .title = Orange

# Shapes. The letters are those of the pentominoes.
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
shape-wave = “wave”
shape-chair = “chair”
shape-mast = “mast”
shape-arch = “arch”
shape-crab = “crab”
shape-sword = “sword”

cat = { $colour } cat { $shape }
    .short = { $colour } { $shape }

treasure-single = common treasure (1 cell)
treasure-domino = common treasure (2 cells)
treasure-line = common treasure (3 in a line)
treasure-corner = common treasure (3 in a corner)
treasure-rare-i = rare treasure I
treasure-rare-o = rare treasure O
treasure-rare-t = rare treasure T
treasure-rare-s = rare treasure S
treasure-rare-l = rare treasure L

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

lesson-edge-of-one-colour = One colour at the edge
    .about = { $points } for each edge cat of your commonest edge colour
lesson-edge-of-all-colours = All colours at the edge
    .about = { $points } if every colour has a cat on the edge
lesson-edge-pairs = Pairs at the edge
    .about = { $points } for every { $of } cats on the edge
lesson-no-rats = Not a rat in sight
    .about = { $points } if no rat is visible
lesson-full-middle-row = From stern to bow
    .about = { $points } if the middle row is completely covered
lesson-full-edge = All along the edge
    .about = { $points } if no cell of the edge is empty
lesson-twenty-cats = Twenty cats
    .about = { $points } if you have exactly { $of } cats
lesson-three-of-each = Three of each
    .about = { $points } if you have at least { $of } cats of every colour
lesson-five-of = Five { $colour } cats
    .about = { $points } if you have exactly { $of } { $colour } cats
lesson-treasures = Treasure hunter
    .about = { $points } for every treasure on your boat
lesson-largest-family = The largest family
    .about = { $points } if no family at the table is larger than your largest one; it needs { $of } cats at least
lesson-rats = Friend of the rats
    .about = { $points } for every visible rat; it still costs its point
lesson-rooms = Full house
    .about = { $points } for every filled room
lesson-third-family = The third family
    .about = your third-largest family scores twice

action-return = Put back “{ $lesson }” ({ $lesson_about })
action-cat = Take the { $cat }: { $cells }
    .short = Take the { $cat }
action-pass = Take no more cats today
action-treasure = Take the { $treasure }: { $cells }
    .short = Take the { $treasure }
action-leave = Leave the treasure

boat-of = { $seat } has boat { $number }

event-boats = The boats are ready: { $boats }.
event-first = { $seat } goes first.
event-dealt = Everyone is dealt { $count } lessons and keeps two of them.
event-received = Your lessons: { $lessons }.
event-received-of = Lessons of { $seat }: { $lessons }.
event-kept = { $seat } has chosen two lessons.
event-day = Day { $day } of { $days }. { $seat } is first in turn order.
event-last-day = Day { $day }, the last one. { $seat } is first in turn order.
event-rare = Out of the bag comes a { $treasure }.
event-cats = Cats around the island: { $cats_short }.
event-cat = { $seat } takes the { $cat } and lays it on { $cells }.
event-map = It covers { $seat }'s { $colour } treasure map.
event-no-treasure = No open treasure fits on { $seat }'s boat.
event-treasure = { $seat } takes a { $treasure } and lays it on { $cells }.
event-treasure-left = { $seat } leaves the treasure where it is.
event-passed = { $seat } takes no more cats today.
event-no-cat = None of the cats fits on { $seat }'s boat: { $seat } takes no more today.
event-left-behind = Left behind on the island: { $cats_short }.
event-ship = { $days ->
    [0] Vesh's fleet has arrived: set sail!
    [one] Vesh's ship comes nearer: one day is left.
   *[other] Vesh's ship comes nearer: { $days } days are left.
}
event-revealed = { $seat }'s lessons: { $lessons }.
event-ended = The boats are safely at sea: the match is over.

illegal-lessons-first = First everyone chooses which lessons to keep; the cats come after that.
illegal-lessons-are-kept = The lessons have been chosen, and none can be put back any more.
illegal-not-dealt = You were not dealt the lesson “{ $lesson }”.
illegal-treasure-first = You covered a treasure map: first take a treasure, or leave it.
illegal-no-map = You have not covered a treasure map with a cat of its colour, so there is no treasure for you now.
illegal-not-around = The { $cat } is not around the island.
illegal-none-left = There is no open { $treasure }.
illegal-fits-nowhere = The { $tile } fits nowhere on your boat, so you cannot take it.
illegal-no-such-turn = { $turns ->
    [one] The { $tile } looks the same however you turn it.
   *[other] The { $tile } can lie in { $turns } ways, and this is none of them.
}
illegal-in-the-water = A part of the tile would be in the water.
illegal-overlaps = Something lies on { $cell } already.
illegal-apart = The tile must share a side with one that lies on your boat already; corners do not count.

score-family = { $colour_title } family of { $cats }
score-rats = { $count ->
    [0] No visible rat
    [one] One visible rat
   *[other] { $count } visible rats
}
score-rooms = { $count ->
    [0] All rooms filled
    [one] One room not filled
   *[other] { $count } rooms not filled
}
score-lesson = Lesson “{ $lesson }”: { $lesson_about }

# The table as lines of text.
sketch-choosing = Everyone chooses which lessons to keep
sketch-day = Day { $day } of { $days }
sketch-over = The boats are at sea
sketch-order = Turn order: { $seats }
sketch-passed = { $seat } (takes no more)
sketch-island = Around the island: { $cats_short }
sketch-treasures = { $treasures_count ->
    [0] Open treasures: none
   *[other] Open treasures: { $treasures }
}
sketch-some = { $count } × { $treasure }
sketch-bag = { $cats ->
    [one] In the bag: { $cats } cat and { $rare } of the rare treasures
   *[other] In the bag: { $cats } cats and { $rare } of the rare treasures
}
sketch-boat = { $families_count ->
    [0] { $seat }, boat { $number }: points before lessons { $points }; visible rats { $rats }, filled rooms { $filled } of { $rooms }, no family yet
   *[other] { $seat }, boat { $number }: points before lessons { $points }; visible rats { $rats }, filled rooms { $filled } of { $rooms }, families: { $families }
}
sketch-family = { $cats } { $colour }
sketch-columns = · { $columns }
sketch-row = { $row } { $cells }
sketch-lesson = { $seat }'s lesson “{ $lesson }” ({ $lesson_about }): so far { $have }, { $points }
sketch-legend = On the boats: b g r p o cats, $ treasure, B G R P O treasure map, * rat, - empty, . water

# The board.
board-island = The island
board-cats = { $n ->
    [0] no cats
    [one] { $n } cat
   *[other] { $n } cats
}
board-cats-here = Cats around the island
board-pass = Done for today
board-sure-pass = { $n ->
    [one] Done for today? { $n } cat still fits on your boat, and you would take none until tomorrow.
   *[other] Done for today? { $n } cats still fit on your boat, and you would take none until tomorrow.
}
board-treasures = Open treasures
board-map-found = You covered a map with a cat of its colour. Take one treasure and lay it.
board-leave = Leave it
board-tile = { $tile }
board-take = { $places ->
    [one] { $tile }, can be laid in { $places } way
   *[other] { $tile }, can be laid in { $places } ways
}
board-others = The other boats
board-boat-here = The large boat
board-own-boat = Your boat. With a tile up, arrow keys move it, R turns it, F flips it, Enter lays it, Escape puts it back. Aboard: { $tiles_count ->
    [0] nothing yet
   *[other] { $tiles }
}.
board-boat = The boat of { $seat }. Aboard: { $tiles_count ->
    [0] nothing yet
   *[other] { $tiles }
}.
board-lies = { $tile } on { $cells }
board-enlarge = Look closely at the boat of { $seat }
board-close = Close
board-all-points = points in all, with lessons
board-open-points = points in sight, without lessons
board-passed = passed
board-turn = to move
board-order = place in turn order
board-families = Families
board-rats = Rats: { $n }
board-rooms = Rooms: { $n }
board-lessons = Lessons
board-now = Now
board-points = { $n ->
    [one] point
   *[other] points
}
board-room-list = Rooms, with the cells that are still empty
board-room-full = full
board-room-empty = { $n ->
    [one] cell empty
   *[other] cells empty
}
board-turn-it = Turn
board-flip-it = Flip
board-lay-it = Lay it
board-put-back = Put back
board-zoom = Enlarge your boat
board-keys = Wheel or R turns, right button or F flips, Enter lays, Esc puts back.
board-fits = it fits.
board-off = A part of it would be in the water.
board-over-tile = Something lies there already.
board-apart = It must share a side with another tile.
board-rats-covered = Rats covered:
board-finds-treasure = On the map of its colour: a treasure!
board-fills-room = Fills a room: 5 points saved.
board-joins-one = Beside one of its colour; three make a family.
board-joins = Makes a family of { $cats }: { $points } points.
board-by-hand = By cell name
board-which = Tile
board-how = Turned to position
board-where = Its first cell, row by row
board-own-lessons = Your lessons
board-watching = You are watching. Lessons are secret until the end.
board-hint-return = Choose the one that goes back; you keep the other two.
board-hint-secret = The others see them at the end.
board-lesson = { $lesson }
board-lesson-about = { $lesson_about }
board-far = So far: { $have }.
board-far-of = So far: { $have } of { $want }.
board-goes-back = goes back
board-kept = kept
board-day = Day { $n } of 5
board-bag = Tiles in the bag:
board-prompt-lessons = Choose the lesson to put back.
board-waits-lessons = Still choosing lessons: { $seats }.
board-prompt-cat = Take a cat and lay it on your boat.
board-waits-cat = { $seat } takes a cat.
board-prompt-treasure = A treasure map! Take a treasure, or leave it.
board-waits-treasure = { $seat } has found a map and takes a treasure.
board-evening = Evening falls: Vesh's ship draws nearer.
board-revealing = The boats set sail, and the lessons are turned up.
board-over = The match is over.
board-tied = { $n ->
    [one] Equal points: whoever filled more rooms is ahead, here { $n } room.
   *[other] Equal points: whoever filled more rooms is ahead, here { $n } rooms.
}

# For the first match.
guide-lessons = Lessons are your secret goals for the end of the match. Put back the one that seems hardest to you.
guide-first-cat = Pick any cat, turn it, and lay it where it glows green. Your first tile may lie anywhere; every later one must share a side with a tile that already lies there.
guide-cat = Three or more touching cats of one colour are a family and bring points. Cover rats and fill rooms: every rat in sight costs 1, every open room 5.
guide-last-day = The last day: fill rooms that lack only a little, and cover the last rats.
guide-treasure = Treasures are small: they fit where no cat does. Use one to close a gap, cover a rat or complete a room.

## The goal, a minute of rules, and how things stand.

game-goal = Fill your boat, and keep cats of a colour together.
minute-goal = Save cats from the island in five days. The fullest boat with the largest families wins.
minute-turn = In turn, everyone takes one cat and lays it on their boat, beside what lies there. Whoever is done for today takes no more cats until tomorrow. A cat on a map of its colour finds a treasure.
minute-end = Vesh’s ship comes a day nearer every evening. After the fifth day you set sail.
minute-points = Three or more touching cats of a colour are a family: 8, 11, 15, 20 points and 5 for every further cat. Every visible rat costs 1, every room with a gap 5. Your two secret lessons bring more.
standing-own = Your boat:
standing-days = { $n ->
    [0] The days are over
    [1] The last day
   *[other] { $n } days left
}

## What is this?

what-island = Island
    .does = Today’s cats, and the treasures that lie open. Cats that nobody takes before the evening are lost.
what-cat = Cat
    .does = Take one in your turn and lay it on your boat: turned or flipped, beside what lies there. Three or more of a colour that touch are a family.
what-treasure = Treasure
    .does = Fills gaps. You may take one when a cat covers the map of its own colour. The number says how many are left.
what-boat = Boat
    .does = Seven rooms to be filled with cats and treasures. Everything after the first tile must touch what lies there.
what-rat = Rat
    .does = Costs 1 point at the end if you can still see it. Lay anything on it.
what-map = Treasure map
    .does = Cover it with a cat of its own colour, and you may take a treasure at once. Other tiles on it find nothing.
what-family = Family
    .does = At least three touching cats of a colour: 8 points for 3, 11 for 4, 15 for 5, 20 for 6, and 5 for each further cat.
what-room = Room
    .does = The number says how many of its cells are still empty. A room that is not full costs 5 points at the end.
what-lesson = Lesson
    .does = A secret task of your own that brings points at the end, if your boat fits it.
what-player = Captain
    .does = A player with their boat. They take cats from the same island as you.
what-points = Worth of the boat
    .does = What this boat would bring now: families, less rats and rooms that are not full. Lessons stay secret until the end.
what-order = Turn order
    .does = Which place this captain has in turn order today.
what-passed = Done for today
    .does = Takes no more cats today, and is back tomorrow.
what-pass = Done for today
    .does = You take no more cats today; the others go on. Wise only if no cat that is left helps you: some cover a map or a room that you want to keep open.
what-turn = Turn and flip
    .does = A tile may lie any way round, and either side up.
what-days = Days
    .does = Vesh’s ship comes nearer every evening. After the fifth day the dark hand reaches the island: all set sail, and points are counted.
what-vesh = Vesh’s ship
    .does = Says how many days are left, with this one.
what-bag = Bag
    .does = How many cats and rare treasures are still to be drawn: four cats per player every day.

# Worked examples: a title, what is done, and why it came so.
example-pass = Who passes is out for the day
example-pass-before = { $anna } passes at once. { $boris } takes one cat after another, and passes, too.
example-pass-after = Whoever passed takes no more cats this day, so { $boris } has several turns in a row. The cat that nobody wanted goes out of the game. The next day { $boris } is first, and { $anna } last.
example-overlap = Turn it until it fits
example-overlap-before = { $anna } wants to lay the blue cat across the red one.
example-overlap-after = A tile may not lie on another tile. It may be turned and flipped, and lie on rats, maps and walls: one column further on it fits.
example-corner = Corners do not count
example-corner-before = { $anna } wants to lay the blue cat where it meets the red one only at a corner.
example-corner-after = Every tile after the first must share a side with one that lies there already. One cell to the left, the blue cat does.
example-map = The map of its own colour
example-map-before = { $anna } lays the blue cat onto the blue treasure map, and takes a treasure of two cells.
example-map-after = A cat on the map of its own colour brings any open treasure, at once. The treasure must fit, and share a side with another tile, like any tile.
example-other-colour = The map of another colour
example-other-colour-before = { $anna } lays a purple cat onto the blue treasure map.
example-other-colour-after = Nothing happens: only a cat of the map's own colour finds a treasure. The blue map is covered now and is lost to blue cats.
example-rats = Rats cost until they are covered
example-rats-before = { $anna } lays the blue cat onto two rats.
example-rats-after = Each visible rat costs a point at the end. { $anna } has two fewer now, and { $rats } are left. Treasures chase rats away as well.
example-room = A room counts when it is full
example-room-before = { $anna } lays the orange cat into the bow, the smallest room.
example-room-after = Every room that is not completely covered costs 5 points. The bow has only four cells and is full now; the fifth cell of the cat lies in the next room. That is allowed: tiles may lie across walls.
example-treasure-between = A treasure does not connect
example-treasure-between-before = { $anna } has two blue cats side by side, and a treasure beside them. Behind the treasure comes a third blue cat.
example-treasure-between-after = Three blue cats, but no family: the third one touches only the treasure, and treasures do not connect cats. The only new point comes from a rat that is covered now.
example-one-family = One cat makes a family of five
example-one-family-before = { $anna } has two pairs of blue cats, which bring nothing yet, and lays a fifth one between them.
example-one-family-after = The new cat shares a side with both pairs. So all { $cats } are one family now, and bring { $points } points at once. Two families of three would bring 8 each.
example-lessons = Lessons come last
example-lessons-before = It is the last day. { $anna } takes the last cat and fills the bow. The lessons that count are “Friend of the rats” and “Full house”.
example-lessons-after = With “Friend of the rats”, each of the { $rats } visible rats brings 2 points and still costs 1. “Full house” brings 2 points for each filled room. Nobody knew that until now.
example-tie = Equal points: count the rooms
example-tie-before = It is the last day. { $boris } has covered five rats; { $anna } takes the last cat and fills a room.
example-tie-after = Five rats fewer or one room more: both have the same points. { $anna } has filled { $rooms ->
    [one] a room
   *[other] { $rooms } rooms
} and { $boris } none, so { $anna } is ahead.

## Puzzles

theme-last-room = Fill the last room, while there is time
theme-room = Fill a room
theme-family = A family grows
theme-map = Follow the treasure map
theme-rats = Many rats at once
theme-place = Not which cat, but where
theme-pass = Enough cats for today
theme-treasure = The right treasure
theme-leave = No treasure is better
theme-lessons = Which lessons to keep
theme-last-day = The last day
