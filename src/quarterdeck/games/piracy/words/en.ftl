piracy = Piracy
piracy-about = One Pirate whom nobody sees, ten chests, and five ships of the Navy with their telescopes.

## What happens

piracy-turn-began = { $turn ->
        [0] The chart is spread out. { $name } begins.
       *[other] Turn { $turn }: { $name }.
    }
piracy-drew-lot = { $name } throws a { $die } for the Pirate.
piracy-became-pirate = { $name } is the Pirate.
piracy-buried = { $name } puts a chest on { $site }.
piracy-stationed = { $name } stations ship { $ship } at { $square }.
piracy-slipped-out = { $name } slips out of a harbour, and nobody knows which.
piracy-departed = { $name } slips out of { $harbour } to { $square }.
piracy-hid = { $name } has had a turn out of sight.
piracy-sailed = { $steps ->
        [0] { $name } lies still at { $path }.
       *[other] { $name } sails { $path }.
    }
piracy-loaded = { $name } lies at { $square } and loads the chest of { $site }.
piracy-missed = The chest of { $site } is gone. { $count ->
        [one] It is the first.
       *[other] { $count } have been stolen.
    }
piracy-drawn-die = die: { $die }
piracy-drawn-garrison = { $token ->
        [open] a drunk garrison, open
       *[closed] a loyal garrison, closed
    }
piracy-tried-to-land = { $name } tries to land at { $harbour }: the garrison is { $token ->
        [open] drunk, and the harbour open.
       *[closed] loyal, and the harbour closed.
    }
piracy-threw = { $name } throws a { $die } for ship { $ship }.
piracy-looked = { $name } looks round from ship { $ship } at { $square }.
piracy-aye = Aye! { $name } is at { $square }.
piracy-nay = Nay, says { $name }.
piracy-moved = { $name } moves ship { $ship } from { $start } to { $square }.
piracy-stayed = { $name } leaves ship { $ship } where it is.
piracy-fired = { $name } fires { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } from ship { $ship }, range { $range }. { $square ->
        [nowhere] The salvo is lost.
       *[other] The salvo falls on { $square }.
    }
piracy-ceased = { $name } leaves ship { $ship }’s second salvo.
piracy-sank-ship = { $name }’s ship { $ship } hits { $other_name }’s ship { $sunk } at { $square }, and it goes down.
piracy-escaped = { $name } escapes through { $harbour } with the treasure.
piracy-seized = { $name } is seized in { $harbour }.
piracy-sunk = Ship { $ship } hits { $name } at { $square }, and the Pirate goes down.
piracy-caught = Ship { $ship } runs { $name } down at { $square }.
piracy-ran-into = { $name } runs into ship { $ship } at { $square }.
piracy-shut-in = { $name } is shut in at { $square } and cannot move.
piracy-ran-out-of-time = After { $turns } turns { $name } has not escaped.
piracy-lost-the-fleet = No ship of the Navy is left.
piracy-opened-log = { $name }’s log, from { $harbour }: { $log }.
piracy-place = { $place } ({ $square })
piracy-won = { $side ->
        [navy] The Navy wins: { $names }.
       *[pirate] The Pirate wins: { $names }.
    }

## The rules, in our words

piracy-chapter-setup = The aim, and setting up
piracy-chapter-pirate = The Pirate’s turn
piracy-chapter-navy = A Navy ship’s turn
piracy-chapter-secrets = Secrets and records

piracy-P1 = The Pirate has to steal { $box_enough } of the { $box_chests } chests and escape into an open harbour. The Navy has to sink him or catch him before.
piracy-P2 = Everyone throws a die; the highest is the Pirate, and ties throw again. From one game to the next the role passes to the left.
    .ours = A table may agree on a chair instead, counted round those who play.
piracy-P3 = All others are Captains. The { $box_ships } ships are dealt round them, so some command several.
    .ours = The first goes to the Pirate’s left.
piracy-P4 = The Captains put { $box_chests } chests on the islands, at most { $box_per_island } on an island.
    .ours = They put down one each in turn. A table may play on a chart of its own that has room for them.
piracy-P5 = Then each Captain puts his ships on free ocean squares.
    .ours = They do so in the ships’ order; NO PASSING squares are allowed. A Captain may leave a chest or a ship of his own to the chart, which puts it where it suggests; if he commands the whole Navy, all that is left. Nobody puts down what is another’s.
