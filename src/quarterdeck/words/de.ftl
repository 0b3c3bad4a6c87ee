## Der Tisch

seat = Platz { $number }
nothing = nichts

## Ablehnungen und Fehler: was, warum nicht, was stattdessen

illegal-action =
    „{ $action }“ geht hier nicht. { $clause } ({ $number }) Versuche { $tries }{ $more ->
        [0] {""}
       *[other] {" "}oder einen von { $more } weiteren Zügen
    }.
not-your-turn = { $name } kann jetzt nicht ziehen: { $other_name } ist an der Reihe.
game-is-over = { $name } kann nicht mehr ziehen: Das Spiel ist zu Ende.
no-such-action = „{ $text }“ ist keine Aktion. Schreib zum Beispiel: { $tries }.
option-without-value = „{ $text }“ stellt nichts ein. Schreib Name=Wert, mit { $known }.
option-value = Die Option { $name } kann nicht „{ $value }“ sein. Möglich sind { $allowed }.
wrong-seats = { $seats ->
        [one] Ein Platz geht
       *[other] { $seats } Plätze gehen
    } nicht: { $game } ist für { $least } bis { $most }.
unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Spiele: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
unknown-option = Eine Option „{ $name }“ gibt es nicht. Optionen: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
unknown-bot = Einen Bot „{ $name }“ gibt es nicht. Bots: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
unknown-card = Eine Karte „{ $name }“ gibt es nicht. Karten: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
unknown-language = Eine Sprache „{ $name }“ gibt es nicht. Sprachen: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
empty-bag = Es war nichts mehr da, um zu ziehen.
script-too-short = Die Regeln verlangen mehr Zufall, als hier geschrieben steht.
script-wrong-kinds = Die Regeln verlangen Zahlen für { $kinds } Sorten; hier steht „{ $got }“.
script-wrong-total = Die Regeln verlangen zusammen { $total }; hier stehen { $got }.
script-no-such-face = Kein Würfel hat diese Seite.
script-not-in-bag = „{ $got }“ kann nicht gezogen werden: Es ist nicht mehr da.

## Logbücher

logbook-head = Das ist kein Logbuch: Es sollte beginnen wie „kapern@1, 2 seats, { "{" }{ "}" }“, beginnt aber mit „{ $text }“.
logbook-no-deal = Die zweite Zeile des Logbuchs sollte das Austeilen sein.
logbook-second-deal = Ausgeteilt wird nur einmal, in der zweiten Zeile.
logbook-unreadable = Zeile { NUMBER($line, useGrouping: 0) } ist nicht lesbar: „{ $text }“. Eine Zeile ist ein Platz, eine Aktion und nach einem Doppelpunkt die Antwort des Zufalls.
logbook-line = Zeile { NUMBER($line, useGrouping: 0) } kann nicht gespielt werden. { $why }
logbook-chance-left = Die Zeile enthält mehr Zufall, als die Regeln verlangen: { $left }.
logbook-other-game = Das Logbuch gehört zum Spiel „{ $got }“, nicht zu { $game }.
logbook-other-version = Das Logbuch wurde unter Version { $got } der Regeln geschrieben; dies ist Version { $version }. Spiel es mit dem quarterdeck nach, das es geschrieben hat.
logbook-options = Die Optionen in Zeile 1 sind unbrauchbar: { $why }.
logbook-scores = Das Logbuch endet mit dem Stand { $got }, das Spiel kommt aber auf { $scores }.

## Kommandozeile

no-such-budget = „{ $text }“ ist kein Budget. Schreib Sekunden, etwa 1s oder 0.2s, oder eine Anzahl, etwa 200i.
unknown-clause = Einen Paragraphen „{ $name }“ gibt es nicht. Paragraphen: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
unknown-seat = Niemand namens „{ $text }“ kann Platz nehmen. Schreib me, einen Namen mit großem Anfangsbuchstaben oder einen Bot: { $known }.
terminal-missing = Das Spiel auf dem ganzen Bildschirm braucht Textual. Installiere es mit pip install 'quarterdeck[terminal]' oder spiel mit --plain.
file-trouble = { $why ->
        [FileNotFoundError] Eine Datei oder einen Ordner „{ $file }“ gibt es nicht. Prüf den Pfad.
        [FileExistsError] „{ $file }“ ist eine Datei; hier wird ein Ordner gebraucht.
        [NotADirectoryError] „{ $file }“ führt durch eine Datei; dort wird ein Ordner gebraucht.
        [IsADirectoryError] „{ $file }“ ist ein Ordner; hier wird eine Datei gebraucht.
        [PermissionError] „{ $file }“ lässt sich nicht öffnen. Prüf die Zugriffsrechte.
       *[other] „{ $file }“ ist nicht zu gebrauchen: { $said }.
    }
file-not-text = „{ $file }“ ist kein Text und damit kein Logbuch. Ein Logbuch beginnt wie „kapern@1, 2 seats, { "{" }{ "}" }“.
duel-seating = Die Bots nehmen Platz …
duel-progress = Blöcke
duel-rounded = Gespielt werden ganze Blöcke: { $played } Spiele statt { $asked }.
duel-title = { $game }: { $games } Spiele in { $blocks } { $blocks ->
        [one] Block
       *[other] Blöcken
    }, Startwert { NUMBER($seed, useGrouping: 0) }
