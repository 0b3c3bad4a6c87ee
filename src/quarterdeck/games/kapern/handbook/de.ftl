kapern-handbook-aim-1 = Wirf { $box_dice } Würfel auf Schätze, behalte, was du magst, und wirf den Rest noch einmal, sooft du dich traust.
kapern-handbook-aim-2 = Hör rechtzeitig auf, und die Punkte gehören dir; drei Totenköpfe beenden deinen Zug, und er bringt nichts.
kapern-handbook-aim-3 = Sobald jemand { $target } Punkte hat, sind alle anderen noch einmal dran; dann gewinnen die meisten Punkte.
kapern-handbook-turn-card = Deck eine Karte auf
kapern-handbook-turn-card-say = Sie gilt für deinen ganzen Zug.
kapern-handbook-turn-roll = Wirf alle Würfel
kapern-handbook-turn-roll-say = Totenköpfe bleiben liegen.
kapern-handbook-turn-keep = Behalten und werfen
kapern-handbook-turn-keep-say = Zwei Würfel oder mehr, nur keine Totenköpfe, sooft du dich traust.
kapern-handbook-turn-stop = Aufhören oder untergehen
kapern-handbook-turn-stop-say = Wer aufhört, punktet; der dritte Totenkopf nimmt alles.
kapern-handbook-or = oder
kapern-handbook-groups = Punkte für gleiche Würfel
kapern-handbook-alike = gleiche
kapern-handbook-points = Punkte
kapern-handbook-gems = Jede Münze und jeder Diamant bringt { $points } dazu, ob in einem Satz oder nicht.
kapern-handbook-chest = Alle { $dice } Würfel zählen, und kein Totenkopf ist gefallen: { $points } dazu.
kapern-handbook-double = Der Pirat verdoppelt alles, auch die Truhe.
kapern-handbook-ship = Ein Piratenschiff: mit seinen Säbeln der Bonus dazu, ohne sie nur der Bonus weniger.
kapern-handbook-curse = { $skulls } Totenköpfe oder mehr im ersten Wurf: Totenkopfinsel. Du bekommst nichts, und alle anderen verlieren { $points } für jeden Totenkopf.
kapern-handbook-try = Probier es: Was brächte das?
kapern-handbook-try-say = Drück auf einen Würfel, um ihn zu drehen, wähl eine Karte und sieh, was es zusammen ergibt.
kapern-handbook-card = Karte
kapern-handbook-die = Würfel { $place }: { $face }. Drehen.
kapern-handbook-sum = { $points } Punkte
kapern-handbook-dice = { $dice } Würfel mit je sechs Seiten
kapern-handbook-face = { $face ->
        [skull] Bleibt liegen, wo er fällt. Der dritte beendet deinen Zug.
        [sabre] Drei oder mehr sind ein Satz. Piratenschiffe verlangen sie.
        [monkey] Drei oder mehr sind ein Satz. Mit der Karte Tiere zählen Papageien dazu.
        [parrot] Drei oder mehr sind ein Satz. Mit der Karte Tiere zählen Affen dazu.
        [coin] Je { $treasure } Punkte, und drei oder mehr sind außerdem ein Satz.
       *[diamond] Je { $treasure } Punkte, und drei oder mehr sind außerdem ein Satz.
    }
kapern-handbook-more = Der Stapel: { $count } Karten
