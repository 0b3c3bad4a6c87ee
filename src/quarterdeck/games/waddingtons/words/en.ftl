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
waddingtons-drawn-ship = ship { $ship } begins
waddingtons-drawn-colour = { $colour ->
        [red] red
       *[black] black
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
waddingtons-chance-1-says = You are blown five squares out to sea. With crew worth { $box_few } or less, draw four. Then set any heading.
waddingtons-chance-2 = Borrowed hands
waddingtons-chance-2-says = A player of your choice gives you three crew of their own choice.
waddingtons-chance-3 = Storm to the south-west
waddingtons-chance-3-says = You are blown to Mud Bay. With crew worth { $box_few } or less, draw four. Next turn you may leave in any direction.
waddingtons-chance-4 = Storm to the north-east
waddingtons-chance-4-says = You are blown to Cliff Creek. With crew worth { $box_few } or less, draw four. Next turn you may leave in any direction.
waddingtons-chance-5 = A wind for home
waddingtons-chance-5-says = You are blown to your home port. With crew worth { $box_few } or less, draw four.
waddingtons-chance-6 = Run before the wind
waddingtons-chance-6-says = You are blown to the nearest port ahead. With crew worth { $box_few } or less, draw four.
waddingtons-chance-7 = Too good a neighbour
waddingtons-chance-7-says = The nearest ship gets one treasure of yours, or two crew.
waddingtons-chance-8 = Ballast overboard
waddingtons-chance-8-says = One treasure of yours, or two crew, are washed up on Flat Island.
waddingtons-chance-9 = Lost to the waves
waddingtons-chance-9-says = Your best treasure is washed up on Flat Island; without treasure, your best crew card.
waddingtons-chance-10 = The mate deserts
waddingtons-chance-10-says = Your best crew card goes back to Pirate Island.
waddingtons-chance-11 = A half-buried box
waddingtons-chance-11-says = Take treasure worth up to { $box_treasure_11 }, or draw two crew.
waddingtons-chance-12 = Something glitters
waddingtons-chance-12-says = Take treasure worth up to { $box_treasure_12 }, or draw two crew.
waddingtons-chance-13 = The dry well
waddingtons-chance-13-says = Take treasure worth up to { $box_treasure_13 }, or draw two crew.
waddingtons-chance-14 = The old hiding place
waddingtons-chance-14-says = Take treasure worth up to { $box_treasure_14 }, or draw three crew.
waddingtons-chance-15 = Castaways
waddingtons-chance-15-says = Draw two crew.
waddingtons-chance-16 = A hoard with a curse
waddingtons-chance-16-says = Take treasure worth up to { $box_treasure_16 }. Then send crew back until no more than { $box_may_stay_16 } is left.
waddingtons-chance-17 = A hoard and a brawl
waddingtons-chance-17-says = Take treasure worth up to { $box_treasure_17 }. Then send crew back until no more than { $box_may_stay_17 } is left.
waddingtons-chance-18 = Luck of the small crew
waddingtons-chance-18-says = Take treasure worth up to { $box_treasure_18 }; and with crew worth { $box_if_up_to_18 } or less, draw two.
waddingtons-chance-19 = All hands ashore
waddingtons-chance-19-says = Send your whole crew back to Pirate Island and draw as many.
waddingtons-chance-20 = Mixed in the tavern
waddingtons-chance-20-says = Swap two crew, colours unseen, with another ship off Treasure Island. If none is there, two of yours go back to Pirate Island.
waddingtons-chance-21 = Long John Silver
waddingtons-chance-21-says = Keep him. At a port he brings you crew worth up to { $box_silver }; then he waits in the docks for whoever pays one treasure.
waddingtons-chance-22 = Yellow fever
waddingtons-chance-22-says = Everyone with more than seven crew cards, hand and docks together, sends the rest back to Pirate Island.
waddingtons-chance-23 = Doubloons
waddingtons-chance-23-says = Keep them. At any port they pay for up to { $box_doubloons }.
waddingtons-chance-24 = Pieces of Eight
waddingtons-chance-24-says = Keep them. At any port they pay for up to { $box_eight }.
waddingtons-chance-25 = Kidd’s chart
waddingtons-chance-25-says = Keep it. Land it at Anchor Corner and take treasure worth up to { $box_chart }.
waddingtons-chance-26 = Kidd’s other chart
waddingtons-chance-26-says = Keep it. Land it at Anchor Corner and take treasure worth up to { $box_chart }.
waddingtons-chance-27 = The smugglers’ cave
waddingtons-chance-27-says = Take treasure worth up to { $box_treasure_27 }, or draw three crew.
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

waddingtons-W1 = Two to four play, each with a home port and its ship. The dealer begins, then turns go clockwise round the ports.
    .ours = Ports are chosen one after another, and who deals is drawn by lot.
waddingtons-W2 = All treasure starts on Treasure Island, the Chance cards face down beside it. Everyone is dealt { $box_dealt } crew cards, which the others see only from behind.
waddingtons-W3 = Venice, Amsterdam and every home port nobody chose get { $box_in_docks } crew cards, face up. The rest of the crew is the pile on Pirate Island.
waddingtons-W4 = Treasure makes each of these ports up to a worth of { $box_port }, in pieces as dear as possible.
    .ours = Between a diamond and a ruby, the kind there is more of; if equal, a diamond.
waddingtons-W5 = Two players sit on adjacent sides with a ship each. Or they agree on two ships each, on opposite sides: then every ship has its own crew, hold, docks and chest and its own turn, ships of one owner never meet in a fight, and one port with { $box_goal } points is enough.
waddingtons-W6 = How far you can sail is the sum of your crew, whatever its colours.
waddingtons-W7 = How well you fight is the difference between your red crew and your black. Without crew it is nothing.
waddingtons-W8 = Crew and Chance cards are drawn from the top of their piles and go back face down to the bottom. Everyone sees the value of the crew card on top.
waddingtons-W9 = A move is a straight line where the bows point, from one square up to your sailing strength, not over land and not off the map. A harbour can be entered from each of the three squares it touches.
waddingtons-W10 = You cannot turn and move in one turn. After a move you point the bows for the next. Instead of moving you may turn on the spot, to another heading; that is your turn.
    .ours = The bows must point at a square.
waddingtons-W11 = In your turn you sail or turn. Only in your own home port may you stay as you are.
waddingtons-W12 = In any other port you cannot stay: you leave the turn after you came.
waddingtons-W12a = You leave a port in any of its three directions, wherever the bows point.
waddingtons-W13 = Without crew you may sail one square in any direction.
waddingtons-W14 = Ships may pass each other, but no two stand on one square unless they fight.
    .ours = In a port there is room for all.
waddingtons-W15 = If you sail through a square where another ship lies, its owner may call an attack: you stop there and fight. If not, you sail on. Ships are asked in the order you pass them.
    .ours = Whoever called is the attacker, and the distance you announced stands.
waddingtons-W16 = A move may end on another ship’s square only to attack it; beside a ship that is safe it may not end at all.
waddingtons-W17 = After the storms to Mud Bay and Cliff Creek you may leave in any direction, in your next turn only. A free move before it uses this up.
waddingtons-W18 = If you stop off Treasure Island you draw the top Chance card, show it, and obey it as far as you can. It goes to the bottom unless it is one to keep.
    .ours = You draw it before you set your bows.
waddingtons-W19 = If you begin your turn there you may earn another card: turn to a different heading, or sail to another square of the coast.
waddingtons-W20 = If your bows pointed at Treasure Island when the turn began, turning earns no card.
    .ours = That holds for diagonals too; arriving always earns one.
waddingtons-W21 = A ship carries { $box_hold } treasures at most.
waddingtons-W22 = Blown from the island, a ship goes straight out to the fifth square, or to the sixth if that is taken; from a corner it goes diagonally.
    .ours = Where land is in the way it stops before it. If a bay is taken, you choose among the nearest free squares.
waddingtons-W22a = Being blown is not a move: nobody can call an attack. Where the sixth square is taken too, it is the next free one further out.
waddingtons-W23 = The nearest port ahead: follow the way you came, or the heading you just turned to, to the edge of the map. The port nearest to that square is meant; between two, you choose.
waddingtons-W24 = The nearest ship is counted in steps over sea, diagonals too. If two are equally near the card is void.
    .ours = A ship with a full hold can receive no treasure.
waddingtons-W25 = Crew that a Chance card costs comes from your hand. Only for the gift (2) and the fever (22) does crew in your docks count too.
waddingtons-W25a = If a card gives a choice, you may choose only what you can meet in full; if you can meet neither, you give what you have. Of equals you choose. In a swap each picks the other’s cards by their backs before any change hands. At Anchor Corner one chart is landed a stop, and it goes under the Chance cards.
waddingtons-W26 = Where crew must go until few enough is left, nothing goes that could have stayed.
waddingtons-W27 = What lies on Flat Island is free to any ship that stops beside it, diagonals too, if there is room aboard. Crew there lies face up.
    .ours = Turning on the spot is not stopping.
waddingtons-W28 = When you come into a port you may trade with its docks: crew, treasure aboard and value cards for anything that lies there, value for value. Doubloons and Pieces of Eight pay for up to their value, Long John Silver for crew worth up to { $box_silver }; he himself costs one treasure.
    .ours = There is one exchange a visit, and with Silver himself nothing else is traded.
waddingtons-W29 = What you pay stays in those docks, where everyone sees it.
waddingtons-W30 = In your own home port you move goods freely between ship, hand and docks, Chance cards too.
    .ours = In one turn nothing goes both ways.
waddingtons-W31 = Crew in your own docks can join your hand at any time, wherever your ship is.
    .ours = That is at any of your own decisions; in a fight once, before hands are shown, the attacker first.
waddingtons-W32 = In a port or off Treasure Island a ship is safe: it cannot be attacked.
    .ours = Nor can it call an attack.
waddingtons-W33 = To attack, sail onto the other ship’s square. The two players look at each other’s crew, nobody else does, and the stronger wins.
waddingtons-W34 = The winner takes all treasure aboard the loser, or up to two crew which the loser picks, or nothing. With too little room the winner keeps two pieces of all; what is given up goes to the loser, what is left goes back to Treasure Island.
waddingtons-W35 = The loser at once makes a free move in any direction, at least one square and up to what the crew can still sail, and sets the bows. It may end in a port or off Treasure Island, but not on another ship.
    .ours = In a port he may trade. Nobody may call an attack on the way.
waddingtons-W36 = If both are equally strong, the ship that was attacked has the free move, and nothing changes hands.
waddingtons-W37 = A fight ends the move of whoever was sailing. If that ship stays, its bows are set after the fight.
waddingtons-W38 = Treasure goes from your docks into your chest three of a kind at a time; once a kind is there, more of it may follow singly. What is in the chest cannot be traded.
waddingtons-W39 = The first with treasure worth { $box_goal } in docks and chest wins. Crew, Chance cards and treasure aboard do not count.
    .ours = It does not matter whether somebody else’s payment brings it there.
waddingtons-W40 = Where the table agrees on it, you may sail further than your crew allows. Before the next turn anyone may challenge the move: if it was too far, all your crew goes to Pirate Island; if not, nothing happens.
waddingtons-W41 = What cannot be given in full is given as far as there is any. After { $box_rounds } rounds the most treasure in docks and chest wins; equals share the win.
waddingtons-W41a = Where a choice has several parts (what you take, keep, give, offer, pick or send back), you pick them in any order and can take them back. Nothing is shown or moved until you settle the whole, and nothing else is done in between. Crew you send back together goes under the pile the best first, cards of one value as chance has it.
waddingtons-W42 = Where the table agrees on it, one of Kidd’s charts may be traded as { $box_traded_chart }. Otherwise charts are not traded.
waddingtons-W43 = Where the table agrees on it, only one chart can ever be landed; then both are out of the game.
waddingtons-W44 = Backs, docks, chests, holds and kept cards are open to all. The colours you have seen of others’ crew are remembered for you, or, where the table agrees on it, by yourself alone.

## Options

waddingtons-option-two_ships = Two ships each, for two players
waddingtons-option-overreach = Sail too far and be challenged
waddingtons-option-chart_value_3 = A chart may be traded as { $box_traded_chart }
waddingtons-option-one_chart = Only one chart can be landed
waddingtons-option-memory = Colours seen
waddingtons-two-ships-for-two = Two ships each are for two players; { $seats } sit at this table. ({ $clause })

## Coach

waddingtons-coach-only = There is nothing else to do.
waddingtons-coach-equal = As good as the first. { $reason }
waddingtons-coach-weighed = { $worlds ->
        [one] Played on for a round, in one imagined world.
       *[other] Played on for a round, in { $worlds } imagined worlds.
    }
waddingtons-coach-fight = { $equal ->
        [yes] As good as the first. Attacks
       *[no] Attacks
    } { waddingtons-port }: wins { NUMBER($win, style: "percent", maximumFractionDigits: 0) }, even { NUMBER($draw, style: "percent", maximumFractionDigits: 0) }, loses { NUMBER($lose, style: "percent", maximumFractionDigits: 0) }.
waddingtons-coach-pass = Lets it sail on.
waddingtons-coach-course = { $plan } Bows { waddingtons-heading }.
waddingtons-coach-to-home = { $turns ->
        [one] Next turn home to { waddingtons-port }
       *[other] In { $turns } turns home to { waddingtons-port }
    } with { THINGS($things) }: { $total } of { $box_goal }.
waddingtons-coach-to-island = { $turns ->
        [one] Next turn off Treasure Island for a Chance card.
       *[other] In { $turns } turns off Treasure Island for a Chance card.
    }
waddingtons-coach-to-corner = { $turns ->
        [one] Next turn to Anchor Corner with a chart.
       *[other] In { $turns } turns to Anchor Corner with a chart.
    }
waddingtons-coach-to-port = { $turns ->
        [one] Next turn to { waddingtons-port }
       *[other] In { $turns } turns to { waddingtons-port }
    }, to buy treasure worth { $points }.
waddingtons-coach-card = Draws a Chance card.
waddingtons-coach-chart = Lands a chart for treasure worth up to { $box_chart }.
waddingtons-coach-keep-chart = Keeps the chart until there is more room aboard.
waddingtons-coach-lands = { $wins ->
        [yes] Lands { THINGS($things) } in { waddingtons-port }: { $total } of { $box_goal }, and that wins.
       *[no] Lands { THINGS($things) } in { waddingtons-port }: { $total } of { $box_goal }.
    }
waddingtons-coach-call = Puts into { waddingtons-port }.
waddingtons-coach-buy = In { waddingtons-port }: buys { THINGS($taken) } for { THINGS($given) }.
waddingtons-coach-trade = Buys { THINGS($taken) } for { THINGS($given) }.
waddingtons-coach-leave = Leaves without trading.
waddingtons-coach-gains = { $points ->
        [0] Brings { THINGS($things) }.
       *[other] Brings { THINGS($things) }: treasure worth { $points }.
    }
waddingtons-coach-keeps = Ends up with { THINGS($things) }: treasure worth { $points }.
waddingtons-coach-leaves = Leaves { THINGS($things) } aboard, and a crew that sails { $sails } and fights { $fights }.
waddingtons-coach-draw = Crew instead of treasure.
waddingtons-coach-press = Crew of the loser’s choice.
waddingtons-coach-muster = With it the crew sails { $sails } and fights { $fights }.
waddingtons-coach-strongest = The crew fights best as it is: red and black cancel.
waddingtons-coach-chest = In the chest nobody can buy it.
waddingtons-coach-load = Aboard it can be of use.
waddingtons-coach-moored = Nothing is left to be done here.
waddingtons-coach-doubt = It sailed { $far } with a crew that sails { $sails }.
waddingtons-coach-home = Ports are alike. Turns to Treasure Island with an ordinary crew: { $turns }.
waddingtons-coach-home-among = Ports are alike. Turns with an ordinary crew to Treasure Island: { $turns }; to the nearest other home port: { $near }.

## Terminal

waddingtons-no-line = No straight line leads from your ship to { $place }.
waddingtons-typing = Headings are n, ne, e, se, s, sw, w and nw: “sail ne 7” sails seven squares to the north-east, and a port or a square will do as well: “sail venice”, “sail 8,16”. Crew is r for red or b for black, and a value: r3. A trade fits on one line: “offer r2, take ruby, settle”. “map” draws the sea.
waddingtons-card = Chance { $card }, “{ $title }”: { $says }
waddingtons-asked = { $moment ->
        [choose-port] Which port do you call home?
        [sail] { waddingtons-port }: sail or turn?
        [leave] { waddingtons-port }: where do you sail?
        [head] { waddingtons-port }: where do the bows point?
        [call] { waddingtons-port } comes alongside. Attack?
        [muster] Before hands are shown: crew from the docks?
        [spoil] You have won. What do you demand?
        [keep] Too much for the hold: what do you keep?
        [flee] A free move, in any direction.
        [trade] What do you trade here?
        [moor] Home. Load, land, fill the chest?
        [salvage] What do you pick up from Flat Island?
        [land-chart] Do you land the chart?
        [take-treasure] Take treasure worth up to { $worth }.
        [give] Part with crew; cards to give: { $left }.
        [discard] Send crew back; too much by { $excess }.
        [lose] What do you part with?
        [name] Which ship?
        [pick] Pick crew by the backs; cards to pick: { $left }.
        [anchor] Two ports are equally near. Which one?
        [drift] The bay is taken. Where do you lie?
       *[challenge] Was that too far?
    }
waddingtons-settle = { $moment ->
        [keep] Take { THINGS($gained) }; to the loser: { THINGS($lost) }; back to Treasure Island: { THINGS($left) }
        [trade] Give { THINGS($lost) } for { THINGS($gained) }
        [salvage] Take { THINGS($gained) }; leave { THINGS($left) }
        [take-treasure] Take { THINGS($gained) }
        [pick] Pick { THINGS($gained) }
       *[other] Part with { THINGS($lost) }
    }
waddingtons-phrase = { $verb ->
        [choose-port] Call { waddingtons-port } home
        [sail] Sail { waddingtons-heading }, { $count ->
            [one] one square
           *[other] { $count } squares
        }
        [turn] Point the bows { waddingtons-heading }
        [stay] Stay in port
        [challenge] Challenge the move
        [attack] Attack!
        [pass] Let it pass
        [plunder] Take all treasure aboard
        [press] { $count ->
            [one] Demand one crew card
           *[other] Demand { $count } crew cards
        }
        [keep] Keep { waddingtons-kind } of your own
        [take] Take { waddingtons-thing }
        [offer] Offer { waddingtons-thing }
        [settle] Settle it
        [done] Nothing more
        [muster] Take { waddingtons-thing } into the crew
        [load] Load { waddingtons-thing }
        [land] Land { waddingtons-thing }
        [chest] { $kind ->
            [diamond] Diamonds into the chest
            [ruby] Rubies into the chest
            [gold] Gold into the chest
            [pearl] Pearls into the chest
           *[rum] Rum into the chest
        }
        [land-chart] Land the chart
        [draw] Draw crew instead
        [give] Give { waddingtons-thing }
        [give-docked] Give { waddingtons-thing } from the docks
        [lose] Part with { waddingtons-kind }
        [name] The ship of { waddingtons-port }
        [pick] Pick a { $count } by its back
        [anchor] Be blown to { waddingtons-port }
       *[drift] Be blown to { waddingtons-place }
    }
waddingtons-ledger-strength = sails { $sails } fights { $fights }
waddingtons-letters = { "  " }D diamond R ruby G gold P pearl U rum
waddingtons-isle = { $isle ->
        [treasure] TREASURE
        [flat] FLAT
       *[pirate] PIRATE
    }
waddingtons-hint = ↑↓ ←→ choose, 1–9 heading, d docks
waddingtons-key-onward = through the list of what you may do
waddingtons-key-beside = to the next kind of action
waddingtons-key-heading = point that way, as on a number pad; again: farther
waddingtons-key-turn = turn the bows, or sail on
waddingtons-key-attack = attack
waddingtons-key-pass = let them pass
waddingtons-key-done = that is all
waddingtons-key-stay = stay where you are
waddingtons-key-do = do it
waddingtons-key-docks = docks and chests, or crews and holds

## Page

waddingtons-option-memory-aided = remembered
waddingtons-option-memory-strict = by yourself
waddingtons-page-beside = Ships
waddingtons-page-no-line = No straight line leads there from your ship.
waddingtons-page-no-bows = Your ship has sailed: only her bows are to be set now.
waddingtons-page-no-goal = No square is pointed at: your ship needs one to sail to.
waddingtons-page-about-table = turn { $turn } · { $points } of { $box_goal } points
waddingtons-page-winner-say = { $points } points of treasure at home after { $turns } turns.
waddingtons-page-board = The sea chart and its desks
waddingtons-page-chart = Sea chart, twenty by twenty squares
waddingtons-page-sea = A chart of the Buccaneers’ Sea
waddingtons-page-five = five squares
waddingtons-page-place = { $place ->
        [treasure] Treasure Island
        [flat] Flat Island
        [pirate] Pirate Island
        [mud] Mud Bay
        [cliff] Cliff Creek
       *[anchor] Anchor Corner
    }
waddingtons-page-pile = { $count } crew
waddingtons-page-vessel = { $name }, { waddingtons-port }: at { waddingtons-place }, bows { waddingtons-heading }, sails { $strength }
waddingtons-page-in-words = The chart in words
waddingtons-page-lies = { $where }: { THINGS($things) }
waddingtons-page-waits = { $where }: { waddingtons-page-pile }
waddingtons-page-look = { waddingtons-place }: { $ground ->
        [land] land, { waddingtons-page-place }
        [coast] coast, { waddingtons-page-place }
        [corner] { waddingtons-page-place }
        [harbour] harbour
       *[sea] open sea
    }
waddingtons-page-lit = { $deed }: { waddingtons-place }{ $case ->
        [chance] , a Chance card
        [meeting] , where a ship lies
       *[plain] {""}
    }
waddingtons-page-overview = The whole chart: press a place to go there
waddingtons-page-closer = Closer
waddingtons-page-farther = Farther
waddingtons-page-hold = In the hold: { $pieces }
waddingtons-page-backs = { $count ->
        [one] one crew card, sails { $strength }
       *[other] { $count } crew cards, sails { $strength }
    }
waddingtons-page-odds = { $part ->
        [win] win { $chance }
        [draw] draw { $chance }
        [lose] lose { $chance }
       *[short] { $chance }
    }
waddingtons-page-ruler = { $chest } points in the chest, { $docks } in the docks
waddingtons-page-race = The race to twenty
waddingtons-page-chest = chest
waddingtons-page-docks = docks
waddingtons-page-your-crew = Your crew
waddingtons-page-sailing = sailing
waddingtons-page-fighting = fighting
waddingtons-page-from-docks = From your docks:
waddingtons-page-order = { $order ->
        [pass] When this ship comes alongside: always let it pass
        [attack] When this ship comes alongside: always attack
       *[ask] When this ship comes alongside: ask me
    }
waddingtons-page-never-ask = Never ask again
waddingtons-page-alongside-say = If you call, the ship stops here and you fight.
waddingtons-page-you-pass = You pass { $names }: an attack may be called.
waddingtons-page-you-attack = You attack { $name }.
waddingtons-page-sight = { $place ->
        [sea] To the { waddingtons-heading }: open sea, { $count ->
            [one] one square
           *[other] { $count } squares
        }.
       *[other] To the { waddingtons-heading }: { $place }, { $count ->
            [one] one square
           *[other] { $count } squares
        }.
    }
waddingtons-page-bows = Where the bows shall point
waddingtons-page-heading-short = { $heading ->
        [n] N
        [ne] NE
        [e] E
        [se] SE
        [s] S
        [sw] SW
        [w] W
       *[nw] NW
    }
waddingtons-page-deed = { $verb ->
        [choose-port] Call { waddingtons-port } home
        [sail] Sail { $count } { waddingtons-heading }
        [turn] Point the bows { waddingtons-heading }
        [stay] Stay in port
        [challenge] Count the crew
        [attack] Attack
        [pass] Let it pass
        [plunder] Take all treasure
        [press] { $count ->
            [one] Take one crew card
           *[other] Take { $count } crew cards
        }
        [keep] Keep { waddingtons-thing }
        [take] Take { waddingtons-thing }
        [offer] Offer { waddingtons-thing }
        [settle] Settle it
        [muster] Call { waddingtons-thing } from the docks
        [load] Load { waddingtons-thing }
        [land] Land { waddingtons-thing }
        [chest] Lock away { waddingtons-thing }
        [land-chart] Land the chart
        [draw] Draw crew
        [give] Give { waddingtons-thing }
        [give-docked] Give { waddingtons-thing } from the docks
        [lose] Part with { waddingtons-thing }
        [name] Choose { waddingtons-port }
        [pick] Pick a { $count }
        [anchor] Run for { waddingtons-port }
        [drift] Drift to { $square }
       *[done] That is all
    }
waddingtons-page-sail = Sail
waddingtons-page-set-bows = Set the bows
waddingtons-page-turn-instead = Turn instead
waddingtons-page-sail-instead = Sail instead
waddingtons-page-let-pass = Let it pass
waddingtons-page-attack = Attack!
waddingtons-page-clear = Clear
waddingtons-page-strike = Strike the bargain
waddingtons-page-goods = { $crew ->
        [0] { THINGS($rest) }
        [one] { $rest ->
            [none] a crew card
           *[other] a crew card and { THINGS($rest) }
        }
       *[other] { $rest ->
            [none] { $crew } crew cards
           *[other] { $crew } crew cards and { THINGS($rest) }
        }
    }
waddingtons-page-settle = { $moment ->
        [keep] { $gone ->
            [yes] Keep { $kept }: { $lost } to { $name }
           *[no] Keep { $kept }
        }
        [take-treasure] { $points ->
            [0] Take nothing
           *[other] Take { $gained }: { $points } points
        }
        [salvage] Take { $gained }
        [trade] { $owned ->
            [yes] Strike: { $name } has { $points } of { $box_goal }
           *[no] Give { $lost } for { $gained }
        }
        [no-trade] Leave without trading
        [pick] Pick { $gained } from { $name }
        [discard] Send { $lost } back
        [give] { $to ->
            [ship] Give { $lost } to { $name }
            [flat] Leave { $lost } on Flat Island
           *[pile] Send { $lost } back
        }
        [lose] { $to ->
            [ship] Give { $lost } to { $name }
            [flat] Leave { $lost } on Flat Island
           *[pile] Send { $lost } back
        }
        [moor] { $gone ->
            [yes] Keep { $left } aboard
           *[no] That is all
        }
        [muster] Fight with strength { $points }
        [spoil] { $risky ->
            [yes] Take nothing
           *[no] Nothing to take: go on
        }
        [land-chart] Keep the chart
       *[other] That is all
    }
waddingtons-page-sure = { $moment ->
        [keep] { $gone ->
            [yes] Yes, leave { $lost } to { $name }
           *[no] Yes, let { $left } go back
        }
        [take-treasure] { $short ->
            [0] Yes, take nothing
           *[other] Yes, { $short } points less
        }
        [salvage] Yes, leave { $left }
        [trade] Yes, { $name } wins with it
        [moor] Yes, keep { $left } aboard
       *[spoil] Yes, take nothing from { $name }
    }
waddingtons-page-back = Back
waddingtons-page-land-all = Land { THINGS($things) }: { $points } of { $box_goal }
waddingtons-page-better = { $moment ->
        [keep] Keep the dearest
        [take-treasure] Take the most
        [salvage] Take all that fits
        [pick] Pick the best
       *[other] Give the least
    }
waddingtons-page-to-chart = Chart
waddingtons-page-to-desk = Desk
waddingtons-page-to-docks = Docks
waddingtons-page-sail-to = { $heading ->
        [none] Sail { $count } to { $square }
       *[other] Sail { $count } to { $square }, then { waddingtons-heading }
    }
waddingtons-page-sail-to-say = A petal sets the bows for the next move. Press Sail when you are ready.
waddingtons-page-ask = { $moment ->
        [choose-port] Which port is home?
        [sail] Where do you sail?
        [head] Where do the bows point?
        [call] { $name } comes alongside
        [muster] Crew from the docks?
        [spoil] You have won. What do you take?
        [keep] Which treasure do you keep?
        [tribute] { $name } wants crew: { $count }
        [flee] You may make off
        [trade] Value for value
        [moor] You are home
        [salvage] Lying on Flat Island
        [land-chart] Anchor Corner: land the chart?
        [take-treasure] Take treasure
        [give] Part with crew: { $count }
        [discard] Too many hands
        [lose] Treasure or crew?
        [name] Choose a ship
        [pick] A swap with { $name }
        [anchor] Two ports are equally near
        [drift] The bay is taken
       *[challenge] Was that too far?
    }
waddingtons-page-ask-ship = { waddingtons-port } · { $ask }
waddingtons-page-ask-say = { $moment ->
        [choose-port] Press a harbour on the chart. Its ship is yours.
        [sail] Press a lit square ahead, or turn on the spot.
        [leave] Press a lit square to sail there.
        [head] Press a petal of the compass.
        [call] Call an attack, or let the ship sail on.
        [muster] Before hands are shown you may call crew from your docks.
        [spoil] Treasure, crew or nothing.
        [keep] Two pieces at most; what you give up goes to { $name }.
        [tribute] You lost; you pick the cards.
        [flee] A free move in any direction; nobody may attack.
        [trade] Lay goods on both pans until they balance.
        [moor] Only what lies ashore counts; land, load and lock away.
        [salvage] Whatever you have room for is yours.
        [land-chart] Treasure worth up to { $box_chart } for Kidd’s chart.
        [take-treasure] Up to { $worth } points, as far as the hold allows.
        [give] { $to ->
            [ship] They go to { $name }.
            [flat] They are washed up on Flat Island.
           *[pile] They go back to Pirate Island.
        }
        [discard] Send crew worth { $worth } or more back, and none that could stay.
        [lose] { $to ->
            [ship] It goes to { $name }.
            [flat] It is washed up on Flat Island.
           *[pile] It goes back.
        }
        [name] Press a ship on the chart, or its name here.
        [pick] You see the backs only; pick { $count }.
        [anchor] Which one do you run for?
        [drift] Choose one of the nearest squares.
       *[challenge] Count the crew of whoever sailed, or let the move stand.
    }
waddingtons-page-instead = { $moment ->
        [sail] Sail to a lit square, or turn on the spot.
        [leave] Sail to a lit square.
        [head] Choose one of the lit petals.
        [flee] Sail to any lit square.
        [trade] Change what lies on the scale, or leave without trading.
        [call] Attack, or let the ship pass.
       *[other] Choose one of the things that are offered.
    }
waddingtons-page-chance = Chance { $card }
waddingtons-page-colour = { $colour ->
        [red] red
       *[black] black
    }
waddingtons-page-colours-hidden = The two show their colours only to each other.
waddingtons-page-duel-side = { $side ->
        [attacker] { $port } attacks; sails { $strength }
       *[attacked] { $port }; sails { $strength }
    }
waddingtons-page-against = against
waddingtons-page-wins = { $name } wins
waddingtons-page-even = Equally strong
waddingtons-page-who-called = { $name } called the attack
waddingtons-page-spoil-say = { $verb ->
        [plunder] Everything in the loser’s hold.
       *[press] { $count ->
            [one] The loser picks it.
           *[other] The loser picks them.
        }
    }
waddingtons-page-up-to = up to { $worth }
waddingtons-page-in-hold = hold
waddingtons-page-picked = Picked
waddingtons-page-put-back = Take back: { $deed }
waddingtons-page-or-draw = { $count ->
        [one] Or draw one crew card
       *[other] Or draw { $count } crew cards
    }
waddingtons-page-draw = Draw { $count } crew
waddingtons-page-on-top = { $value ->
        [0] no crew is left
       *[other] a { $value } lies on top
    }
waddingtons-page-scale = The balance
waddingtons-page-take-off = Take { $thing } off the scale
waddingtons-page-lay-on = { $thing }, worth { $worth }: lay on the scale ({ $count } left)
waddingtons-page-balances = levels
waddingtons-page-shelf = { $place ->
        [hold] { $side ->
            [given] In the hold
           *[taken] On the quay
        }
        [kept] Kept cards
       *[crew] { $side ->
            [given] Your crew
           *[taken] Crew for hire
        }
    }
waddingtons-page-you-give = You give
waddingtons-page-docks-of = { $port } docks
waddingtons-page-trading-desk = { $port }, the trading desk
waddingtons-page-fair = Good bargains, says the coach
waddingtons-page-for = for
waddingtons-page-chance-after = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } to win after it
waddingtons-page-after = After the bargain
waddingtons-page-level = In balance
waddingtons-page-empty-scale = Nothing on the scale
waddingtons-page-short = { $by } short
waddingtons-page-too-much = { $by } too much
waddingtons-page-not-so = Not like this
waddingtons-page-hold-full = The hold is full
waddingtons-page-home-desk = { $port }, your docks
waddingtons-page-home-say = press a thing to move it
waddingtons-page-home-shelf = { $place ->
        [aboard] Aboard: press to land
        [docks] In the docks: press to take along
       *[chest] Into the chest
    }
