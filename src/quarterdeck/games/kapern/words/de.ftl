kapern = Piraten Kapern
kapern-about = Acht Würfel, eine Karte und die Frage: noch einmal werfen?

## Dinge

kapern-thing-k = { $count ->
        [one] 1 Totenkopf
       *[other] { $count } Totenköpfe
    }
kapern-thing-s = { $count ->
        [one] 1 Säbel
       *[other] { $count } Säbel
    }
kapern-thing-m = { $count ->
        [one] 1 { $role ->
                [object] Affen
               *[subject] Affe
            }
       *[other] { $count } Affen
    }
kapern-thing-p = { $count ->
        [one] 1 Papagei
       *[other] { $count } Papageien
    }
kapern-thing-c = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
kapern-thing-d = { $count ->
        [one] 1 { $role ->
                [object] Diamanten
               *[subject] Diamant
            }
       *[other] { $count } Diamanten
    }

kapern-card = { $card ->
        [coin] Goldmünze
        [diamond] Diamant
        [pirate] Pirat
        [animals] Tiere
        [guardian] Wächterin
        [treasure_island] Schatzinsel
        [skull1] Ein Totenkopf
        [skull2] Zwei Totenköpfe
        [ship2] Piratenschiff, { $box_sabres2 } Säbel
        [ship3] Piratenschiff, { $box_sabres3 } Säbel
       *[ship4] Piratenschiff, { $box_sabres4 } Säbel
    }
kapern-card-meaning = { $card ->
        [coin] Du beginnst mit einer Münze mehr: Sie bringt Geld und zählt im Satz.
        [diamond] Du beginnst mit einem Diamanten mehr: Er bringt Geld und zählt im Satz.
        [pirate] Alles, was du erzielst, zählt doppelt. Der Fluch der Totenkopfinsel auch.
        [animals] Affen und Papageien zählen als ein und dasselbe Tier.
        [guardian] Einmal in diesem Zug darfst du einen Totenkopf neu werfen, sogar den dritten.
        [treasure_island] Würfel auf der Insel zählen auch dann, wenn dich die Totenköpfe holen.
        [skull1] Du beginnst mit einem Totenkopf. Keine Truhe in diesem Zug.
        [skull2] Du beginnst mit zwei Totenköpfen. Keine Truhe in diesem Zug.
        [ship2] Zeig { $box_sabres2 } Säbel und hör auf: { $box_bonus2 } mehr. Misslingt es, kostet es dich { $box_bonus2 }.
        [ship3] Zeig { $box_sabres3 } Säbel und hör auf: { $box_bonus3 } mehr. Misslingt es, kostet es dich { $box_bonus3 }.
       *[ship4] Zeig { $box_sabres4 } Säbel und hör auf: { $box_bonus4 } mehr. Misslingt es, kostet es dich { $box_bonus4 }.
    }

## Was geschieht

kapern-turn-began = Zug { $turn }: { $name }.
kapern-reshuffled = Der Stapel ist verbraucht; die Ablage wird gemischt.
kapern-turned-over = { $name } deckt auf: { kapern-card }.
kapern-threw = { $name } würfelt { THINGS($thrown, role: "object") }.
kapern-called-guardian = { $name } ruft die Wächterin, um einen Totenkopf aufzunehmen.
kapern-placed = { $name } legt auf die Insel: { THINGS($dice) }; { $points } Punkte sind sicher.
kapern-scored = { $name } hört auf und erhält { $points }{ $chest ->
        [1] , die Truhe ist voll
       *[0] {""}
    }.
kapern-sank = { $skulls } Totenköpfe: { $name } ist verloren{ $points ->
        [0] {""}
       *[other] , doch { $points } Punkte liegen sicher auf der Insel
    }.
