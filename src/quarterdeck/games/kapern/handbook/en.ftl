kapern-handbook-aim-1 = Roll { $box_dice } dice for treasure, keep what you like and roll the rest again, as often as you dare.
kapern-handbook-aim-2 = Stop in time and the points are yours; three skulls end your turn, and it brings nothing.
kapern-handbook-aim-3 = Once somebody has { $target } points, everyone else has one more turn; then the most points win.
kapern-handbook-turn-card = Turn over a card
kapern-handbook-turn-card-say = It rules your whole turn.
kapern-handbook-turn-roll = Roll all the dice
kapern-handbook-turn-roll-say = Skulls stay where they fall.
kapern-handbook-turn-keep = Keep some, roll some
kapern-handbook-turn-keep-say = Two dice or more, any but skulls, as often as you dare.
kapern-handbook-turn-stop = Stop, or sink
kapern-handbook-turn-stop-say = Stop and score; the third skull takes it all.
kapern-handbook-or = or
kapern-handbook-groups = Points for dice that are alike
kapern-handbook-alike = alike
kapern-handbook-points = points
kapern-handbook-gems = Each coin and each diamond brings { $points } more, in a group or not.
kapern-handbook-chest = All { $dice } dice score and no skull was rolled: { $points } more.
kapern-handbook-double = The Pirate doubles everything, the chest too.
kapern-handbook-ship = A Pirate Ship: with its sabres the bonus more, without them nothing but the bonus less.
kapern-handbook-curse = { $skulls } skulls or more on the first roll: Skull Island. You score nothing, and everyone else loses { $points } for each skull.
kapern-handbook-try = Try it: what would this bring?
kapern-handbook-try-say = Press a die to turn it, choose a card, and see the points add up.
kapern-handbook-card = Card
kapern-handbook-die = Die { $place }: { $face }. Turn it.
kapern-handbook-sum = { $points } points
kapern-handbook-dice = { $dice } dice, six faces each
kapern-handbook-face = { $face ->
        [skull] Stays where it falls. The third ends your turn.
        [sabre] Three or more are a group. Pirate Ships ask for them.
        [monkey] Three or more are a group. With the Animals card parrots join in.
        [parrot] Three or more are a group. With the Animals card monkeys join in.
        [coin] { $treasure } points each, and three or more are a group besides.
       *[diamond] { $treasure } points each, and three or more are a group besides.
    }
kapern-handbook-more = The pile: { $count } cards
