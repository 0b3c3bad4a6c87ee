waddingtons = Waddingtons Buccaneer
waddingtons-about = Sail for treasure, trade in every port, mind the colours of your crew, and bring home twenty points.

## Things

waddingtons-thing-a = { $count ->
        [one] a red 1
       *[other] { $count } red 1s
    }
waddingtons-thing-b = { $count ->
        [one] a black 1
       *[other] { $count } black 1s
    }
waddingtons-thing-c = { $count ->
        [one] a red 2
       *[other] { $count } red 2s
    }
waddingtons-thing-d = { $count ->
        [one] a black 2
       *[other] { $count } black 2s
    }
waddingtons-thing-e = { $count ->
        [one] a red 3
       *[other] { $count } red 3s
    }
waddingtons-thing-f = { $count ->
        [one] a black 3
       *[other] { $count } black 3s
    }
waddingtons-thing-x = { $count ->
        [one] a crew of 1
       *[other] { $count } crew of 1
    }
waddingtons-thing-y = { $count ->
        [one] a crew of 2
       *[other] { $count } crew of 2
    }
waddingtons-thing-z = { $count ->
        [one] a crew of 3
       *[other] { $count } crew of 3
    }
waddingtons-thing-D = { $count ->
        [one] a diamond
       *[other] { $count } diamonds
    }
waddingtons-thing-R = { $count ->
        [one] a ruby
       *[other] { $count } rubies
    }
waddingtons-thing-G = { $count ->
        [one] a gold bar
       *[other] { $count } gold bars
    }
waddingtons-thing-P = { $count ->
        [one] a pearl
       *[other] { $count } pearls
    }
waddingtons-thing-U = { $count ->
        [one] a barrel of rum
       *[other] { $count } barrels of rum
    }
waddingtons-thing-S = { $count ->
       *[other] Long John Silver
    }
waddingtons-thing-O = { $count ->
       *[other] the Doubloons
    }
waddingtons-thing-E = { $count ->
       *[other] the Pieces of Eight
    }
waddingtons-thing-K = { $count ->
       *[other] Kidd’s chart
    }
waddingtons-thing-L = { $count ->
       *[other] Kidd’s chart
    }
waddingtons-thing = { $thing ->
        [r1] a red 1
        [b1] a black 1
        [r2] a red 2
        [b2] a black 2
        [r3] a red 3
        [b3] a black 3
        [diamond] a diamond
        [ruby] a ruby
        [gold] a gold bar
        [pearl] a pearl
        [rum] a barrel of rum
        [silver] Long John Silver
        [doubloons] the Doubloons
        [eight] the Pieces of Eight
       *[chart25] Kidd’s chart
    }
waddingtons-kind = { $kind ->
        [diamond] a diamond
        [ruby] a ruby
        [gold] a gold bar
        [pearl] a pearl
       *[rum] a barrel of rum
    }
waddingtons-kinds = { $kind ->
        [diamond] { $count ->
            [one] a diamond
           *[other] { $count } diamonds
        }
        [ruby] { $count ->
            [one] a ruby
           *[other] { $count } rubies
        }
        [gold] { $count ->
            [one] a gold bar
           *[other] { $count } gold bars
        }
        [pearl] { $count ->
            [one] a pearl
           *[other] { $count } pearls
        }
       *[rum] { $count ->
            [one] a barrel of rum
           *[other] { $count } barrels of rum
        }
    }
waddingtons-crew = { $crew ->
        [r1] a red 1
        [b1] a black 1
        [r2] a red 2
        [b2] a black 2
        [r3] a red 3
       *[b3] a black 3
    }
waddingtons-port = { $port ->
        [london] London
        [cadiz] Cadiz
        [marseilles] Marseilles
        [genoa] Genoa
        [venice] Venice
       *[amsterdam] Amsterdam
    }
waddingtons-place = { $square ->
        [london] London
        [cadiz] Cadiz
        [marseilles] Marseilles
        [genoa] Genoa
        [venice] Venice
        [amsterdam] Amsterdam
       *[other] { $square }
    }