kapern-lost-fight = Das Schiff entkommt { $name } und kostet { $bonus }.
kapern-reached-skull-island = { $skulls } Totenköpfe: { $name } landet auf der Totenkopfinsel!
kapern-cursed = { $name } verlässt die Totenkopfinsel mit { $skulls } Totenköpfen. Alle anderen verlieren { $points }.
kapern-final-round = { $name } hat { $points } Punkte: Die Schlussrunde beginnt. Alle anderen haben noch einen Zug.
kapern-last-turn = { $name } ist überholt worden und hat einen letzten Zug.
kapern-sudden-death = Alle liegen wieder unter dem Ziel. Wer es zuerst erreicht, gewinnt sofort.
kapern-pirate-magic = Piratenmagie! Neun Gleiche: { $name } gewinnt auf der Stelle.
kapern-time-up = { $rounds } Runden sind gespielt: Der höchste Stand entscheidet.
kapern-won = { $winners ->
        [one] { $names } gewinnt das Spiel.
       *[other] { $names } teilen sich den Sieg.
    }

## Die Regeln, in unseren Worten

kapern-chapter-turn = Der Zug
kapern-chapter-points = Punkte
kapern-chapter-island = Die Totenkopfinsel
kapern-chapter-cards = Die Karten
kapern-chapter-end = Das Ende
kapern-chapter-house = Hausregeln

kapern-K1 = Zwei bis fünf spielen. Wer am jüngsten ist, beginnt; dann geht es im Uhrzeigersinn.
    .ours = Ein Bildschirm fragt nicht nach dem Alter: Wer beginnt, wird gelost, oder der Tisch nennt einen Stuhl, unter denen gezählt, die mitspielen.
kapern-K2 = Das Ziel sind { $box_target } Punkte; ein Tisch kann sich auf { $box_low_target } oder { $box_high_target } einigen.
kapern-K3 = Ein Zug beginnt mit der obersten Karte. Sie gilt für den ganzen Zug, vom ersten Wurf an. Ist der Stapel verbraucht, wird die ganze Ablage zu einem neuen gemischt.
kapern-K4 = Der erste Wurf ist mit allen { $box_dice } Würfeln.
kapern-K5 = Nach einem Wurf, der den Zug nicht beendet, hört man auf und wertet oder wirft noch einmal.
kapern-K6 = Alle Würfel auf dem Tisch außer Totenköpfen dürfen neu geworfen werden, auch früher beiseitegelegte; keiner muss liegen bleiben.
kapern-K7 = Ein Wurf ist mit mindestens zwei Würfeln.
kapern-K8 = Ein Totenkopf bleibt bis zum Ende des Zuges liegen.
kapern-K9 = Der dritte Totenkopf, die der Karte mitgezählt, beendet den Zug ohne Punkte; übergehen lässt er sich nicht.
kapern-K10 = Am Ende des Zuges wird die Karte abgelegt, und die Würfel gehen nach links.
kapern-K11 = 3, 4, 5, 6, 7 oder { $box_dice } Gleiche sind { $box_group3 }, { $box_group4 }, { $box_group5 }, { $box_group6 }, { $box_group7 } oder { $box_group8 } wert. Jedes Symbol außer dem Totenkopf bildet seinen eigenen Satz.
kapern-K12 = Jede Münze und jeder Diamant ist weitere { $box_treasure } wert.
kapern-K13 = Zählt jeder der { $box_dice } Würfel, ist die Truhe voll: { $box_chest } mehr.
    .ours = Ein Säbel, den ein besiegtes Schiff verlangt hat, zählt auch. Münze oder Diamant der Karte ist kein Würfel, kann aber einen Satz ergänzen.
kapern-K14 = Wer einen Totenkopf gewürfelt hat, kann die Truhe nicht mehr füllen, auch wenn die Wächterin ihn aufnahm; mit einer Totenkopfkarte kann es niemand.
kapern-K15 = Die Piratenkarte verdoppelt alle Punkte des Zuges, auch die der Truhe.
kapern-K16 = Vier oder mehr Totenköpfe im ersten Wurf führen auf die Totenkopfinsel, ob man will oder nicht. Genau drei beenden den Zug.
    .ours = Die Totenköpfe der Karte zählen mit.
kapern-K17 = Auf der Totenkopfinsel werden alle Würfel außer den Totenköpfen neu geworfen, solange ein neuer Totenkopf kommt.
    .ours = Es endet auch, wenn weniger als zwei Würfel übrig sind.
