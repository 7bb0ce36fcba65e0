voyage-island = Ahoy! Every island hides chests of 1, 2 or 3 coins. All land on the white flag, and after ten islands the richest pirate wins.

voyage-row = You walk with cards, laid in secret and in the order of the walk. To the chest of 3: the arrow ⤢ to the lower left, then the wild horse, which jumps like a knight. Lay both.
voyage-row-done = All rows are down: now they are turned up.
voyage-row-else = That leads somewhere else. For the chest of 3 lay the arrow ⤢ first, and then the wild horse.
voyage-row-else-order = The right card, but second: cards are walked in the order in which they lie. First the arrow ⤢, then the horse.

voyage-walk = The first player walks first: that is you. An arrow with two heads lets you choose even now: go to c2, then jump to the chest on a1.
voyage-walk-done = Whoever gets there in fewer steps digs first. You needed two, { $rival1 } three: you take 3 coins, and whoever comes second gets one less.
voyage-walk-else = The chest of 3 lies on a1, at the lower left.
voyage-walk-else-away = That is the other end of the arrow, away from the chest. Go to c2.
voyage-walk-else-north = The horse can jump there, but the chest of 3 lies on a1.

voyage-tie = Now both of you reach the chest of 3 after two steps. Look at the first player’s card: who digs first?
voyage-tie-answer-1 = I do
voyage-tie-answer-2 = { $rival1 }
voyage-tie-answer-3 = We share
voyage-tie-wrong-2 = Among equals whoever sits nearer to the first player digs first. Who has that card?
voyage-tie-wrong-3 = Nobody shares here: among equals whoever sits nearer to the first player digs first. Who has that card?
voyage-tie-done = You have the card: 3 coins for you, 2 for { $rival1 }. After every island it goes to the left, and all draw cards, up to four at least.

voyage-rum = You need three steps, { $rival1 } two for the same chest. But you hold rum: whoever gets it rests for a step. Pour it.
voyage-rum-done = Three steps each, and the first player’s card decided for you. Rum is poured in secret.
voyage-rum-else = Without your rum, { $rival1 } is there a step earlier and takes the 3. Pour it.

voyage-doubling = You have one arrow left, and the chest of 3 is two cells away: first the trap, then the chest. Some cards help on the way: attach the doubling, and this arrow is walked twice for one step.
voyage-doubling-done = Two cells with one card.
voyage-doubling-else = That does not help here. Attach the doubling to this arrow first.
voyage-doubling-else-single = Then your walk would end in the trap. Attach the doubling to this arrow first.

voyage-friday = Whoever falls into the trap on b2 spends an extra step, and does not walk a doubled card a second time. Friday knows a way around it: attach him, too, then walk over b2 to the chest on a2.
voyage-friday-done = Past the trap to 3 coins, in three steps. { $rival1 } found nothing.
voyage-friday-else = The chest of 3 lies at the left. Attach Friday, then walk to b2 and to a2.
voyage-friday-else-alone = Without Friday you would fall into the trap, and the second half of your doubled card would be lost. Attach him first.

voyage-robber = The next arrow leads to the robber. He ends the walk of whoever has no weapon. Attach yours, then go on to the chest on e3.
voyage-robber-done = One robber fewer, and 3 coins. { $rival1 } came unarmed, and that was the end of the walk.
voyage-robber-else = The chest of 3 lies on e3, behind the robber.
voyage-robber-else-unarmed = Unarmed, your walk would end at the robber. Attach your weapon first.

voyage-flag = A row may begin with a flag: you start on that flag instead of the white one, and it takes no step. Lay the red flag, then the horse that jumps to the chest of 3.
voyage-flag-done = One step! But if an island has no such flag, the walk is over before it began.
voyage-flag-else = The short way begins on the red flag: lay it first, and then the horse.

voyage-tortuga = Four coins, but a hand that leads nowhere. Then do not walk: buy cards on Tortuga. Two coins bring three.
voyage-tortuga-done = Enough for the next islands. But { $rival1 } had this one alone: that is the other price of Tortuga.
voyage-tortuga-else = That arrow reaches no chest. Sail to Tortuga instead: without cards you will not get anywhere on the next islands either.
voyage-tortuga-else-dear = Five cards, but a single coin would be left, and coins win. Two coins bring enough here.

voyage-end = Play the last three islands against a Sailor. Before you lay, think where the rival is heading. In doubt, take a hint.

voyage-learnt-1 = Rows are laid in secret, and the fewest steps dig first; whoever comes second gets a coin less. In ties, look at the first player’s card.
voyage-learnt-2 = A doubling moves twice for one step, Friday leads past a trap, a weapon beats a robber, and rum costs others a step.
voyage-learnt-3 = When your hand leads nowhere, Tortuga changes coins for cards.