waddingtons-page-home-none = Nothing to move.
waddingtons-page-turns-to-go = Turns to twenty
waddingtons-page-scoring = Treasure brought home
waddingtons-page-in-chest = Chest
waddingtons-page-in-docks = Docks
waddingtons-page-at-sea = Still at sea
waddingtons-page-points = Points

## How strong the bots are

waddingtons-level-deckhand = Sails to the island and home again, and keeps out of trouble; wins nearly every game among three random players.
waddingtons-level-mate = Reckons everyone’s turns to twenty, fights when the odds are good, trades well; wins eight games in ten among three deckhands.
waddingtons-level-captain = Plays what comes into question on for a round, in hundreds of imagined worlds; wins almost half of the games among three mates.

## Why not

waddingtons-why-now-choose-port = First choose your home port.
waddingtons-why-now-sail = It is your turn: sail, or turn the bows.
waddingtons-why-now-head = The move is over: set the bows.
waddingtons-why-now-call = A ship comes alongside: call attack, or let it pass.
waddingtons-why-now-muster = Before hands are shown: muster crew from your docks, or say that it is all.
waddingtons-why-now-spoil = You have won: demand treasure, crew or nothing.
waddingtons-why-now-keep = First pick the pieces you end up with.
waddingtons-why-now-flee = Your ship flees: choose where to.
waddingtons-why-now-trade = You are in a foreign port: trade, or say that it is all.
waddingtons-why-now-moor = You are at home: move goods, or say that it is all.
waddingtons-why-now-salvage = You are off Flat Island: take what lies there, or leave it.
waddingtons-why-now-land-chart = You are at Anchor Corner: land the chart, or keep it.
waddingtons-why-now-take-treasure = First take what the card gives.
waddingtons-why-now-give = First give the crew that is asked for.
waddingtons-why-now-discard = First send the crew back that is too much.
waddingtons-why-now-lose = First part with what the card asks for.
waddingtons-why-now-name = First choose one of the ships.
waddingtons-why-now-pick = First pick from the other hand.
waddingtons-why-now-anchor = First choose one of the nearest ports.
waddingtons-why-now-drift = First choose one of the nearest squares.
waddingtons-why-now-challenge = Somebody has sailed: let it stand, or challenge.
waddingtons-why-taken-by-another = { waddingtons-port } is taken.
waddingtons-why-not-an-adjacent-side = { waddingtons-port } lies opposite: of two players the second sits beside the first.
waddingtons-why-over-land-or-off-the-map = Sailing { $distance } to the { waddingtons-heading } runs onto land or off the sea.
waddingtons-why-not-where-the-bows-point = Your bows point { $bows }, and a move follows them.
waddingtons-why-further-than-the-crew-can-sail = { $distance } squares take a crew of { $distance }; yours is worth { $strength }.
waddingtons-why-more-than-one-square-without-crew = Without crew a ship drifts one square.
waddingtons-why-no-attack-in-a-free-move = A ship lies there, and a free move may not end on another ship.
waddingtons-why-beside-a-safe-ship = The ship that lies there is safe on the coast.
waddingtons-why-onto-an-own-ship = Your own other ship lies there.
waddingtons-why-no-turning-in-port = In port no bows are turned: a ship sails out whichever way it likes.
waddingtons-why-the-same-heading = Your bows point { waddingtons-heading } already.
waddingtons-why-bows-off-the-map = To the { waddingtons-heading } there is nothing to point at.
waddingtons-why-not-at-home = A ship may stay only in its own home port.
waddingtons-why-an-empty-hold = There is no treasure aboard the loser.
waddingtons-why-more-crew-than-the-loser-has = You demand { $wanted } crew; the loser has { $has }.
waddingtons-why-not-of-his-own = You do not have { waddingtons-kind } to keep.
waddingtons-why-the-hold-is-full = A hold takes { $box_hold } pieces, and so many are picked.
waddingtons-why-nothing-more-of-it-aboard = You do not have { waddingtons-thing } left to pay with.
waddingtons-why-more-than-a-treasure-for-silver = Long John Silver costs one treasure and nothing else.
waddingtons-why-charts-are-not-traded = At this table charts are not traded.
waddingtons-why-it-does-not-level = It does not level: you pay { $paid } and take { $taken }.
waddingtons-why-no-room-for-all-that-is-taken = That would be { $aboard } treasures aboard; a hold takes { $box_hold }.
waddingtons-why-dearer-than-all-one-has = { $silver ->
        [1] Long John Silver is taken alone, for one treasure.
       *[0] That would be { $worth }; all you can pay with is worth { $purse }.
    }