piracy-P6 = { $box_harbours } tokens lie face down, one on each harbour: { $box_open } garrisons are open, { $box_closed } are closed. Nobody knows which.
piracy-P7 = The Pirate secretly chooses a harbour and an ocean square next to it.
    .ours = No ship may be there, and he may not be shut in there. Next to never means diagonally.
piracy-P8 = The Pirate has the first turn. Then he and one ship of the Navy take turns, the ships in their order from 1 to { $box_ships }, over and over.
piracy-P9 = The Pirate sails up to { $box_speed } squares over ocean, never diagonally and over no square twice, the one he started from included.
    .ours = He may also lie still.
piracy-P10 = Where he sails is his secret.
piracy-P11 = Once he has ended a turn next to a chest, he may spend his next one loading it: he lies still.
    .ours = The square he started the game from counts when a turn has ended there. If two chests are next to him, he names one.
piracy-P12 = The chest is his when that turn ends. Its marker comes off at the end of his following turn, whatever he does in it. A loading turn loads one chest.
piracy-P13 = With { $box_enough } chests he may try to land when his move ends next to a harbour. Its token is turned over; if the garrison is open, he has won.
    .ours = He says at which harbour; lying still is a move, a loading turn is none, and there is one try a turn. A try tells that he is next to that harbour, no more. A table may agree that the token turns by itself: then a move of his that ends next to a harbour he has not tried is a try.
piracy-P14 = A closed garrison turns him away, and its token stays face up.
    .ours = He cannot try there again. A table may agree that it seizes him instead, and the Navy wins.
piracy-P15 = He may pass ships of the Navy, but neither cross nor enter a NO PASSING square that holds one.
piracy-P16 = If he ends his move on a ship’s square, he has lost.
    .ours = He may, but he is warned first.
piracy-P17 = If every ocean square next to him is a NO PASSING square that holds a ship, he cannot move and has lost.
    .ours = This is looked at after every move of a ship and before each of his turns.
piracy-P18 = A ship’s Captain throws a die, then decides: look first, or move first.
piracy-P19 = A move takes the whole roll, never diagonally, or goes as far as possible. Who moves first has to; who has looked first and heard Nay may move or stay.
    .ours = No square is entered twice, the first included, and a move is shorter only where no route of the whole roll has a free last square. After an Aye a ship may stay as well.
piracy-P20 = Each ship looks once a turn: is there an unbroken line of ocean to the Pirate? The answer is always true, and Aye shows the square.
    .ours = Lines run in eight directions, at any distance. Land, harbours and other ships are in the way, and so are two land squares that meet at a corner. A table may agree on four directions.
piracy-P21 = Who has looked first and heard Aye may fire instead of moving: a salvo as far as the die says, north, east, south or west; then a new die is thrown for a second. If it lands on the Pirate, he is sunk.
    .ours = The distance is exact, the second salvo may be left, and a ship may do neither and stay. A salvo flies over ships, but is lost on land, on a harbour or off the chart.
piracy-P22 = A ship of the Navy on which a salvo lands is lost for good.
piracy-P23 = A ship that has fired stays where it is.
piracy-P24 = A Pirate who was seen is taken off the chart again when that turn ends. Whoever moved first and then sees him cannot fire.
piracy-P25 = A ship that ends its move on the Pirate’s square has caught him, and the Navy wins. Passing over him does nothing.
piracy-P26 = Ships of the Navy pass each other, but not on a NO PASSING square that holds one. There they do pass the Pirate.
    .ours = They pass even one they have just seen.
piracy-P27 = Two ships of the Navy never end on one square.
piracy-P28 = A lost ship’s turn is left out, with the Pirate’s before it. If all { $box_ships } were lost, the Pirate would have won; but no salvo falls on the ship that fires it, so it cannot come to that.
piracy-P29 = What is looked at in which order: in his turn the move, a ship on his square, the marker, the landing; in a ship’s turn the look and salvos, the move, the Pirate on its square, the look after it, and whether he is shut in.
piracy-P30 = If the Pirate has not escaped after { $box_turns } turns, the Navy has won.
piracy-P31 = His square, his way and what he loads are his alone. A sighting shows his square and nothing else. When the game is over, all of it is open.
piracy-P32 = His log is kept by letters and numbers: M11-L11-K11 (J11) is a move from M11 to K11 and the chest of J11 loaded there. Columns have letters, rows have numbers from the top.

