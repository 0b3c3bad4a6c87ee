waddingtons-handbook-aim-1 = Sail for treasure: to Treasure Island, to the docks of six ports, or after other ships.
waddingtons-handbook-aim-2 = Your crew decides how far you sail and how well you fight, and it pays for treasure in foreign ports.
waddingtons-handbook-aim-3 = The first with treasure worth { $box_goal } points in docks and chest at home wins.
waddingtons-handbook-turn-sail = Sail
waddingtons-handbook-turn-sail-say = Straight where the bows point, up to the worth of your crew in squares.
waddingtons-handbook-turn-turn = Set the bows
waddingtons-handbook-turn-turn-say = After a move, for the next one. Or turn on the spot instead of sailing.
waddingtons-handbook-turn-trade = In a port: trade
waddingtons-handbook-turn-trade-say = Crew, treasure and cards for what lies in its docks, value for value, once a visit.
waddingtons-handbook-turn-chance = Off Treasure Island
waddingtons-handbook-turn-chance-say = You draw a Chance card: treasure, crew, a storm, or a card to keep.
waddingtons-handbook-turn-fight = Onto another ship: fight
waddingtons-handbook-turn-fight-say = Red crew less black, or black less red: the greater difference wins treasure or crew.
waddingtons-handbook-turn-home = At home: land it
waddingtons-handbook-turn-home-say = Treasure in docks and chest counts. Three of a kind are safe in the chest.
waddingtons-handbook-treasures = What treasure is worth
waddingtons-handbook-treasure = Treasure
waddingtons-handbook-points = points
waddingtons-handbook-pieces = pieces
waddingtons-handbook-treasures-say = A ship carries { $box_hold }. Only what lies in your own docks or chest counts, and { $box_goal } points win. Crew and cards count nothing.
waddingtons-handbook-try-home = Try it: have I won?
waddingtons-handbook-try-home-say = Put treasure into your docks and chest.
waddingtons-handbook-home = { $won ->
        [yes] { $points } points: you have won.
       *[no] { $points } of { $box_goal } points.
    }
waddingtons-handbook-try-crew = Try it: how far, how strong?
waddingtons-handbook-try-crew-say = Put a crew together, red and black.
waddingtons-handbook-sails = Sails { $red } red + { $black } black = { $far } squares.
waddingtons-handbook-fights = Fights with { $more } − { $less } = { $strength }.
waddingtons-handbook-crew = { $cards } crew cards
waddingtons-handbook-crew-cards = Worth one to { $values }, red or black
waddingtons-handbook-crew-cards-say = { $count } of each. You begin with { $dealt }. The others see the backs, which tell the worth but not the colour.
waddingtons-handbook-watches = Red watch, black watch
waddingtons-handbook-watches-say = All hands sail together, so their worth is added up. In a fight the two watches quarrel: black crew cancels out red, and only the difference fights. A crew of one colour is the strongest.
waddingtons-handbook-kept = Chance cards you keep
waddingtons-handbook-charts = { $one ->
        [true] At this table only one of them can ever be landed.
       *[other] { $traded ->
            [true] At this table one can also be traded in a port.
           *[other] Charts are not traded.
        }
    }
waddingtons-handbook-ports = Six ports
waddingtons-handbook-home-port = A home port, if somebody chooses it: docks and a chest.
waddingtons-handbook-free-port = Nobody’s home: { $box_in_docks } crew, and treasure up to a worth of { $box_port } in all.
waddingtons-handbook-places = On the chart
waddingtons-handbook-place = { $place ->
        [treasure] Whoever stops on its coast draws a Chance card, and cannot be attacked there.
        [flat] What storms take lies here, free for whoever stops beside it.
        [pirate] The pile of crew: here new crew comes from, here it goes back.
        [mud] A storm blows you here. Next turn you may leave in any direction.
        [cliff] Another storm blows you here. Next turn you may leave in any direction.
       *[anchor] Stop here to land one of Kidd’s charts: treasure worth up to { $box_chart }.
    }
waddingtons-handbook-more = All { $count } Chance cards
