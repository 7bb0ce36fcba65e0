voyage-boat = The island has five days left: fill your boat with its cats. So far the boat only costs you points: 1 for every visible rat, and 5 for each of the seven rooms that is not filled.

voyage-first = In turn, everyone takes one cat from the island and lays it at once. The first may lie anywhere: choose a cat, move it over your boat, and lay it there or by the button.
voyage-first-done = There it lies, for good. From now on every tile must share a side with one that is aboard; corners do not count.
voyage-first-else = Whoever passes takes no more cats this day, and your boat is still empty. Choose a cat.

voyage-rats = A rat that is covered costs nothing any more. One cat covers all five of these at once: find it, and turn it until it fits.
voyage-rats-done = Five rats fewer, 5 points more. And { $rival1 } has taken the purple cat: begin with the one that you need most.
voyage-rats-else = That does not cover all five. One cat looks like stairs itself: the blue one.
voyage-rats-else-turn = That is the right cat. Turn it and lay it on the five rats, so that none is left.

voyage-room = A room must be covered completely, or it costs 5 points. The smallest is the bow, at the far right: it lacks four cells. Which cat fills it at one go?
voyage-room-done = A filled room: 5 points more. A cat may lie across a wall. This list shows how many cells each room lacks.
voyage-room-else = That does not fill the bow. Its four cells are a cross without the left arm: which cat is a cross?
voyage-room-else-place = That is the right cat. Lay it at the far right: four of its cells fill the bow, and the fifth reaches across the wall.

voyage-family = Most points come from families: three or more cats of one colour, side by side. These two blue ones touch already. Lay the third beside them.
voyage-family-done = A family of three: 8 points. With a fourth cat it brings 11, then 15, then 20, and 5 for each further one.
voyage-family-else = A family has one colour. Take the blue cat.
voyage-family-else-apart = The right colour, but there it does not touch the other two. Lay it beside them; corners do not count.

voyage-bridge = Two blue cats at the left, two at the right: no family, no points. A single cat can make them one. Where must it lie?
voyage-bridge-done = Five in one family: 15 points for one cat! Keep such gaps open for the right colour.
voyage-bridge-else = That does not join your blue cats. Take the blue one.
voyage-bridge-else-apart = There it touches one pair at most: three cats, 8 points. Lay it into the gap, so that it touches both pairs.

voyage-map = This treasure map is blue: covered by a blue cat, it leads you to a treasure. Cover it.
voyage-map-done = You have found a treasure. Any other colour would have covered the map for nothing.
voyage-map-else = That brings no treasure: only a cat of the map’s own colour does. Take the blue one.
voyage-map-else-beside = The map is still visible. Lay the blue cat right across it.

voyage-treasure = Treasures are small tiles for places where no cat fits. Between the purple and the orange cat the last cell of a room is empty. Which treasure fills it?
voyage-treasure-done = The room is filled: 5 points more. But a treasure is no cat, and does not join a family.
voyage-treasure-else = That does not go into the gap. It has one cell only: take the smallest treasure.
voyage-treasure-else-leave = A treasure costs nothing, so take it: the smallest one fills a whole room here.
voyage-treasure-else-place = The right treasure. Now lay it into the gap between the purple and the orange cat.

voyage-lessons = Before the first day everyone is dealt three secret lessons, which bring points at the end, and puts one back. Two of these contradict each other, and visible rats cost points in any case: which one goes back?
voyage-lessons-done = Now your lessons go together: every cat that is laid well helps with both.
voyage-lessons-else = Then you would want to keep rats visible, but they still cost points, and rooms stay unfilled. Put back the friend of the rats.
voyage-lessons-else-both = Then you would keep a lesson that wants no rats, and one that wants many. Put back the friend of the rats.

voyage-lesson = This lesson brings 10 points for a middle row that is completely covered. Two cells are missing. Which cat covers both?
voyage-lesson-done = From stern to bow: 10 points. Rivals learn of your lessons only at the end.
voyage-lesson-else = That leaves a gap in the middle row. The green cat is broad enough for both cells.
voyage-lesson-else-place = That is the right cat. Turn it until it covers both empty cells of the middle row.

voyage-pass = You have just passed, by “Done for today”. Three cats are still on the island. How many of them may { $rival1 } take today?
voyage-pass-answer-1 = One
voyage-pass-answer-2 = None, the day is over
voyage-pass-answer-3 = All three
voyage-pass-wrong-1 = Nobody is there to take turns with: only you have passed. So how many?
voyage-pass-wrong-2 = The day is over for you alone. { $rival1 } has not passed and goes on.
voyage-pass-done = All three, one after the other, and then a new day began: pass only if no cat helps you. Each day another player is first, and cats that nobody wants leave the game.

voyage-end = Play the last two days against a Sailor. See which colour your families wait for, and which rooms are nearly full. In doubt, take a hint.

voyage-learnt-1 = Take the cat that you need most, and lay it side by side with the others. Every visible rat costs 1 point, every unfilled room 5.
voyage-learnt-2 = Families of one colour bring most, and one cat can join two groups. A map covered by its own colour brings a treasure for a small gap.
voyage-learnt-3 = Two secret lessons bring points at the end. Whoever passes takes no more cats that day.