## Options

piracy-option-pirate = Who is the Pirate
piracy-option-telescope = Telescope
piracy-option-seize = Closed harbours seize the Pirate
piracy-option-badge = Once he has chests enough, garrisons turn over by themselves
piracy-option-talk = Captains talk
piracy-page-rule-talk = What a Captain writes to his own side is read by the Captains alone; or all talk is open, and the Pirate reads it too.
piracy-option-map = Chart

## A chart of one’s own

piracy-map-source = { $ours ->
        [yes] The board of the box is not known; { $map } is a chart of our own that keeps to all the rulebook says.
       *[no] { $map } is a chart of your own.
    }
piracy-map-in = { $file }: { $why }
piracy-map-not-text = “{ $file }” is not text. A chart is a TOML file.
piracy-map-toml = “{ $file }” is no TOML file: { $said }.
piracy-map-unknown = There is no “{ $field }” in a chart. Known are { $known }. ({ $clause })
piracy-map-field = { $field ->
        [name] A chart needs a name, in quotation marks.
       *[other] { $field } has to be a list of texts, in quotation marks.
    } ({ $clause })
piracy-map-size = The chart is { $columns } columns wide and { $rows } rows high; letters and numbers go up to { $most }, and there is at least one of each. ({ $clause })
piracy-map-ragged = Row { $row } has { $count ->
        [one] one square
       *[other] { $count } squares
    } and the first has { $usual }; look at { $square }. All rows are equally long. ({ $clause })
piracy-map-sign = { $square } is drawn as “{ $sign }”. Known signs are { $known }. ({ $clause })
piracy-map-harbours = There { $count ->
        [one] is one harbour
       *[other] are { $count } harbours
    } (at { $squares }); it takes { $needed }. ({ $clause })
piracy-map-room = There is room for { $count } chests (at { $squares }); it takes room for { $needed }, and an island holds at most { $most }. ({ $clause })
piracy-map-harbour-inland = No ship can lie next to the harbour at { $square }: it needs an ocean square above, below or beside it. ({ $clause })
piracy-map-chest-inland = No ship can lie next to the chest at { $square }: it needs an ocean square above, below or beside it. ({ $clause })
piracy-map-sea-apart = The sea is in parts: no way leads from { $from } to { $square }. ({ $clause })
piracy-map-departures = The Pirate could be kept from departing: five ships can close { $count ->
        [one] the only square
       *[other] all { $count } squares
    } (at { $squares }) that lie next to a harbour and have a way out that is not NO PASSING. It takes { $needed }. ({ $clause })
piracy-map-names = There are { $count } different names in { $field }; the chart shows { $needed }. ({ $clause })
piracy-map-name = “{ $name }” cannot be a name: it takes 1 to { $most } letters. ({ $clause })

## Roles

piracy-role-pirate = the Pirate
piracy-role-navy = the Navy

## Coach

piracy-coach-look = See him from here: { NUMBER($see, style: "percent", maximumFractionDigits: 0) }. Have him then: { NUMBER($hit, style: "percent", maximumFractionDigits: 0) }.
piracy-coach-move = Ram him blind: { NUMBER($ram, style: "percent", maximumFractionDigits: 0) }. See him from there: { NUMBER($see, style: "percent", maximumFractionDigits: 0) }.
piracy-coach-fire = One of two salvos hits: { NUMBER($hit, style: "percent", maximumFractionDigits: 0) }.
piracy-coach-roll = The die says how far; look at the chart meanwhile.
piracy-coach-still = Nothing gained, nothing lost.
piracy-coach-bury = Few squares to load it from, all of them easily watched.
piracy-coach-station = From here a ship sees much that no other sees.
piracy-coach-depart = Near chests, and out of reach of the ship that sails first.
piracy-coach-load = Takes the chest at { $site }.
piracy-coach-land = An open harbour: { NUMBER($open, style: "percent", maximumFractionDigits: 0) }.
piracy-coach-sail = { $steps ->
        [0] { $kind ->
            [chest] Beside the chest at { $goal }.
           *[harbour] Beside the harbour { $goal }.
        }
        [one] { $kind ->
            [chest] Towards the chest at { $goal }, one square from it.
           *[harbour] Towards the harbour { $goal }, one square from it.
        }
       *[other] { $kind ->
            [chest] Towards the chest at { $goal }, { $steps } squares from it.
           *[harbour] Towards the harbour { $goal }, { $steps } squares from it.
        }
    }

