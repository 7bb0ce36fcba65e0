voyage-island = Ahoy! Every island hides chests of 1, 2 or 3 coins. All pirates land on the white flag, and after ten islands the richest pirate wins.

voyage-row = You walk by cards, and everyone lays them in secret, in the order in which they will be walked. To the chest of 3: first the arrow ⤢, one cell to the lower left, then the wild horse, which jumps like a knight. Lay both, then say that you are ready.
voyage-row-done = Your row is down, and so is { $rival1 }’s. Nobody can change anything now: all rows are turned up.
voyage-row-else = That leads somewhere else. For the chest of 3 lay the arrow ⤢ first, and then the wild horse.
voyage-row-else-short = With this row you would not get far. The arrow ⤢ and after it the wild horse lead to the chest of 3.
voyage-row-else-order = The right card, but second: cards are walked in the order in which they lie. First the arrow ⤢, then the horse.

voyage-walk = You have the first player’s card, so you declare first. An arrow with two heads lets you choose even now: go to the lower left, to c2, then jump to the chest on a1. Then declare your walk.
voyage-walk-done = Only steps count: two cards, two steps. { $rival1 } needed three, so you dig first and get 3 coins. Whoever comes second gets one less.
voyage-walk-else = The chest of 3 lies on a1, at the lower left.
voyage-walk-else-away = That is the other end of the arrow, away from the chest. Go to c2.
voyage-walk-else-north = The horse can jump there, but the chest of 3 lies on a1.

voyage-tie = This time both of you come to the chest of 3 after two steps, at the very same time. Look at the first player’s card: who digs first?
voyage-tie-answer-1 = I do
voyage-tie-answer-2 = { $rival1 }
voyage-tie-answer-3 = We share
voyage-tie-wrong-2 = Among equals whoever sits nearer to the first player digs first. Who has that card?
voyage-tie-wrong-3 = Nobody shares here: among equals whoever sits nearer to the first player digs first. Who has that card?
voyage-tie-done = You have the first player’s card, so you get 3 coins and { $rival1 } gets 2. After every island this card goes to the left: next time it is the other way round.

voyage-rum = Your row takes three steps, and { $rival1 } surely runs for the same chest in two. But you hold rum: whoever gets it rests for one step. Pour it, then say that this was all.
voyage-rum-done = Rum made it three steps each, and in a tie the first player’s card decided for you. Nobody sees what you pour before the rows are turned up.
voyage-rum-else = Without your rum, { $rival1 } is there a step earlier and takes the 3. Pour it.

voyage-trap = Before the chest of 3 lies a trap. Your three arrows end right in it, but you have two more cards to help you. They are not laid now: lay the arrow ↕ and both arrows ↔, then say that you are ready.
voyage-trap-done = The row is down. What helps on the way stays in your hand until you walk.
voyage-trap-else = That does not lead to the chest of 3. Lay ↕, then ↔ twice.
voyage-trap-else-short = One card more is needed: lay ↕, then ↔ twice, and only then say that you are ready.
voyage-trap-else-order = The order matters. From the white flag, ↔ leads into water: begin with ↕.

voyage-doubling = Down to d2, left to c2. The last arrow is not enough for two cells, so attach the doubling to it: then it is carried out twice, and still counts as one step.
voyage-doubling-done = Doubled: this one card will now take you two cells.
voyage-doubling-else = The way to the chest goes by d2 and c2.
voyage-doubling-else-away = That leads away from the chest of 3. It lies on a2, at the left.
voyage-doubling-else-early = This card is needed for the last arrow, not here. Walk on: d2, then c2.
voyage-doubling-else-single = Then your walk would end in the trap. Attach the doubling to this arrow first.

voyage-friday = The trap on b2 costs a step, and what is left of a doubled card is lost there. Friday knows the way around it: attach him too, then walk over b2 to the chest on a2, and declare.
voyage-friday-done = Past the trap and on to the chest, all with a single card: three steps, 3 coins. { $rival1 } found nothing.
voyage-friday-else = The chest of 3 lies at the left. Attach Friday, then walk to b2 and to a2.
voyage-friday-else-alone = Without Friday you would fall into the trap, and the second half of your doubled card would be lost. Attach him first.

voyage-robber = You stand on c4, and the next arrow leads to the robber. He ends the walk of whoever has no weapon. Attach yours, then go on to the chest on e3 and declare.
voyage-robber-done = One robber less, and 3 coins for you. { $rival1 } came the same way without a weapon, and that was the end of the walk.
voyage-robber-else = The chest of 3 lies on e3, behind the robber.
voyage-robber-else-unarmed = Unarmed, your walk would end at the robber. Attach your weapon first.

voyage-flag = A row may begin with a flag. Then you start on the flag of that colour instead of the white one, and it takes no step. From the red flag the horse jumps straight to the chest of 3: lay the flag, the horse, and say that you are ready.
voyage-flag-done = One step, 3 coins! If an island has no such flag, though, that walk is over before it began.
voyage-flag-else = The short way begins on the red flag: lay it first, and then the horse.

voyage-tortuga = Four coins, but a hand that leads nowhere. Then do not walk: sail to Tortuga and buy cards. Two coins bring three of them.
voyage-tortuga-done = Now you hold enough for the next islands. { $rival1 } had this island alone: that is what Tortuga costs besides the coins.
voyage-tortuga-else = That arrow reaches no chest. Sail to Tortuga instead: without cards you will not get anywhere on the next islands either.
voyage-tortuga-else-dear = Five cards, but a single coin would be left, and coins win. Two coins bring enough here.

voyage-end = You know all that decides this game. Three islands are left: play them against a Sailor. Think about where the rival is heading before you lay. In doubt, take a hint.

voyage-learnt-1 = Rows are laid in secret, and the fewest steps dig first; whoever comes second gets a coin less. In ties, look at the first player’s card.
voyage-learnt-2 = A doubling moves twice for one step, Friday leads past a trap, a weapon beats a robber, and rum costs others a step.
voyage-learnt-3 = When your hand leads nowhere, Tortuga changes coins for cards.