waddingtons-heading = { $heading ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
       *[nw] north-west
    }

## What happens

waddingtons-turn-began = Turn { NUMBER($turn, useGrouping: 0) }: { $name }.
waddingtons-port-chosen = { $name } calls { waddingtons-port } home.
waddingtons-dealt = Five crew for everyone. { $name } deals and begins.
waddingtons-stocked = In the docks of { waddingtons-port }: { THINGS($things) }.
waddingtons-sailed = { $name } sails to { waddingtons-place }.
waddingtons-turned = { $name } points the bows { waddingtons-heading }.
waddingtons-stayed = { $name } stays in port.
waddingtons-blown = { $name } is blown to { waddingtons-place }.
waddingtons-challenged = { $upheld ->
        [yes] { $name } counts { $other_name }’s crew: that was too far.
       *[no] { $name } counts { $other_name }’s crew: it was far enough for that.
    }
waddingtons-mustered = { $name } takes { waddingtons-crew } from the docks into the crew.
waddingtons-loaded = { $name } loads { waddingtons-thing } from the docks.
waddingtons-landed = { $name } lands { waddingtons-thing }.
waddingtons-chested = { $name } locks away { waddingtons-kinds }.
waddingtons-traded = { $name } trades at { waddingtons-port }: { THINGS($given) } for { THINGS($taken) }.
waddingtons-salvaged = { $name } picks up { waddingtons-thing } from Flat Island.
waddingtons-attacked = { $name } attacks { $other_name }.
waddingtons-called = { $name } calls “Attack!” as { $other_name } comes alongside.
waddingtons-hands-shown = Hands are shown. { $name }: { THINGS($hand) }. { $other_name }: { THINGS($other_hand) }.
waddingtons-beat = { $name } beats { $other_name }.
waddingtons-fought-even = { $name } and { $other_name } are equally strong.
waddingtons-plundered = { $name } plunders { $other_name }: taken { THINGS($taken) }, given up { THINGS($given_up) }, back to Treasure Island { THINGS($returned) }.
waddingtons-fled = { $name } makes off to { waddingtons-place }.
waddingtons-hired = { $name } takes on { THINGS($crew) } from Pirate Island.
waddingtons-hired-unseen = { $name } takes on { THINGS($values) } from Pirate Island.
waddingtons-gave = { $name } gives { $other_name } { waddingtons-crew }.
waddingtons-gave-unseen = { $name } gives { $other_name } a crew of { $value }.
waddingtons-sent-back = { $name } sends { THINGS($values) } back to Pirate Island.
waddingtons-marooned = { $name } leaves { waddingtons-thing } on Flat Island.
waddingtons-swapped = { $name } gives { $other_name } { THINGS($given) } and gets { THINGS($taken) }, colours unseen.
waddingtons-turned-up = { $name } draws Chance { $card }, “{ $title }”: { $says }{ $case ->
        [void] {" "}But two ships are equally near, and nothing happens.
        [nothing] {" "}But there is nothing to lose.
        [nothing-there] {" "}But there is nothing to be had.
        [hold-full] {" "}But the hold is full.
        [island-bare] {" "}But the island has nothing to suit.
        [pile-empty] {" "}But no pirates are left.
        [healthy] {" "}But everyone is well.
       *[other] {""}
    }
waddingtons-found = { $name } takes { waddingtons-kind } from Treasure Island.
waddingtons-lost = { $name } loses { waddingtons-kind } to { $other_name }.
waddingtons-kept = { $name } keeps “{ $title }” (Chance { $card }).
waddingtons-chart-landed = { $name } lands “{ $title }” (Chance { $card }) at Anchor Corner.
waddingtons-won = { $name } has { $points } points of treasure at home and wins.
waddingtons-rounds-over = The rounds are over. { $winners ->
        [one] { $names } has the most treasure at home and wins.
       *[other] { $names } have the most treasure at home and share the win.
    }

## Chance cards, in our words