## The chart, drawn

piracy-sign = { $sign ->
        [land] land
        [ocean] ocean
        [strait] NO PASSING
        [island] island
        [site] place for a chest
       *[harbour] harbour
    }
piracy-harbours = Harbours
piracy-islands = Islands

## Terminal

piracy-typing = A square is a letter and a number: K11. “sail L11-K11” goes by L11 to K11, “sail K11” the shortest way there; “move K5” moves a ship of the Navy, “fire north” fires. “map” draws the chart.
piracy-chart-signs =
    A number: a ship of the Navy. P: the Pirate. $ a chest, x one that is gone. H a harbour, + open, - closed.
    # land, % an island, = no passing, o where you can go, ? where he can be.
piracy-position-ships = Ships of the Navy: { $ships }.
piracy-position-chests = Chests at { $chests }; missing: { $missing }.
piracy-position-harbours = Harbours face down: { $down }, { $good } of them open. Closed: { $closed }.
piracy-position-sighted = The Pirate was seen at { $square }.
piracy-position-possible = { $count ->
        [one] He can only be at { $squares }.
       *[other] He can be on { $count } squares{ $squares ->
            [none] {""}
           *[other] : { $squares }
        }.
    }
piracy-position-voyage = The Pirate is at { $square }, with { $chests } of { $enough } chests aboard.
piracy-position-log = His log: { $log }.
piracy-asked = { $moment ->
        [bury] Chest { $chests } of ten: on which island?
        [station] Where shall ship { $ship } lie?
        [depart] Where does the Pirate come from? Nobody else will know.
        [sail] The Pirate sails up to three squares, lies still or loads a chest.
        [roll] Ship { $ship } throws the die.
        [decide] Ship { $ship } has thrown { $roll }: look first, or move?
        [move] Nay. Ship { $ship } moves { $roll }, or stays.
        [engage] Aye! Ship { $ship } fires at range { $roll }, moves { $roll }, or stays.
       *[fire-again] The second salvo flies { $roll }. Fire, or cease?
    }
piracy-stage-set-up = Setting up
piracy-stage-aye = Seen at { $square }
piracy-stage-escape = Six chests gone: watch the harbours
piracy-phrase = { $verb ->
        [bury] Put a chest on { $first }
        [station] Station the ship at { $first }
        [set] Set up as the chart suggests
        [depart] Start at { $last }, out of { $first }
        [sail] { $then ->
            [land] Sail { $first } and land at { $last }
           *[rest] Sail { $first }
        }
        [land] Land at { $last }
        [wait] Lie still
        [load] Load the chest of { $first }
        [roll] Throw the die
        [look] Look through the telescope
        [move] Move to { $first }
        [stay] Stay where she is
        [fire] { $first ->
            [north] Fire north
            [east] Fire east
            [south] Fire south
           *[west] Fire west
        }
       *[cease] Cease fire
    }
piracy-fatal = Ship { $ship } lies there: if you end your move on its square, you have lost. Say so once more, and you do it. (P16)
piracy-offer-fatal = You would lose
piracy-offer-ways = Space: another way ({ $count })
piracy-hint = { $does ->
        [fire] arrows point, 8 6 2 4 fire N E S W
       *[point] arrows point at a square
    }
piracy-legend =
    ■ chest     × gone     · free place
    ⌂? harbour  ⌂+ open    ⌂× closed
    == NO PASSING     ○ can be chosen
    { $sea ->
        [red] red sea: where he probably is
       *[light] light sea, ·: where he can be
    }
piracy-roster-ships = { $count ->
        [one] ship { $ships }
       *[other] ships { $ships }
    }