kapern-K18 = Der Besucher erhält nichts, und alle anderen verlieren { $box_curse } je Totenkopf, die der Karte mitgezählt; { $box_double_curse } mit der Piratenkarte. Ein Stand darf unter null fallen.
kapern-K19 = Mit einem Piratenschiff kommt niemand auf die Totenkopfinsel: Drei oder mehr Totenköpfe sind ein verlorener Kampf.
kapern-K20 = Schatzinsel: Nach einem Wurf dürfen Würfel außer Totenköpfen auf die Karte gelegt und später wieder genommen und geworfen werden. Kommen die Totenköpfe, zählen nur die Würfel, die während dieses Wurfs dort lagen.
    .ours = Keiner muss dort liegen. Was dort liegt, zählt ohne Truhe; wer aufhört, wertet alle { $box_dice } Würfel.
kapern-K21 = Pirat: Punkte zählen doppelt, der Fluch der Totenkopfinsel auch.
kapern-K22 = Totenkopfkarte: Der Zug beginnt mit einem oder zwei Totenköpfen.
kapern-K23 = Wächterin: Einmal im Zug darf ein Totenkopf neu geworfen werden, auch allein.
    .ours = Andere Würfel dürfen mit ihm geworfen werden, und es darf der dritte sein, schon im ersten Wurf. Gegen mehr als drei hilft sie nicht, und nicht auf der Totenkopfinsel.
kapern-K24 = Piratenschiff: Wer mit mindestens seinen Säbeln aufhört, wertet die Würfel und die Prämie. Wer nicht, erhält nichts und verliert die Prämie.
    .ours = Vorher aufzuhören ist erlaubt.
kapern-K25 = Goldmünze und Diamant: einer mehr davon, der Geld bringt und im Satz zählt.
kapern-K26 = Tiere: Affen und Papageien sind ein Symbol.
kapern-K27 = Wer einen Zug am Ziel oder darüber beendet, eröffnet die Schlussrunde: Alle anderen haben genau einen Zug mehr.
    .ours = Sie wird nur einmal eröffnet.
kapern-K28 = Steht dann jemand über dem, der sie eröffnet hat, hat dieser einen letzten Zug.
    .ours = Das wird nur einmal geprüft, und niemand antwortet auf diesen Zug.
kapern-K29 = Der höchste Stand gewinnt, und das Spiel ist zu Ende.
    .ours = Bei Gleichstand wird der Sieg geteilt.
kapern-K30 = Sind danach alle unter dem Ziel, geht es weiter, und wer zuerst einen Zug am Ziel oder darüber beendet, gewinnt sofort.
    .ours = Weiter geht es links von dem, der zuletzt dran war.
kapern-K31 = Piratenmagie: Neun Gleiche, Münze oder Diamant der Karte mitgezählt, gewinnen das Spiel, sobald sie liegen.
    .ours = Totenköpfe zählen nicht.
kapern-K32 = Nach { $box_rounds } Runden ist das Spiel zu Ende, und der höchste Stand gewinnt.
kapern-guardian_chest = Hausregel: Für die Truhe zählt nur, was die Würfel am Ende zeigen, nicht, ob die Wächterin einen Totenkopf aufnahm.
kapern-skull_chest = Hausregel: Die Truhe lässt sich auch mit einer Totenkopfkarte füllen.
kapern-keep_one = Hausregel: Bei jedem neuen Wurf bleibt mindestens ein Würfel liegen, der kein Totenkopf ist.
kapern-floor_zero = Hausregel: Kein Stand fällt unter null.

## Optionen

kapern-option-target = Punkte zum Sieg
kapern-option-first = Wer beginnt
kapern-option-first-lot = das Los
kapern-option-guardian_chest = Truhe trotz Wächterin
kapern-option-skull_chest = Truhe mit Totenkopfkarte
kapern-option-keep_one = Mindestens ein Würfel bleibt
kapern-option-floor_zero = Kein Stand unter null

## Der Rat

kapern-coach-best = { $deed }.
kapern-coach-equal = { $deed } – genauso gut.
kapern-coach-calmer = { $deed } – { $points ->
        [0] genauso gut, und ruhiger.
       *[other] { $points } weniger, aber ruhiger.
    }