waddingtons-chance-1 = Gale off the island
waddingtons-chance-1-says = You are blown five squares out to sea. With crew worth 3 or less, draw four. Then set any heading.
waddingtons-chance-2 = Borrowed hands
waddingtons-chance-2-says = A player of your choice gives you three crew of their own choice.
waddingtons-chance-3 = Storm to the south-west
waddingtons-chance-3-says = You are blown to Mud Bay. With crew worth 3 or less, draw four. Next turn you may leave in any direction.
waddingtons-chance-4 = Storm to the north-east
waddingtons-chance-4-says = You are blown to Cliff Creek. With crew worth 3 or less, draw four. Next turn you may leave in any direction.
waddingtons-chance-5 = A wind for home
waddingtons-chance-5-says = You are blown to your home port. With crew worth 3 or less, draw four.
waddingtons-chance-6 = Run before the wind
waddingtons-chance-6-says = You are blown to the nearest port ahead. With crew worth 3 or less, draw four.
waddingtons-chance-7 = Too good a neighbour
waddingtons-chance-7-says = The nearest ship gets one treasure of yours, or two crew.
waddingtons-chance-8 = Ballast overboard
waddingtons-chance-8-says = One treasure of yours, or two crew, are washed up on Flat Island.
waddingtons-chance-9 = Lost to the waves
waddingtons-chance-9-says = Your best treasure is washed up on Flat Island; without treasure, your best crew card.
waddingtons-chance-10 = The mate deserts
waddingtons-chance-10-says = Your best crew card goes back to Pirate Island.
waddingtons-chance-11 = A half-buried box
waddingtons-chance-11-says = Take treasure worth up to 5, or draw two crew.
waddingtons-chance-12 = Something glitters
waddingtons-chance-12-says = Take treasure worth up to 4, or draw two crew.
waddingtons-chance-13 = The dry well
waddingtons-chance-13-says = Take treasure worth up to 5, or draw two crew.
waddingtons-chance-14 = The old hiding place
waddingtons-chance-14-says = Take treasure worth up to 7, or draw three crew.
waddingtons-chance-15 = Castaways
waddingtons-chance-15-says = Draw two crew.
waddingtons-chance-16 = A hoard with a curse
waddingtons-chance-16-says = Take treasure worth up to 7. Then send crew back until no more than 10 is left.
waddingtons-chance-17 = A hoard and a brawl
waddingtons-chance-17-says = Take treasure worth up to 6. Then send crew back until no more than 11 is left.
waddingtons-chance-18 = Luck of the small crew
waddingtons-chance-18-says = Take treasure worth up to 4; and with crew worth 7 or less, draw two.
waddingtons-chance-19 = All hands ashore
waddingtons-chance-19-says = Send your whole crew back to Pirate Island and draw as many.
waddingtons-chance-20 = Mixed in the tavern
waddingtons-chance-20-says = Swap two crew, colours unseen, with another ship off Treasure Island. If none is there, two of yours go back to Pirate Island.
waddingtons-chance-21 = Long John Silver
waddingtons-chance-21-says = Keep him. At a port he brings you crew worth up to 5; then he waits in the docks for whoever pays one treasure.
waddingtons-chance-22 = Yellow fever
waddingtons-chance-22-says = Everyone with more than seven crew cards, hand and docks together, sends the rest back to Pirate Island.
waddingtons-chance-23 = Doubloons
waddingtons-chance-23-says = Keep them. At any port they pay for up to 4.
waddingtons-chance-24 = Pieces of Eight
waddingtons-chance-24-says = Keep them. At any port they pay for up to 5.
waddingtons-chance-25 = Kidd’s chart
waddingtons-chance-25-says = Keep it. Land it at Anchor Corner and take treasure worth up to 7.
waddingtons-chance-26 = Kidd’s other chart
waddingtons-chance-26-says = Keep it. Land it at Anchor Corner and take treasure worth up to 7.
waddingtons-chance-27 = The smugglers’ cave
waddingtons-chance-27-says = Take treasure worth up to 5, or draw three crew.
waddingtons-chance-28 = Deserters from the navy
waddingtons-chance-28-says = Draw two crew.

## The rules, in our words

