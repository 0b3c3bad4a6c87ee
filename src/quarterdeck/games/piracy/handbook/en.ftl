piracy-handbook-aim-1 = One of you is the Pirate, who sails unseen; all others command the Navy’s { $box_ships } ships.
piracy-handbook-aim-2 = The Pirate steals { $box_enough } of { $box_chests } chests and must then slip into a harbour whose garrison is open.
piracy-handbook-aim-3 = The Navy has to find him first, and sink him or catch him.
piracy-handbook-turn-sail = The Pirate sails
piracy-handbook-turn-sail-say = In secret, up to { $speed } squares, never diagonally; or he lies still.
piracy-handbook-turn-load = He loads a chest
piracy-handbook-turn-load-say = After a turn that ended beside it he lies still for one. It is missed only when his next turn ends.
piracy-handbook-turn-escape = He escapes
piracy-handbook-turn-escape-say = With { $box_enough } chests he may land beside a harbour: the token is turned over. Open, and he has won; closed, and he must try elsewhere.
piracy-handbook-turn-throw = A ship throws the die
piracy-handbook-turn-throw-say = After each of his turns one ship comes, in order. Her Captain throws, then looks first or moves first.
piracy-handbook-turn-look = She looks
piracy-handbook-turn-look-say = The Pirate says Aye if an unbroken line of ocean leads to him, and shows himself; else Nay. It is always true.
piracy-handbook-turn-fire = She fires, or moves
piracy-handbook-turn-fire-say = Who looked first and heard Aye may fire exactly as far as the die says, and once more with a new die. A ship that ends her move on him has caught him.
piracy-handbook-ends = How the game ends
piracy-handbook-wins = who wins
piracy-handbook-when = when
piracy-handbook-end = { $end ->
        [escaped] he has { $box_enough } chests and lands at an open harbour.
        [sunk] a salvo lands on his square.
        [caught] a ship ends her move on his square, or he on hers.
        [shut-in] every square beside him is NO PASSING and holds a ship.
        [seized] at this table: he tries to land at a closed harbour.
       *[late] he has not escaped after { $box_turns } turns.
    }
piracy-handbook-falls = { $square ->
        [none] { $where }: lost on land
       *[other] { $where }: falls on { $square }
    }
piracy-handbook-cove = A cove to try it in: press a square to put the ship there
piracy-handbook-try = Try it: what does a ship see, where do shots fall?
piracy-handbook-try-say = { $lines ->
        [orthogonal] Put the ship on another square. She sees in four lines here, until land.
       *[other] Put the ship on another square. She sees in eight lines, until land; two corners of land that touch are in the way too.
    }
piracy-handbook-sees = { $count ->
        [one] From { $square } she sees along one line.
       *[other] From { $square } she sees along { $count } lines.
    }
piracy-handbook-square = Square
piracy-handbook-range = The die
piracy-handbook-chart = { $name ->
        [none] On the chart
       *[other] On the chart: { $name }
    }
piracy-handbook-part-ship = Ships of the Navy
piracy-handbook-part-ship-say = Dealt round the Captains, numbered, and moved in that order. A lost ship’s turn is left out.
piracy-handbook-part-black-ship = The Pirate’s ship
piracy-handbook-part-black-ship-say = On the chart only while she is seen. Her way is kept in a secret log.
piracy-handbook-part-chest = Chests
piracy-handbook-part-chest-say = The Captains put them on the islands, at most { $most } on one. { $enough } stolen ones are enough.
piracy-handbook-part-harbour = Harbours
piracy-handbook-part-harbour-say = The Pirate comes out of one and must get into one; a garrison lies in each.
piracy-handbook-part-face-down = Garrisons, face down
piracy-handbook-part-face-down-say = Nobody knows which is open before it is turned over.
piracy-handbook-part-open = Open garrison
piracy-handbook-part-open-say = Lets him in: the Pirate has won.
piracy-handbook-part-closed = Closed garrison
piracy-handbook-part-closed-say = { $seize ->
        [true] At this table it seizes him, and the Navy has won.
       *[other] Turns him away and stays face up.
    }
piracy-handbook-part-telescope = Telescope
piracy-handbook-part-telescope-say = { $lines ->
        [orthogonal] Sees in four straight lines at this table, any distance, until land, a harbour or another ship.
       *[other] Sees in eight straight lines, any distance, until land, a harbour or another ship.
    }
piracy-handbook-part-guns = Guns
piracy-handbook-part-guns-say = North, east, south or west, exactly as far as the die says. They fly over ships, sink whatever they fall on, and are lost on land.
piracy-handbook-part-strait = NO PASSING
piracy-handbook-part-strait-say = While a ship lies on such a square, nobody gets through.
piracy-handbook-part-die = One die
piracy-handbook-part-die-say = How far a ship moves, and how far her salvos fly.
