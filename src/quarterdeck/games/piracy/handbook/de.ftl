piracy-handbook-aim-1 = Einer von euch ist der Pirat und segelt ungesehen; alle anderen befehligen die { $box_ships } Schiffe der Marine.
piracy-handbook-aim-2 = Der Pirat stiehlt { $box_enough } von { $box_chests } Truhen und muss dann in einen Hafen schlüpfen, dessen Garnison offen ist.
piracy-handbook-aim-3 = Die Marine muss ihn vorher finden und versenken oder fangen.
piracy-handbook-turn-sail = Der Pirat segelt
piracy-handbook-turn-sail-say = Heimlich, bis zu { $speed } Felder, nie schräg; oder er liegt still.
piracy-handbook-turn-load = Er lädt eine Truhe
piracy-handbook-turn-load-say = Nach einem Zug, der daneben endete, liegt er einen lang still. Vermisst wird sie erst, wenn sein nächster Zug endet.
piracy-handbook-turn-escape = Er entkommt
piracy-handbook-turn-escape-say = Mit { $box_enough } Truhen darf er neben einem Hafen landen: Der Stein wird umgedreht. Offen, und er hat gewonnen; geschlossen, und er muss es anderswo versuchen.
piracy-handbook-turn-throw = Ein Schiff würfelt
piracy-handbook-turn-throw-say = Nach jedem seiner Züge kommt ein Schiff, der Reihe nach. Der Kapitän würfelt und schaut zuerst oder zieht zuerst.
piracy-handbook-turn-look = Es hält Ausschau
piracy-handbook-turn-look-say = Der Pirat sagt Aye, wenn eine freie Linie über Wasser zu ihm führt, und zeigt sich; sonst Nay. Das ist immer wahr.
piracy-handbook-turn-fire = Es feuert, oder es zieht
piracy-handbook-turn-fire-say = Wer zuerst geschaut und Aye gehört hat, darf genau so weit feuern, wie der Würfel sagt, und noch einmal mit neuem Wurf. Ein Schiff, das auf seinem Feld endet, hat ihn gefangen.
piracy-handbook-ends = Wie das Spiel endet
piracy-handbook-wins = wer gewinnt
piracy-handbook-when = wann
piracy-handbook-end = { $end ->
        [escaped] er hat { $box_enough } Truhen und landet in einem offenen Hafen.
        [sunk] eine Salve fällt auf sein Feld.
        [caught] ein Schiff endet auf seinem Feld, oder er auf dem eines Schiffs.
        [shut-in] jedes Feld neben ihm ist NO PASSING und hält ein Schiff.
        [seized] an diesem Tisch: Er versucht, in einem geschlossenen Hafen zu landen.
       *[late] er ist nach { $box_turns } Zügen nicht entkommen.
    }
piracy-handbook-falls = { $square ->
        [none] { $where }: an Land verloren
       *[other] { $where }: fällt auf { $square }
    }
piracy-handbook-cove = Eine Bucht zum Ausprobieren: Drück auf ein Feld, um das Schiff dorthin zu setzen
piracy-handbook-try = Probier es: Was sieht ein Schiff, wohin fallen Schüsse?
piracy-handbook-try-say = { $lines ->
        [orthogonal] Setz das Schiff auf ein anderes Feld. Es sieht hier in vier Linien, bis Land kommt.
       *[other] Setz das Schiff auf ein anderes Feld. Es sieht in acht Linien, bis Land kommt; auch zwei Ecken Land, die sich berühren, stehen im Weg.
    }
piracy-handbook-sees = { $count ->
        [one] Von { $square } sieht es auf einer Linie.
       *[other] Von { $square } sieht es auf { $count } Linien.
    }
piracy-handbook-square = Feld
piracy-handbook-range = Der Würfel
piracy-handbook-chart = { $name ->
        [none] Auf der Karte
       *[other] Auf der Karte: { $name }
    }
piracy-handbook-part-ship = Schiffe der Marine
piracy-handbook-part-ship-say = Reihum an die Kapitäne verteilt, nummeriert und in dieser Folge am Zug. Der Zug eines verlorenen Schiffs fällt aus.
piracy-handbook-part-black-ship = Das Schiff des Piraten
piracy-handbook-part-black-ship-say = Nur auf der Karte, solange es gesehen wird. Sein Weg steht in einem geheimen Logbuch.
piracy-handbook-part-chest = Truhen
piracy-handbook-part-chest-say = Die Kapitäne legen sie auf die Inseln, höchstens { $most } auf eine. { $enough } gestohlene genügen.
piracy-handbook-part-harbour = Häfen
piracy-handbook-part-harbour-say = Aus einem kommt der Pirat, in einen muss er; in jedem liegt eine Garnison.
piracy-handbook-part-face-down = Garnisonen, verdeckt
piracy-handbook-part-face-down-say = Niemand weiß, welche offen ist, bevor sie umgedreht wird.
piracy-handbook-part-open = Offene Garnison
piracy-handbook-part-open-say = Lässt ihn ein: Der Pirat hat gewonnen.
piracy-handbook-part-closed = Geschlossene Garnison
piracy-handbook-part-closed-say = { $seize ->
        [true] An diesem Tisch ergreift sie ihn, und die Marine hat gewonnen.
       *[other] Weist ihn ab und bleibt offen liegen.
    }
piracy-handbook-part-telescope = Fernrohr
piracy-handbook-part-telescope-say = { $lines ->
        [orthogonal] Sieht an diesem Tisch in vier geraden Linien, beliebig weit, bis zu Land, einem Hafen oder einem anderen Schiff.
       *[other] Sieht in acht geraden Linien, beliebig weit, bis zu Land, einem Hafen oder einem anderen Schiff.
    }
piracy-handbook-part-guns = Kanonen
piracy-handbook-part-guns-say = Nach Norden, Osten, Süden oder Westen, genau so weit, wie der Würfel sagt. Sie schießen über Schiffe hinweg, versenken, worauf sie fallen, und sind an Land verloren.
piracy-handbook-part-strait = NO PASSING
piracy-handbook-part-strait-say = Solange ein Schiff auf einem solchen Feld liegt, kommt niemand durch.
piracy-handbook-part-die = Ein Würfel
piracy-handbook-part-die-say = Wie weit ein Schiff zieht, und wie weit seine Salven fliegen.