duel-bot = Bot
duel-share = Anteil
duel-interval = 95-%-Intervall
duel-scale = von 0 bis 1, gerecht: │
duel-slow = p95 ms
duel-foot = Verbotene Aktionen: { $illegal } · Zeitüberschreitungen: { $timeouts }
duel-plot-games = Anteil an den Siegen in { $games } Spielen, mit 95-%-Intervallen
duel-plot-fair = gerechter Anteil
replay-over = Das Spiel ist zu Ende.
replay-going-on = Das Spiel geht weiter: { $name } ist an der Reihe.
replay-score = { $name }: { $score }
replay-winner = { $name }: { $score }, gewonnen
replay-not-over = „{ $file }“ ist noch nicht zu Ende: Der Endstand wird erst nach dem Spiel eingetragen.
rules-kind = { $kind ->
        [rule] Regel
        [ruling] Auslegung
       *[option] Option
    }
rules-code = Code
rules-tests = Tests
rules-none = fehlt
rules-complete = { $count ->
        [one] Der Paragraph hat Code und einen Test.
       *[other] Alle { $count } Paragraphen haben Code und Tests.
    }
rules-missing = Ohne Code oder ohne Test: { $clauses }.
rules-no-checkout = Die Prüfung liest die Tests, und in „{ $folder }“ liegen keine. Starte sie in einem ausgecheckten quarterdeck.
bench-warming = { $game } läuft sich warm, bevor die Uhr läuft …
bench-title = Tempo, je Sekunde Rechenzeit
bench-game = Spiel
bench-player = Spieler
bench-decisions = Entscheidungen
bench-games = Spiele
bench-yardstick = Maßstab
bench-ratio = Verhältnis
bench-foot = Verhältnis: Entscheidungen je Schritt einer schlichten Python-Schleife im selben Prozess.

## Rechnen und Rat

no-solver = Für { $game } wird nicht genau gerechnet, aber für { $known }.
no-coach = Für { $game } gibt es keinen Rat, aber für { $known }.

## Terminal

terminal-about = { $target ->
        [0] Zug { $turn }
       *[other] bis { NUMBER($target, useGrouping: 0) }, Zug { $turn }
    }
terminal-waiting = { $name } überlegt … eine beliebige Taste macht es schneller.
terminal-over = Das Spiel ist zu Ende. n beginnt ein neues, q beendet.
terminal-offer-why = geht nicht; w sagt, warum
terminal-why-not = Warum nicht?
terminal-why-allowed = Nichts spricht dagegen.
terminal-cap-enter = Enter
terminal-cap-space = Leertaste
terminal-cap-pages = Bild↑ Bild↓
terminal-level = { $level ->
        [random] Zufall
        [deckhand] Matrose
        [mate] Maat
        [captain] Kapitän
       *[other] { $level }
    }
terminal-key-coach = Rat
terminal-key-why = warum nicht?
terminal-key-help = Hilfe
terminal-key-language = Sprache
terminal-key-new = neues Spiel
terminal-key-quit = beenden
terminal-key-leaf = im Protokoll und im Rat blättern
terminal-key-move = durch die Liste gehen
terminal-key-choose = das spielen
terminal-leave-new = Dieses Spiel verlassen und ein neues beginnen?
terminal-leave-quit = Den Tisch mitten im Spiel verlassen?
terminal-question-answers = Enter ja     Esc nein
terminal-help-keys = Tasten
terminal-help-out = ↑ ↓ blättern     Esc zurück an den Tisch
terminal-coach-title = { $measure ->
        [win] Rat: Risiko dieses Wurfs, Siegchance
       *[points] Rat: Risiko dieses Wurfs, Punkte im Schnitt
    }
terminal-coach-worth = { $measure ->
        [win] { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
       *[points] { NUMBER($value, useGrouping: 0, maximumFractionDigits: 0) }
    }
terminal-coach-risk = { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }
terminal-coach-waits = Rat gibt es, wenn du am Zug bist.
terminal-coach-thinks = Moment, ich rechne …
terminal-end-won = { $winners ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
terminal-end-points = Punkte
terminal-end-turns = Züge
terminal-end-best = bester Zug
terminal-end-choices =
    Enter Revanche     n neues Spiel     q beenden
    w Logbuch schreiben     Esc Tisch ansehen
terminal-saved = Das Logbuch liegt in { $path }
terminal-start-seats = Wer sitzt wo? ← → wählen, ↑ ↓ gehen, Namen eintippen
terminal-start-empty = frei
terminal-start-person = ein Mensch
terminal-start-rules = Hausregeln
terminal-start-language = Sprache
terminal-start-go = Enter  Segel setzen
terminal-yes = ja
terminal-no = nein
terminal-plain-scores = Stand: { $scores }{ $target ->
        [0] {""}
       *[other] {" "}(bis { NUMBER($target, useGrouping: 0) })
    }.
terminal-plain-words = Du kannst schreiben: { $words }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }.
terminal-plain-prompt = { $name }, was machst du?
terminal-plain-advice = { $words }: Wert { $worth }, Risiko { $risk }. { $reason }
terminal-plain-bye = Du verlässt den Tisch. Gute Fahrt!
terminal-plain-help =
    Schreib eine Aktion, wie unter „Du kannst schreiben“ genannt. Außerdem:
    why AKTION: ob eine Aktion erlaubt ist, und wenn nicht, warum.
    coach: jede Möglichkeit mit Wert und Risiko.
    scores: wer wie viele Punkte hat.
    rules, oder rules und eine Nummer: die Regeln, oder eine davon.
    log: alles, was geschehen ist.
    Eine leere Zeile: wie das Spiel steht. quit: den Tisch verlassen.