waddingtons-why-something-is-picked = First settle what you have picked, or take it back.
waddingtons-why-hands-are-shown = Hands have been shown: it is too late to muster.
waddingtons-why-no-such-crew-in-the-docks = Your docks do not hold { waddingtons-crew }.
waddingtons-why-crew-landed-this-turn = You have put { waddingtons-crew } ashore this turn, and there it stays.
waddingtons-why-away-from-home = Goods are loaded and landed only in your home port.
waddingtons-why-not-in-the-docks = Your docks do not hold { waddingtons-thing }.
waddingtons-why-landed-this-turn = You have landed { waddingtons-thing } this turn, and there it stays.
waddingtons-why-no-room-to-load = The hold is full: { $box_hold } treasures are aboard.
waddingtons-why-nothing-of-the-kind-aboard = You do not have { waddingtons-thing } with you.
waddingtons-why-loaded-this-turn = You have loaded { waddingtons-thing } this turn, and there it stays.
waddingtons-why-fewer-than-three-of-a-kind = That takes { $needs } in your docks; you have { $has }.
waddingtons-why-nothing-of-the-kind-there = Not to be had here: { waddingtons-thing }.
waddingtons-why-dearer-than-the-card-allows = That would be { $worth }; the card gives up to { $allowed }.
waddingtons-why-a-third-treasure = A ship carries { $box_hold } treasures, and that is reached.
waddingtons-why-no-crew-on-this-card = This card brings no crew.
waddingtons-why-treasure-is-picked = The card brings treasure or crew, and you have picked treasure.
waddingtons-why-no-such-card-in-hand = You do not have { waddingtons-crew } left in hand.
waddingtons-why-no-such-card-in-the-docks = Your docks have no more to give: { waddingtons-crew }.
waddingtons-why-from-the-hand-only = Only crew in hand can be given here.
waddingtons-why-as-many-as-are-asked-for = { $count } asked for, { $picked } picked: that is all.
waddingtons-why-two-crew-or-none = { $best ->
        [1] The best treasure goes here, not crew.
       *[0] It takes { $needs } crew cards; you have { $has }.
    }
