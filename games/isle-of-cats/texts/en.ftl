game-title = The Isle of Cats
game-blurb = Five days until the island falls: take the cats aboard, keep families together, and leave no room empty.

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
action-pass = Take no more cats today
action-treasure = Take the { $treasure }: { $cells }
action-leave = Leave the treasure

boat-of = { $seat } has boat { $number }

event-boats = The boats are ready: { $boats }.
event-first = { $seat } goes first.
event-dealt = Everyone is dealt { $count } lessons and keeps two of them.
event-received = Your lessons: { $lessons }.
event-received-of = Lessons of { $seat }: { $lessons }.
event-kept = { $seat } has chosen two lessons.
event-day = Day { $day } of { $days }. { $seat } is first in turn order.
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

# For the first match.
guide-lessons = Lessons are your secret goals for the end of the match. Put back the one that seems hardest to you.
guide-first-cat = Pick any cat, turn it with the buttons or the wheel of a mouse, and lay it where it glows green. Your first tile may lie anywhere; every later one must share a side with a tile that already lies there.
guide-cat = Three or more touching cats of one colour are a family and bring points. Cover rats and fill rooms: every rat in sight costs 1, every open room 5.
guide-last-day = The last day: fill rooms that lack only a little, and cover the last rats.
guide-treasure = Treasures are small: they fit where no cat does. Use one to close a gap, cover a rat or complete a room.