piracy-roster-chests = Chests missing: { $stolen }; { $enough } are enough.
piracy-roster-harbours = Harbours face down: { $down }, { $good } open.
piracy-roster-log = Log, { $chests } aboard: { $log }
piracy-key-point = point at a square of the chart
piracy-key-do = do what the first button says
piracy-key-way = another way to the same square
piracy-key-look = look through the telescope
piracy-key-fire = fire north, east, south, west
piracy-key-still = lie still, stay, or cease fire
piracy-key-set-up = set up as the chart suggests
piracy-key-lift = take the finger off the chart

## Page

piracy-option-pirate-draw = by die
piracy-option-talk-team = among themselves
piracy-option-talk-open = with everyone
piracy-option-telescope-eight = eight directions
piracy-option-telescope-orthogonal = four directions
piracy-page-beside = Fleet
piracy-page-about-table = { $turn ->
        [0] setting up · { $name }
       *[other] turn { $turn } · { $stolen ->
            [0] no chest missing
            [one] one chest missing
           *[other] { $stolen } chests missing
        }
    }
piracy-page-side = The Navy
piracy-page-chart = Chart of { $name }
piracy-page-chart-label = Sea chart, { $columns } columns from A, { $rows } rows from 1
piracy-page-secret-chart = Your secret chart
piracy-page-chart-say = { $what ->
        [heat] { $secret ->
            [1] red: where the Navy expects you
           *[other] red: where he probably is
        }
        [fog] { $secret ->
            [1] hatched: where you can be, for all the Navy knows
           *[other] hatched: where he can be
        }
       *[none] soundings in fathoms
    }
piracy-page-no-quay = No harbour lies next to that square.
piracy-page-in-words = The chart in words
piracy-page-lies = { $who }: { $square }
piracy-page-can-be-here = He can be here
piracy-page-look = { $square }: { $ground ->
        [harbour] harbour, { $name }, { $token ->
            [open] open
            [closed] closed
           *[down] face down
        }
        [strait] strait, NO PASSING
        [chest] a chest, { $name }
        [stolen] an empty pit, { $name }
        [site] a place for a chest, { $name }
        [island] land, { $name }
        [land] land
       *[sea] open sea
    }
piracy-page-layers = What the chart shows
piracy-page-layer-heat = Belief
piracy-page-layer-heat-say = Where he probably is, as the coach reckons it
piracy-page-layer-fog = Can be
piracy-page-layer-fog-say = Every square where he can still be, as anyone could work out
piracy-page-layer-track = Track
piracy-page-layer-track-say = The Pirate’s way, turn by turn
piracy-page-spyglass = Spyglass · drag to look around
piracy-page-shout = { $kind ->
        [aye] Aye!
       *[nay] Nay.
    }
piracy-page-goal = { $verb ->
        [bury] Chest at { $square }
        [station] Ship at { $square }
        [depart] Start at { $square }
        [load] Load the chest of { $square }
        [land] Land at { $port }, { $square }
        [wait] Lie still at { $square }
        [fire] Fire at { $square }
        [move] Move to { $square }
       *[sail] Sail to { $square }
    }
piracy-page-goal-danger = { $name }. A ship lies there: you would lose
piracy-page-figure = { $measure ->
        [escape] you stay free
       *[catch] he is caught
    }