waddingtons-why-crew-or-treasure = One treasure or { $needs } crew cards: that is picked already.
waddingtons-why-not-one-of-the-best = Only a card that is best of all in your hand will do.
waddingtons-why-one-of-them-could-have-stayed = No more goes than must: one of these could have stayed.
waddingtons-why-not-aboard = You do not have { waddingtons-kind } aboard.
waddingtons-why-one-piece-and-nothing-else = One piece goes, and something is picked already.
waddingtons-why-not-the-best-aboard = Only the dearest treasure aboard will do.
waddingtons-why-not-one-of-them = That ship cannot be chosen here.
waddingtons-why-no-such-back = The other hand has no further { $value }.
waddingtons-why-backs-enough = { $count } to pick, { $picked } picked: that is all.
waddingtons-why-not-the-nearest-port = { waddingtons-port } is not one of the nearest ports.
waddingtons-why-not-the-nearest-square = That is not one of the nearest free squares.
waddingtons-why-fewer-than-are-asked-for = Crew cards asked for: { $count }; picked: { $picked }.
waddingtons-why-still-too-much-crew = Crew worth { $allowed } may stay; { $left } would.
waddingtons-why-neither-treasure-nor-crew-in-full = Pick one treasure or { $needs } crew cards first.
waddingtons-why-too-few-backs = Cards to pick: { $count }; picked: { $picked }.