waddingtons-chapter-setup = Setting up
waddingtons-chapter-cards = Crew and strength
waddingtons-chapter-movement = Movement
waddingtons-chapter-islands = Islands and Chance
waddingtons-chapter-ports = Ports and trade
waddingtons-chapter-fights = Fights
waddingtons-chapter-chests = Chests and the end
waddingtons-chapter-house = House rules

waddingtons-W1 = Two to four play. One after another they choose a home port; its ship is theirs. The dealer is drawn by lot and begins, then turns go clockwise round the ports.
waddingtons-W2 = All treasure starts on Treasure Island, the Chance cards face down beside it. Everyone is dealt five crew cards, which the others see only from behind.
waddingtons-W3 = Venice, Amsterdam and every home port nobody chose get two crew cards, face up. The rest of the crew is the pile on Pirate Island.
waddingtons-W4 = Treasure makes each of these ports up to a worth of 8, in pieces as dear as possible. Between a diamond and a ruby, the kind there is more of; if equal, a diamond.
waddingtons-W5 = Two players sit on adjacent sides with a ship each. Or they agree on two ships each, on opposite sides: then every ship has its own crew, hold, docks and chest and its own turn, ships of one owner never meet in a fight, and one port with 20 points is enough.
waddingtons-W6 = How far you can sail is the sum of your crew, whatever its colours.
waddingtons-W7 = How well you fight is the difference between your red crew and your black. Without crew it is nothing.
waddingtons-W8 = Crew and Chance cards are drawn from the top of their piles and go back face down to the bottom. Everyone sees the value of the crew card on top.
waddingtons-W9 = A move is a straight line where the bows point, from one square up to your sailing strength, not over land and not off the map. A harbour can be entered from each of the three squares it touches.
waddingtons-W10 = You cannot turn and move in one turn. After a move you point the bows for the next. Instead of moving you may turn on the spot, to another heading; that is your turn. The bows must point at a square.
waddingtons-W11 = In your turn you sail or turn. Only in your own home port may you stay as you are.
waddingtons-W12 = In any other port you cannot stay: you leave the turn after you came. You can leave a port in each of its three directions.
waddingtons-W13 = Without crew you may sail one square in any direction.
waddingtons-W14 = Ships may pass each other, but no two stand on one square unless they fight. In a port there is room for all.
waddingtons-W15 = If you sail through a square where another ship lies, its owner may call an attack: you stop there and fight, and whoever called is the attacker. If not, you sail on as announced. Ships are asked in the order you pass them.
waddingtons-W16 = A move may end on another ship’s square only to attack it; beside a ship that is safe it may not end at all.
waddingtons-W17 = After the storms to Mud Bay and Cliff Creek you may leave in any direction, in your next turn only. A free move before it uses this up.
waddingtons-W18 = If you stop off Treasure Island you draw the top Chance card, show it, and obey it as far as you can, before you set your bows. It goes to the bottom unless it is one to keep.
waddingtons-W19 = If you begin your turn there you may earn another card: turn to a different heading, or sail to another square of the coast.
waddingtons-W20 = If your bows pointed at Treasure Island when the turn began, turning earns no card.
waddingtons-W21 = A ship carries two treasures at most.
waddingtons-W22 = Blown from the island, a ship goes straight out to the fifth square, or to the sixth if that is taken; from a corner it goes diagonally. Where land is in the way it stops before it. If a bay is taken, you choose among the nearest free squares.
waddingtons-W22a = Being blown is not a move: nobody can call an attack. Where the sixth square is taken too, it is the next free one further out.
waddingtons-W23 = The nearest port ahead: follow the way you came, or the heading you just turned to, to the edge of the map. The port nearest to that square is meant; between two, you choose.
waddingtons-W24 = The nearest ship is counted in steps over sea, diagonals too. If two are equally near the card is void. A ship with a full hold can receive no treasure.
waddingtons-W25 = Crew that a Chance card costs comes from your hand. Only for the gift (2) and the fever (22) does crew in your docks count too.
waddingtons-W25a = If a card gives a choice, you may choose only what you can meet in full; if you can meet neither, you give what you have. Of equals you choose. In a swap each picks the other’s cards by their backs before any change hands. At Anchor Corner one chart is landed a stop, and it goes under the Chance cards.
waddingtons-W26 = Where crew must go until few enough is left, nothing goes that could have stayed: the best cards are given first.
waddingtons-W27 = What lies on Flat Island is free to any ship that stops beside it, diagonals too, if there is room aboard. Turning on the spot is not stopping. Crew there lies face up.
waddingtons-W28 = When you come into a port you may trade once with its docks: crew, treasure aboard and value cards for anything that lies there, value for value. Doubloons and Pieces of Eight pay for up to their value, Long John Silver for crew worth up to 5; he himself costs one treasure and nothing else is traded then. Things are put on the desk in the order of the list, and it can be cleared three times.
waddingtons-W29 = What you pay stays in those docks, where everyone sees it.
waddingtons-W30 = In your own home port you move goods freely between ship, hand and docks, Chance cards too. In one turn nothing goes both ways.
waddingtons-W31 = Crew in your own docks can join your hand at any of your decisions, wherever your ship is. In a fight you may do so once, before hands are shown, the attacker first.
waddingtons-W32 = In a port or off Treasure Island a ship is safe: it cannot be attacked, and cannot call an attack.
waddingtons-W33 = To attack, sail onto the other ship’s square. The two players look at each other’s crew, nobody else does, and the stronger wins.
waddingtons-W34 = The winner takes all treasure aboard the loser, or up to two crew which the loser picks, or nothing. With too little room the winner keeps two pieces of all; what is given up goes to the loser, what is left goes back to Treasure Island.
waddingtons-W35 = The loser at once makes a free move in any direction, at least one square and up to what the crew can still sail, and sets the bows. It may end in a port or off Treasure Island, but not on another ship, and nobody may call an attack.
waddingtons-W36 = If both are equally strong, the ship that was attacked has the free move, and nothing changes hands.
waddingtons-W37 = A fight ends the move of whoever was sailing. If that ship stays, its bows are set after the fight.
waddingtons-W38 = Treasure goes from your docks into your chest three of a kind at a time; once a kind is there, more of it may follow singly. What is in the chest cannot be traded.
waddingtons-W39 = The first with treasure worth 20 in docks and chest wins, even if somebody else’s payment brings it there. Crew, Chance cards and treasure aboard do not count.
waddingtons-W40 = Where the table agrees on it, you may sail further than your crew allows. Before the next turn anyone may challenge the move: if it was too far, all your crew goes to Pirate Island; if not, nothing happens.
waddingtons-W41 = What cannot be given in full is given as far as there is any. After 400 rounds the most treasure in docks and chest wins; equals share the win.
waddingtons-W42 = Where the table agrees on it, one of Kidd’s charts may be traded as 3. Otherwise charts are not traded.
waddingtons-W43 = Where the table agrees on it, only one chart can ever be landed; then both are out of the game.
waddingtons-W44 = Backs, docks, chests, holds and kept cards are open to all. The colours you have seen of others’ crew are remembered for you, or, where the table agrees on it, by yourself alone.

## Options

waddingtons-option-two_ships = Two ships each, for two players
waddingtons-option-overreach = Sail too far and be challenged
waddingtons-option-chart_value_3 = A chart may be traded as 3
waddingtons-option-one_chart = Only one chart can be landed
waddingtons-option-memory = Colours seen

## Coach

waddingtons-coach-gain = { NUMBER($turns, maximumFractionDigits: 1) } turns nearer to twenty, or no worse.
waddingtons-coach-loss = { NUMBER($turns, maximumFractionDigits: 1) } turns farther from twenty.
waddingtons-coach-fight = You win { NUMBER($win, style: "percent", maximumFractionDigits: 0) }, draw { NUMBER($draw, style: "percent", maximumFractionDigits: 0) }, lose { NUMBER($lose, style: "percent", maximumFractionDigits: 0) }.
waddingtons-coach-leave = Leave without trading.
waddingtons-coach-trade = Give { THINGS($given) } for { THINGS($taken) }: { NUMBER($turns, maximumFractionDigits: 1) } turns gained.