piracy-page-goal-chance = { $name }; { piracy-page-figure }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
piracy-page-fire = Fire
piracy-page-direction = { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
piracy-page-lit-say = { $measure ->
        [escape] % on lit squares: you stay free
       *[catch] % on lit squares: he is caught
    }
piracy-page-do = { $verb ->
        [bury] Put the chest at { $square }
        [station] Put ship { $ship } at { $square }
        [depart] Start at { $square }, from { $port }
        [load] Load { $square }
        [land] Land at { $port }
        [wait] Lie still
        [roll] Throw the die
        [look] Look first
        [stay] Stay
        [cease] Cease fire
        [fire] { $direction ->
            [north] Fire north
            [east] Fire east
            [south] Fire south
           *[west] Fire west
        }
        [move] { $first ->
            [1] Move first to { $square }
           *[other] Move to { $square }
        }
       *[sail] Sail to { $square }
    }
piracy-page-do-fatal = Run into ship { $ship } and lose
piracy-page-fatal = Ship { $ship } lies there
piracy-page-fatal-say = If you end your move on its square, you have lost.
piracy-page-back = Back
piracy-page-another = Another way ({ $count })
piracy-page-set-up = Suggested set-up
piracy-page-set-up-say = { $alone ->
        [1] all that is left
       *[other] this piece of yours
    }
piracy-page-pick = Pick a square
piracy-page-turn = { $moment ->
        [bury] Chest { $count } of ten
        [station] Ship { $next } is yours to place
        [depart] Where do you come from?
        [sail] Sail, up to three squares
        [roll] Ship { $ship } is yours to sail
        [decide] Ship { $ship } has rolled { $roll }
        [move] Nay. Move { $roll }, or stay
        [engage] Aye! Fire, move or stay
       *[fire-again] The second salvo: { $roll }
    }
piracy-page-turn-say = { $moment ->
        [bury] Point at a ringed cross; at most two chests an island.
        [station] Point at any free square of the sea.
        [depart] A ringed square beside a harbour. Nobody else will know.
        [sail] Point at a lit square, at a chest beside you, or lie still.
        [roll] The die says how far.
        [decide] Look first, and you may fire; or point where to move.
        [move] Point at a lit square, or leave her where she is.
        [engage] Each shot falls exactly { $roll ->
            [one] one square
           *[other] { $roll } squares
        } away. Who fires stays.
       *[fire-again] It falls exactly { $roll ->
            [one] one square
           *[other] { $roll } squares
        } away. You may also cease.
    }
piracy-page-instead = { $moment ->
        [bury] Point at a ringed cross.
        [station] Point at a free square of the sea.
        [depart] Point at a ringed square.
        [sail] Point at a lit square.
        [roll] Throw the die.
        [engage] Fire, stay, or point at a lit square.
        [fire-again] Fire, or cease.
       *[other] Point at a lit square, or press one of the buttons.
    }
piracy-page-round = Turn { $turn }
piracy-page-the-pirate = The Pirate, { $name }
piracy-page-ship-of = Ship { $ship }, { $name }
piracy-page-die = The die shows { $roll }
piracy-page-rolled = Ship { $ship }: { $roll ->
        [one] one square
       *[other] { $roll } squares
    } to sail, or a shot that falls exactly as far.
piracy-page-fleet = The fleet
piracy-page-lost = lost
piracy-page-stores = Harbours and chests
piracy-page-unknown = { $count } face down; { $open } of them open
piracy-page-closed = { $count } closed: { $squares }
piracy-page-opened = open: { $squares }
piracy-page-stolen = { $count ->
        [0] No chest is missing
        [one] One chest of ten is missing
       *[other] { $count } chests of ten are missing
    }
piracy-page-ten-chests = Ten chests
piracy-page-to-place = { $count ->
        [0] all placed
       *[other] { $count } to place
    }
piracy-page-own-log = Your log
piracy-page-yours-alone = yours alone
piracy-page-where-to = where to?
piracy-page-aboard = { $count } of { $enough } aboard
piracy-page-unmissed = The chest of { $square } will be missed when your next turn ends.
piracy-page-only-you = You are the Pirate.
piracy-page-only-you-say = Where you come from and where you sail, only you will see.
piracy-page-deed = { $verb ->
        [bury] Chest at { $square }
        [station] Ship at { $square }
        [set] Suggested set-up
        [depart] Start at { $square }, from { $harbour }
        [load] Load { $square }
        [land] { $way ->
            [none] Land at { $harbour }
           *[other] Land at { $harbour } by { $way }
        }
        [wait] Lie still
        [roll] Throw the die
        [look] Look first
        [stay] Stay
        [cease] Cease fire
        [fire] { $direction ->
            [north] Fire north
            [east] Fire east
            [south] Fire south
           *[west] Fire west
        }
        [move] Move to { $square }
       *[sail] { $way ->
            [none] Sail to { $square }
           *[other] Sail to { $square } by { $way }
        }
    }
piracy-page-probably = Likeliest at { $square }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
piracy-page-navy-thinks = The Navy would look for you at { $square }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
piracy-page-navy-right = The Navy would look for you at { $square }, where you are: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
piracy-page-knows-here = At { $square }, where you are: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
piracy-page-sureness = Confidence
piracy-page-sureness-say = 0 %: each of the { $count } squares where he can be is as likely as the next. 100 %: there is only one.
piracy-page-measure = { $measure ->
        [escape] Chance that you stay free of the next ship; the order counts your way to the goal too
       *[catch] Chance that he is caught, now or next time round
    }
piracy-page-voyage = The whole voyage
piracy-page-voyage-say = from { $square }, { $turns } turns
piracy-page-points = chests
piracy-page-points-say = The Pirate’s are the chests he has stolen, the Navy’s those it still guards. The escape or the catch decides who wins, not their number.
piracy-page-winner = { $side ->
        [navy] The Navy wins: { $names }
       *[pirate] { $names } gets away
    }
piracy-page-winner-say = { $side ->
        [navy] The Navy has saved { $stolen ->
            [0] all ten chests
           *[other] what was left of the treasure
        } after { $turns } turns.
       *[pirate] { $stolen } chests are gone for good, after { $turns } turns.
    }

## How strong the bots are

piracy-level-deckhand = As Pirate straight for the treasure, as Navy here and there; escapes four deckhands in five, but only one mate in twenty.
piracy-level-mate = As Pirate keeps out of the next ship’s reach, as Navy reckons where he must be; catches nine deckhands in ten and escapes as many.
piracy-level-captain = Finds out what kind of Pirate or Navy it is up against; catches seven mates in eight, and escapes nine in ten.

## Why not

piracy-why-now-bury = Chests are being put down: name a square of an island.
piracy-why-now-station = Ships are being put to sea: name an ocean square.
piracy-why-now-depart = First choose a harbour and the square you start from.
piracy-why-now-sail = It is the Pirate’s move: sail, load or land.
piracy-why-now-roll = First throw the die for your ship.
piracy-why-now-decide = The die lies there: look first, or move.
piracy-why-now-move = You have looked and heard Nay: move, or stay.
piracy-why-now-engage = You have looked and heard Aye: fire, move or stay.
piracy-why-now-fire-again = The second salvo: fire, or leave it.
piracy-why-no-place-for-a-chest = { $site } is no square of an island.
piracy-why-a-chest-lies-there = A chest lies at { $site } already.
piracy-why-two-chests-on-the-island = That island has its { $box_per_island } chests.
piracy-why-no-free-ocean = { $square } is no free ocean square.
piracy-why-not-next-to-a-harbour = { $square } is not next to a harbour at { $harbour }.
piracy-why-a-ship-waits-there = A ship of the Navy lies at { $square }.
piracy-why-shut-in-from-the-start = At { $square } ships would shut you in.
piracy-why-too-far = These are { $far } squares; you sail { $box_speed } at most.
piracy-why-no-way-over-ocean = From { $here } to { $there } is no step over ocean.
piracy-why-a-square-twice = { $square } comes twice on this way.
piracy-why-a-ship-in-the-strait = A ship holds the NO PASSING square { $square }.
piracy-why-no-chest-there = No chest lies at { $site }.
piracy-why-not-next-to-the-chest = You lie at { $here }, which is not next to { $site }.
piracy-why-no-turn-has-ended-here = You have not ended a turn here yet: lie still once, then load.
piracy-why-aboard-already = The chest of { $site } is aboard already.
piracy-why-fewer-than-six-chests = Landing takes { $box_enough } chests; you have { $has }.
piracy-why-no-harbour-next-to-the-end = You would end at { $end }, and { $harbour } is no harbour next to it.
piracy-why-a-token-would-turn-by-itself = At { $end } the token of a harbour turns by itself: land there, or end elsewhere.
piracy-why-known-to-be-closed = The garrison of { $harbour } is closed, as everyone has seen.
piracy-why-a-friend-lies-there = Another ship lies at { $square }.
piracy-why-only-past-a-friend-in-a-strait = The way to { $square } leads through a NO PASSING square that another ship holds.
piracy-why-not-as-far-as-the-die-says = The die says { $roll }, and no such way ends at { $square }.

## How games end

piracy-ending = { $how ->
        [escaped] The Pirate escaped
        [lost-the-fleet] The Navy lost all its ships
        [caught] A ship ran the Pirate down
        [ran-into] The Pirate ran into a ship
        [sunk] The guns sank the Pirate
        [shut-in] The Pirate was shut in
        [seized] A harbour seized the Pirate
       *[ran-out-of-time] The Pirate ran out of turns
    }