## How games end

waddingtons-ending = { $how ->
        [rounds-over] The rounds were over
       *[usual] { $box_goal } points at home
    }

## Positions in a terminal

waddingtons-chart-signs =
    A letter and an arrow: a ship, by its home port, and where its bows point. Two letters: a port.
    ○ and lone arrows: where you can sail or turn. M Mud Bay, C Cliff Creek, A Anchor Corner.
    Columns count from the left, rows from below.
waddingtons-position-ship = { waddingtons-port } ({ $name }): at { waddingtons-place }, bows { waddingtons-heading }. Crew: { THINGS($crew) }; sails { $sails }, fights { $fights }. Aboard: { THINGS($hold) }. Points: { $points }.
waddingtons-position-docks = In the docks of { waddingtons-port }: { THINGS($things) }.{ $home ->
        [yes] {" "}In the chest: { THINGS($chest) }.
       *[no] {""}
    }
waddingtons-position-islands = Treasure Island: { THINGS($treasure) }. Flat Island: { THINGS($flat) }. Pirate Island: { $crew ->
        [0] no crew.
        [one] one crew card, a { $top }.
       *[other] { $crew } crew cards, a { $top } on top.
    }
waddingtons-position-fight = { waddingtons-port } ({ $strength }): { THINGS($hand) }; against { $target } ({ $other_strength }): { THINGS($other_hand) }.
waddingtons-position-desk = On the desk: { THINGS($given) } ({ $paid }) for { THINGS($taken) } ({ $due }).
waddingtons-position-settle = Picked: { $deed }.
waddingtons-stage-fight = { $name } against { $other_name }
waddingtons-stage-near = { $name } is near twenty
waddingtons-outlook-square = { $beside ->
        [treasure] to { waddingtons-place }, off Treasure Island
        [flat] to { waddingtons-place }, off Flat Island
       *[sea] to { waddingtons-place }
    }
waddingtons-outlook-fight = fight { $name }: { NUMBER($win, style: "percent", maximumFractionDigits: 0) } won, { NUMBER($draw, style: "percent", maximumFractionDigits: 0) } even, { NUMBER($lose, style: "percent", maximumFractionDigits: 0) } lost