kapern-coach-worse = { $deed } – lässt { NUMBER($points, useGrouping: 0) } liegen.
kapern-coach-chance = { $deed } – verschenkt { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } vom Sieg.
kapern-coach-roll = Würfle, mehr ist hier nicht zu tun
kapern-coach-keep = Behalten: { THINGS($dice) }; { $count } Würfel werfen
kapern-coach-place = Auf die Insel: { THINGS($dice) }; { $count } Würfel werfen
kapern-coach-lift = Ruf die Wächterin; behalten: { THINGS($dice) }; { $count } Würfel werfen
kapern-coach-stop = { $points ->
        [0] Hör mit nichts auf
       *[other] Nimm { NUMBER($points, useGrouping: 0) }
    }{ $chest ->
        [1] , die volle Truhe eingerechnet
       *[0] {""}
    }
kapern-coach-flee = Lass das Schiff ziehen, für { NUMBER($points, useGrouping: 0) }
kapern-coach-sink = Gib dem dritten Totenkopf seinen Willen

## Rechnen

kapern-solve-title = Ein Zug mit jeder Karte
kapern-solve-foot = So gut wie möglich auf Punkte gespielt. Neun Gleiche zählen { $box_nine }.
kapern-solve-ranked = Alle Möglichkeiten, die beste zuerst; weiter wird so gut wie möglich gespielt.
kapern-solve-card = Karte
kapern-solve-action = Aktion
kapern-solve-expected = Punkte
kapern-solve-bust = Verloren
kapern-solve-stop = Aufgehört
kapern-solve-skull-island = Totenkopfinsel
kapern-solve-rolls = Würfe
kapern-solve-risk = Sofort verloren
kapern-solve-both = Eine Stellung braucht Karte und Würfel, etwa --card pirate --dice 1k3s1m1p2c.
kapern-solve-guardian = Verbraucht sein kann nur die Wächterin: --guardian used gehört zu --card guardian.
kapern-solve-dice = „{ $text }“ sind keine Würfel. Schreib acht davon, gezählt mit den Buchstaben { $letters }, etwa 1k3s1m1p2c.
kapern-solve-eight = „{ $text }“ ergibt { $count } Würfel; es müssen genau acht sein, wie in 1k3s1m1p2c.
kapern-solve-skulls = Mit { $skulls } Totenköpfen, die der Karte mitgezählt, ist der Zug vorbei und nichts mehr zu entscheiden. Frag nach Würfeln mit weniger.
kapern-solve-magic = Neun Gleiche gewinnen auf der Stelle, da ist nichts mehr zu entscheiden. Frag nach anderen Würfeln.
kapern-solve-scoring = Punktestände werden berechnet
kapern-solve-meeting = Admiral trifft Kapitän
kapern-solve-stand = { NUMBER($mine, useGrouping: 0) } am Zug gegen { NUMBER($theirs, useGrouping: 0) }: Gewinnchance { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
kapern-solve-stand-foot = Mit jeder Karte, vor dem ersten Wurf; zu zweit, beide auf Sieg.
kapern-solve-chance = Sieg
kapern-solve-meetings = Ein Spiel zu zweit, bevor es beginnt
kapern-solve-share = Admiral gegen Kapitän, über beide Plätze: { $share }
kapern-solve-first = Zuerst
kapern-solve-second = Danach
kapern-solve-first-wins = Wer beginnt, gewinnt
kapern-solve-scores = „{ $text }“ sind keine zwei Punktestände. Schreib den von der Seite am Zug, ein Komma und den anderen, etwa --scores 3000,4500.
kapern-solve-hundreds = „{ $text }“ können keine Punktestände sein: Alle Punkte sind Hunderter, wie in --scores 3000,4500.
kapern-solve-there = Wer am Zug ist, kann nicht schon bei { NUMBER($score, useGrouping: 0) } stehen: Ab { NUMBER($target, useGrouping: 0) } hätte die letzte Runde begonnen. Frag nach weniger.
kapern-solve-win-first = --scores und --fresh gehören zu --win, das nach der Gewinnchance fragt.
kapern-solve-win-alone = --win fragt nach Punkteständen, --card und --dice nach einer Stellung; frag eins nach dem anderen.

## Terminal

kapern-face = { $face ->
        [skull] Totenkopf
        [sabre] Säbel
        [monkey] Affe
        [parrot] Papagei
        [coin] Münze
       *[diamond] Diamant
    }
kapern-die = { $state ->
        [picked] { $place } wirf
        [locked] fest
       *[free] { $place }
    }
kapern-skulls = { $skulls ->
        [0] drei Totenköpfe, und Schluss
        [one] einer da, drei sind zu viel
        [2] zwei da, noch einer fehlt
       *[other] { $skulls } Totenköpfe
    }
kapern-phrase = { $verb ->
        [reroll] Wirf { THINGS($dice, role: "object") }
        [place] Auf die Insel: { THINGS($dice) }
        [roll] Wirf
        [stop] Hör auf
       *[sink] Geh unter
    }
kapern-offer-all = Alle { $box_dice } Würfel werfen
kapern-offer-gather = { $dice } Würfel werfen, mehr Totenköpfe
kapern-offer-rescue = { $dice ->
        [0] Wähl einen Totenkopf
        [one] Wächterin: den Totenkopf werfen
       *[other] Wächterin: { $dice } Würfel werfen
    }
kapern-offer-roll = { $dice ->
        [0] Wähl Würfel
        [one] Einen Würfel werfen
       *[other] { $dice } Würfel werfen
    }
kapern-earning = { $kind ->
        [group] { NUMBER($points, useGrouping: 0) } für { THINGS($dice, role: "object") }
        [animals] { NUMBER($points, useGrouping: 0) } für { $count } Tiere
        [treasure] { NUMBER($points, useGrouping: 0) } für Münzen und Diamanten
        [ship] { NUMBER($points, useGrouping: 0) } für das Schiff
        [chest] { NUMBER($points, useGrouping: 0) } für die volle Kiste
        [lost] { NUMBER($points, useGrouping: 0) }, weil das Schiff entkommt
       *[double] alles doppelt
    }
kapern-page-earnings = Aufhören bringt { $earnings }.
kapern-offer-take = { NUMBER($points, useGrouping: 0) } nehmen
kapern-page-pass = und { $name } ist am Zug
kapern-offer-stop = Aufhören
kapern-offer-sink = Untergehen
kapern-outlook = { $first }{ $more }
kapern-outlook-bust = Risiko { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }
kapern-outlook-island = Totenkopfinsel { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }
kapern-outlook-safe = { NUMBER($points, useGrouping: 0) } sicher
kapern-outlook-take = { NUMBER($points, useGrouping: 0) } nehmen
kapern-outlook-lose = { NUMBER($points, useGrouping: 0) } verlieren
kapern-outlook-nothing = der Zug bringt nichts
kapern-key-move = die Würfel entlanggehen
kapern-key-pick = einen Würfel zum Werfen wählen oder zurücklegen
kapern-key-roll = werfen, was gewählt ist; beim ersten Mal alle acht
kapern-key-stop = aufhören und werten
kapern-key-all = alle Würfel wählen oder keinen
kapern-key-guardian = Wächterin: einen Totenkopf aufnehmen oder zurücklegen
kapern-key-island = Schatzinsel: einen Würfel von der Insel fernhalten oder darauf legen; sonst liegen alle behaltenen dort
kapern-key-sink = den dritten Totenkopf gewähren lassen
kapern-hint = 1–{ $box_dice } wählen   a alle
kapern-hint-card = { $card ->
        [guardian] g Totenkopf aufnehmen
        [treasure_island] i auf die Insel oder nicht
       *[other] {""}
    }
kapern-night-title = T O T E N K O P F I N S E L
kapern-night-curse = { $points ->
        [0] {""}
       *[other] { $skulls } Totenköpfe: Alle anderen verlieren { NUMBER($points, useGrouping: 0) }
    }
kapern-night-roll = Enter: die anderen { $dice } Würfel werfen
kapern-night-leave = eine beliebige Taste: zurück an den Tisch
kapern-stage-final = Schlussrunde, eröffnet von { $name }
kapern-stage-reply = Letzter Zug: { $name }
kapern-stage-sudden = Wer das Ziel erreicht, gewinnt
kapern-keep-missing = Nicht alle davon liegen da, um sie zu behalten. Es liegen { THINGS($dice) }.
kapern-typing = Würfel haben Buchstaben: k Totenkopf, s Säbel, m Affe, p Papagei, c Münze, d Diamant. „reroll 2s1m“ wirft zwei Säbel und einen Affen noch einmal, „keep 3c“ alles außer drei Münzen; „stop“ beendet den Zug.
kapern-position-card = Karte: { kapern-card }. { kapern-card-meaning }
kapern-position-dice = Würfel: { THINGS($dice) } ({ $dice }).
kapern-position-skulls = { $skulls ->
        [0] Noch kein Totenkopf; drei beenden den Zug.
        [one] Ein Totenkopf; drei beenden den Zug.
       *[other] { $skulls } Totenköpfe; drei beenden den Zug.
    }
kapern-position-island = Auf der Insel: { THINGS($dice) } ({ $dice }).

## Seite

kapern-page-about-table = { kapern-page-target } · Zug { $turn }
kapern-page-target = bis { NUMBER($target, useGrouping: 0) }
kapern-page-race = Punkte, Wettfahrt bis { NUMBER($target, useGrouping: 0) }
kapern-page-started-final = hat die Schlussrunde eröffnet
kapern-page-card = Karte dieses Zuges: { $name }
kapern-page-card-back = Eine verdeckte Karte
kapern-page-hand = In der Hand
kapern-page-hand-mine = In deiner Hand
kapern-page-hand-rest = Alle acht in der Hand
kapern-page-hand-hint = tipp einen Würfel an, um ihn zu werfen; der Rest bleibt
kapern-page-tag-roll = werfen
kapern-page-tag-lift = heben
kapern-page-die = { $state ->
        [rest] Würfel { $place }, noch nicht geworfen
        [locked] Würfel { $place }: { $face }, liegt fest
        [picked] Würfel { $place }: { $face }, zum Werfen gewählt
        [lift] Würfel { $place }: { $face }, zum Heben gewählt
        [isle] Würfel { $place }: { $face }, auf der Insel
       *[free] Würfel { $place }: { $face }
    }
kapern-page-skulls = Totenköpfe
kapern-page-skulls-say = { $count ->
        [0] drei beenden den Zug
        [one] drei beenden den Zug
        [2] noch einer, und es ist aus
        [3] das war der dritte
       *[other] { $count } an der Zahl
    }
kapern-page-skull-card = ein Totenkopf auf der Karte
kapern-page-isle = Auf der Insel
kapern-page-isle-safe = sicher, wert
kapern-page-isle-land = Behaltenes geht an Land
kapern-page-slot = Kommt hierher, wenn du ihn nicht wählst
kapern-page-rescue = Drei Totenköpfe und eine Laterne
kapern-page-rescue-say = Die Wächterin hebt einen zurück in deine Hand. Fällt wieder ein Totenkopf, ist der Zug vorbei.
kapern-page-word-scored = { $chest ->
        [1] Die Truhe ist voll: +{ NUMBER($points, useGrouping: 0) }
       *[other] { $points ->
            [0] Diesmal nichts
           *[other] +{ NUMBER($points, useGrouping: 0) }
        }
    }
kapern-page-word-sank = { $points ->
        [0] Das Meer holt sich seinen Teil
       *[other] Die Insel bewahrt { NUMBER($points, useGrouping: 0) }
    }
kapern-page-word-lost-fight = Das Schiff entkommt
kapern-page-word-final-round = Die Schlussrunde
kapern-page-word-last-turn = Ein letzter Zug
kapern-page-word-sudden-death = Plötzlicher Tod
kapern-page-word-pirate-magic = Piratenzauber!
kapern-page-word-time-up = Die Zeit ist um
kapern-page-island = Die Totenkopfinsel
kapern-page-island-bill = Die Totenkopfinsel schickt die Rechnung
kapern-page-bill = Was die anderen verlieren
kapern-page-no-dice = Zu wenige sind gewählt: Ein Wurf braucht mindestens zwei Würfel.
kapern-page-no-skull = Dieser Totenkopf bleibt liegen, bis der Zug zu Ende ist.
kapern-page-moment = { $moment ->
        [roll] Die Karte liegt offen: wirf alle acht.
        [place] Behaltene Würfel gehen auf die Insel. Noch ein Wurf, oder aufhören?
        [rescue] Die Wächterin hilft einmal im Zug.
        [gather] Jeder neue Totenkopf kostet die anderen mehr.
       *[decide] Noch ein Wurf, oder aufhören und werten?
    }
kapern-page-gather-price = jeder Totenkopf kostet die anderen
kapern-page-pick-two = wähl mindestens zwei
kapern-page-instead = { $moment ->
        [roll] wirf alle acht Würfel.
        [gather] wirf die anderen Würfel.
        [rescue] wirf einen Totenkopf neu, oder lass es sinken.
       *[other] wirf zwei oder mehr Würfel, oder hör auf ({ $price }).
    }
kapern-page-coach-do = { $verb ->
        [stop] Aufhören
        [sink] Sinken lassen
        [place] Auf die Insel legen
       *[other] Wirf
    }
kapern-page-coach-bust = Risiko
kapern-page-best-turns = Beste Züge
kapern-page-best-turn = { $name }: { NUMBER($points, useGrouping: 0) } Punkte in Zug { $turn }.
kapern-page-no-best-turn = { $name } hat nichts heimgebracht.

## Wie stark die Bots sind

kapern-level-deckhand = Behält den größten Satz und hört nach Münzwurf auf; schlägt den Zufall vier von fünf Mal.
kapern-level-mate = Spielt nach guten Faustregeln; schlägt einen Matrosen drei von vier Mal.
kapern-level-captain = Kennt den genauen Wert jedes Wurfs; schlägt einen Maat drei von vier Mal und vier Maate jedes zweite Mal.
kapern-level-admiral = Spielt auf Sieg statt auf Punkte, und zwar genau; eine Spur besser als ein Kapitän.

## Why not

kapern-why-now-roll = Der Zug beginnt mit einem Wurf aller { $box_dice } Würfel.
kapern-why-now-place = Sag zuerst, welche Würfel auf der Schatzinsel liegen.
kapern-why-now-decide = Die Würfel liegen: Wirf einige neu oder hör auf.
kapern-why-now-rescue = Der dritte Totenkopf liegt da: Lass die Wächterin einen aufnehmen oder geh unter.
kapern-why-now-gather = Auf der Totenkopfinsel bleibt nur eins: alle Würfel ohne Totenkopf neu werfen.
kapern-why-a-locked-skull = Ein Totenkopf bleibt liegen, wo er fiel, und du hast die Wächterin nicht.
kapern-why-the-guardian-is-spent = Die Wächterin hat in diesem Zug schon einen Totenkopf aufgenommen.
kapern-why-more-than-one-skull = Die Wächterin nimmt einen Totenkopf auf; du hast { $skulls } gewählt.
kapern-why-the-third-skull-stays = Drei Totenköpfe liegen da, und diese Würfel lassen sie alle liegen.
kapern-why-dice-that-do-not-lie-there = Du hast { THINGS($wanted, role: "object") } gewählt; da liegen { THINGS($lying) }.
kapern-why-fewer-than-two-dice = Ein Wurf nimmt mindestens zwei Würfel; du hast { $wanted } gewählt.
kapern-why-no-die-is-kept = Nach Hausregel bleibt ein Würfel ohne Totenkopf liegen; du hast alle { $wanted } gewählt.
kapern-why-a-skull-on-the-island = Kein Totenkopf darf auf der Schatzinsel liegen.
kapern-why-dice-that-cannot-be-placed = Du hast { THINGS($wanted, role: "object") } gewählt; da liegen { THINGS($lying) }.

## How games end

kapern-ending = { $how ->
        [sudden-death] Stechen
        [time-up] Die Runden waren um
       *[usual] Die Schlussrunde
    }
