## Der Tisch

seat = Platz { $number }
nothing = nichts

## Ablehnungen und Fehler: was, warum nicht, was stattdessen

illegal-action =
    „{ $action }“: { $reason } Am nächsten: { $nearest }{ $more ->
        [0] {""}
       *[other] , oder { $more } weitere
    }. ({ $number })
not-your-turn = { $name } kann jetzt nicht ziehen: { $other_name } ist an der Reihe.
game-is-over = { $name } kann nicht mehr ziehen: Das Spiel ist zu Ende.
no-such-action = „{ $text }“ ist keine Aktion. Schreib zum Beispiel: { $tries }.
options-of-another-game = Diese Optionen gehören zu einem anderen Spiel: { $got }. Nimm die des Spiels selbst.
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
unknown-order = Die Dauerorder „{ $name }“ gibt es hier nicht. Möglich: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
unknown-order-subject = Über „{ $name }“ kannst du jetzt nichts im Voraus bestimmen. Möglich: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
no-lessons = Dieses Spiel hat keine Lektionen: Wie man es spielt, sagen die Regeln.
unknown-lesson = Eine Lektion „{ $name }“ gibt es hier nicht. Lektionen: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
puzzle-none = Für { $game } gibt es keine Stellungen zum Nachdenken. Es gibt sie für: { $known }.
unknown-puzzle = Für { $game } gibt es keine Stellung { NUMBER($number, useGrouping: 0) }. Sie gehen von 1 bis { $count }.
unknown-language = Eine Sprache „{ $name }“ gibt es nicht. Sprachen: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
empty-bag = Es war nichts mehr da, um zu ziehen.
script-too-short = Die Zeile endet zu früh oder ist beschädigt: Die Regeln verlangen mehr Zufall, als hier geschrieben steht.
script-wrong-kinds = Die Zeile endet zu früh oder ist beschädigt: Hier steht „{ $got }“, wo { $kinds } Zahlen stehen sollten, wie in 1/0/2.
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
logbook-fact = Im Logbuch steht #{ $fact } { $text }, das kann nicht sein: names ist eine Liste mit einem Namen je Platz, won sind Nummern von Plätzen.
logbook-won = Im Logbuch hat Platz { $got } gewonnen, nach den Regeln ist es { $won }.

## Kommandozeile

unknown-command = Einen Befehl „{ $name }“ gibt es nicht. Befehle: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
unknown-flag = { $name } gibt es hier nicht. Es gibt { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
unknown-variable = Eine Einstellung { $name } gibt es nicht. Für ein Haus gibt es { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
unknown-key = Eine Einstellung „{ $name }“, wie { $file } sie nennt, gibt es nicht. Es gibt { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
argument-missing = { $name } fehlt, oder es steht nichts dahinter.{ $choices ->
        [none] {""}
       *[other] {" "}Möglich: { $choices }.
    }
argument-left-over = Mit „{ $words }“ lässt sich hier nichts sagen.
argument-twice = { $name } lässt sich nur einmal sagen.
argument-value = { $name } kann nicht „{ $value }“ sein.{ $choices ->
        [none] {""}
       *[other] {" "}Möglich: { $choices }.
    }
argument-number = { $name } kann nicht „{ $value }“ sein. Es muss { $kind ->
        [whole] eine ganze Zahl
       *[any] eine Zahl
    }{ $limits ->
        [none] {""}
       *[other] {" "}{ $limits }
    } sein.
argument-limit = { $name } kann nicht „{ $value }“ sein. Es muss { $sign } { $limit } sein.
argument-wrong = So lässt es sich nicht sagen: { $why }
unknown-card = Eine Karte „{ $name }“ gibt es nicht. Karten: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
puzzle-none-at-all = Kein Spiel hat hier Stellungen zum Nachdenken. Welche finden: quarterdeck puzzles kapern
puzzles-not-weighed = Niemand kann jede Möglichkeit von { $game } abwägen. Spiele, bei denen das geht: { $known }.
no-solver = Für { $game } wird nicht genau gerechnet, aber für { $known }.
wrong-roles = { $game } hat { $count } Rollen: nenn für jede einen Bot, in dieser Reihenfolge: { $roles }.
option-without-value = „{ $text }“ stellt nichts ein. Schreib Name=Wert, mit { $known }.
learn-none = Für { $game } gibt es keine Lektion. Die Regeln: quarterdeck rules { $game }
no-such-budget = „{ $text }“ ist kein Budget. Schreib Sekunden, etwa 1s oder 0.2s, oder eine Anzahl, etwa 200i.
unknown-clause = Einen Paragraphen „{ $name }“ gibt es nicht. Paragraphen: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
unknown-seat = Niemand namens „{ $text }“ kann Platz nehmen. Schreib me, einen Namen mit großem Anfangsbuchstaben oder einen Bot: { $known }.
save-exists = „{ $file }“ gibt es schon, und überschrieben wird nichts. Wähl einen anderen Namen, oder spiel mit --resume weiter.
save-no-folder = Einen Ordner „{ $folder }“ zum Speichern gibt es nicht. Leg ihn an, oder nenne eine andere Datei.
resume-over = Das Spiel in „{ $file }“ ist zu Ende. quarterdeck replay erzählt, wie es ausging.
resume-options = Die Hausregeln von „{ $file }“ stehen schon fest. Lass --option und --components weg.
resume-seats = „{ $file }“ ist ein Spiel für { $seats } Plätze, genannt wurden { $got }.
house-has-its-own = { $flag } gilt für ein Spiel, das dieses Terminal führt. Ein Haus teilt selbst aus, führt und speichert seine Spiele. Lass es weg, oder lass --house weg.
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
odds-title = Du kämpfst mit { $strength }
odds-foot = Sieg { NUMBER($win, style: "percent", maximumFractionDigits: 1) } · unentschieden { NUMBER($draw, style: "percent", maximumFractionDigits: 1) } · Niederlage { NUMBER($lose, style: "percent", maximumFractionDigits: 1) }
odds-theirs = Der andere kämpft mit
odds-chance = Chance
odds-no-crew = „{ $text }“ ist keine Mannschaft. Schreib Farbe und Wert, etwa r3 r2 b1.
odds-no-backs = „{ $text }“ sind keine Rückseiten. Schreib Werte von 1 bis 3, etwa 33211.
odds-too-many = Von jeder Sorte gibt es nur { $most } Karten.
odds-no-fit = Die bekannte Mannschaft { $known } passt nicht zu den Rückseiten, oder der Stapel gibt den Rest nicht her.
no-such-test = „{ $text }“ ist kein Test. Schreib den Anteil, der zu schlagen ist, und den, der genügt, etwa 0.50,0.55.
no-ledger = Ein Wettkampfbuch { $file } gibt es nicht. `quarterdeck duel … --ledger { $file }` schreibt eines.
ledger-line = { $file }, Zeile { $line }: das ist kein Block eines Wettkampfs ({ $why }).
no-ray = Auf einem Cluster spielen braucht das Paket ray: pip install "quarterdeck[distributed]".
no-openskill = Für Wertungen braucht es das Paket openskill: pip install "quarterdeck[ratings]".
duel-sprt = { $accepted ->
        [other] So gut wie { $other }
        [null] Nicht besser als { $null }
       *[neither] Noch nicht klar zwischen { $null } und { $other }
    } (Log-Likelihood-Verhältnis { NUMBER($ratio, maximumFractionDigits: 2) })
gauntlet-title = { $game }: { $games } Spiele jedes Bots
gauntlet-role-of = { $game }, als { $role }
gauntlet-against = Gegen
gauntlet-mean = im Mittel
gauntlet-foot = { $first } gewinnt { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als { $second } (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
gauntlet-no-roles = { $game } hat keine Rollen: --role weglassen.
gauntlet-roles = { $game } hat die Rollen { $roles }: mit --role eine nennen.
gauntlet-no-judges = { $game } hat keine Prüfer: --judges weglassen.
ratings-title = { $game }, { $seats } Plätze
ratings-games = Spiele
ratings-mu = Stärke
ratings-sigma = ±
ratings-least = mindestens
no-belief = In { $game } gibt es keinen Piraten zu suchen: --belief ist für piracy.
belief-title = { $model }: { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } Nats je Zug, { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } besser als die ganze See ({ NUMBER($uniform, minimumFractionDigits: 2, maximumFractionDigits: 2) })
belief-foot = { $turns } Züge des Piraten · wahres Feld ausgeschlossen: { $excluded }
belief-bin = Vermutet
belief-squares = Felder
belief-believed = im Schnitt
belief-found = er war dort
belief-model-wanders = Irrt umher
belief-model-heads-for-treasure = Sucht die Schätze
belief-plot = Wo die Marine ihn vermutet
belief-plot-say = quer: wie sehr ein Feld vermutet wurde; hoch: wie oft er dort war
no-win-bar = { $game } hat keine Gewinnleiste: --win-bar weglassen.
win-bar-title = Wie gut die Gewinnleiste es vorhersah
win-bar-foot = quadrierter Fehler, über die Seiten summiert, 0 ist am besten · gleich: dieselbe Chance für alle
win-bar-quarter = Viertel
win-bar-score = Gewinnleiste
win-bar-equal = gleich
duel-role = { $bot } als { $role }
duel-title = { $game }: { $games } Spiele in { $blocks } { $blocks ->
        [one] Block
       *[other] Blöcken
    }, Startwert { NUMBER($seed, useGrouping: 0) }
duel-bot = Bot
duel-share = Anteil
duel-interval = 95-%-Intervall
duel-scale = von 0 bis 1, gerecht: │
duel-slow = p95 ms
duel-foot = Verbotene Aktionen: { $illegal } · Zeitüberschreitungen: { $timeouts } · Speicher höchstens: { $memory } MB
duel-plot-games = Anteil an den Siegen in { $games } Spielen, mit 95-%-Intervallen
duel-plot-fair = gerechter Anteil
plot-no-png = Für ein PNG braucht es resvg_py. Installiere es mit pip install 'quarterdeck[png]', oder nenne eine Datei, die auf .svg endet.
replay-over = Das Spiel ist zu Ende.
replay-going-on = Das Spiel geht weiter: { $name } ist an der Reihe.
replay-score = { $name }: { $score }
replay-winner = { $name }: { $score }, gewonnen
replay-not-over = „{ $file }“ ist noch nicht zu Ende: Der Endstand wird erst nach dem Spiel eingetragen.
course-not-over = Dieses Spiel ist nicht zu Ende: Wie es lief, wird danach erzählt.
course-reckoning = Wir rechnen nach, wie es stand …
course-title = Gewinnchancen
course-foot = Anfang, Glück und Spiel ergeben das Ende. Glück sind Karten, Würfel und Geheimnisse, Spiel die Entscheidungen aller.
course-side = Platz
course-start = Anfang
course-luck = Glück
course-play = Spiel
course-end = Ende
course-turning = Zeile { NUMBER($line, useGrouping: 0) }, { $cause ->
        [luck] Glück
       *[play] Spiel
    }, { $side } { $change }: { $what }
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
rules-sources = Woher die Zahlen kommen
rules-no-map = { $game } wird ohne Seekarte gespielt. Spiele mit einer: { $known }.
bench-warming = { $game } läuft sich warm, bevor die Uhr läuft …
bench-title = Tempo, je Sekunde Rechenzeit
bench-game = Spiel
bench-player = Spieler
bench-decisions = Entscheidungen
bench-games = Spiele
bench-yardstick = Maßstab
bench-ratio = Verhältnis
bench-foot = Verhältnis: Entscheidungen je Schritt einer schlichten Python-Schleife im selben Prozess.

puzzles-found = { $count ->
        [one] Eine Stellung
       *[other] { $count } Stellungen
    } aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }; die beste Wahl liegt um mindestens { NUMBER($lead, style: "percent", maximumFractionDigits: 1) } vorn.
puzzles-let-go = { $stage ->
        [glimpse] Auf den ersten Blick
        [usual] Nach einigem Nachdenken
       *[tenfold] Nach zehnmal so langem
    } { $count ->
        [one] fiel eine weg
       *[other] fielen { $count } weg
    }: { $reason ->
        [even] zu viele Möglichkeiten sind richtig
        [obvious] ein Maat wählt richtig
        [disputed] der stärkste Bot ist anderer Meinung
       *[unclear] die beste ist nicht deutlich
    }.
ratings-rebuilt = { $games ->
    [one] Ein gewertetes Spiel
   *[other] { $games } gewertete Spiele
  } neu ausgerechnet; { $changed ->
    [0] jede Zahl stimmte
    [one] eine Zahl wurde berichtigt
   *[other] { $changed } Zahlen wurden berichtigt
  }.

## Rechnen und Rat

no-account = Für { $game } gibt es keine Rechnung über Glück und Können. Es gibt eine für { $known }.
no-coach = Für { $game } gibt es keinen Rat, aber für { $known }.
no-examples = Zu { $game } gibt es keine Beispiele, aber zu { $known }.
level-random = Tut irgendetwas, was die Regeln erlauben.

## Server

denied-no-such-table = Einen Tisch „{ $table }“ gibt es nicht, oder er ist privat. Prüfe den Link.
denied-no-such-seat = Diesen Platz gibt es nicht: der Tisch hat { $seats }.
denied-already-playing = Das Spiel hat begonnen. Plätze nimmt und verlässt man nur vorher.
denied-seat-taken = Dort sitzt schon { $name }. Such dir einen anderen Stuhl.
denied-already-seated = Du sitzt schon an diesem Tisch. Wer neben dir sitzt, braucht einen eigenen Namen.
denied-not-seated = Du sitzt nicht an diesem Tisch.
denied-not-the-host = Nur wer diesen Tisch eröffnet hat, setzt hier Bots hin. Frag dort nach, oder eröffne einen eigenen Tisch.
denied-no-bot-there = Dort sitzt kein Bot.
denied-not-your-seat = Das ist nicht dein Platz.
denied-not-yet-playing = Das Spiel hat noch nicht begonnen: es sind noch Stühle frei.
denied-no-person-there = Dort sitzt niemand, für den ein Bot einspringen könnte.
denied-person-is-there = { $name } ist da. Ein Bot spielt nur für jemanden, der gegangen ist.
denied-seat-covered = Für { $name } spielt gerade ein Bot. Nimm den Platz erst zurück.
denied-not-covered = Für { $name } spielt kein Bot: der Platz gehört dir.
denied-time-is-up = Deine Zeit für diese Entscheidung ist um: die Vertretung entscheidet.
denied-out-of-time = Die Zeit von { $name } ist verbraucht, und diese Uhr gibt keine mehr: die Vertretung behält den Platz.
denied-paused = Hier steht die Zeit. Einigt euch erst darauf, weiterzuspielen.
denied-already-over = Das Spiel ist aus.
denied-still-awaited = { $name } ist gerade gegangen und kommt vielleicht wieder. In { $seconds } s spielt die Vertretung von selbst weiter.
denied-waited-already = { $name } hat schon eine Minute mehr bekommen.
denied-nobody-to-urge = Es ist niemand sonst am Zug, auf den du nicht länger warten könntest.
denied-clock-decides = An diesem Tisch läuft eine Uhr: ist die Zeit um, entscheidet die Vertretung.
denied-not-idle-yet = { $name } ist da und darf nachdenken. In { $seconds } s können alle anderen beschließen, nicht länger zu warten.
denied-seat-given-up = { $name } hat aufgegeben oder durch Zeit verloren: die Vertretung spielt bis zum Ende.
denied-clock-without-time = Eine Uhr braucht Zeit: einen Vorrat, einen Zuschlag oder einen Aufschub.
denied-night-without-end = Eine Nacht, die zur selben Stunde beginnt und endet, ist keine. Nenne andere Stunden, oder lass sie weg.
denied-lost-without-clock = Durch Zeit verliert man nur mit einer laufenden Uhr. Wähle eine, oder lass die Vertretung entscheiden.
denied-curtain-closed = Der Vorhang von { $name } ist zu. Öffne ihn erst.
denied-not-following = Dieses Gerät schaut dem Tisch nicht zu. Folge ihm erst.
denied-no-coach-here = An diesem Tisch sitzt kein Ratgeber.
denied-not-practice = Hier spielen auch andere: Der Bot entscheidet nur für dich, wenn du übst.
denied-not-your-turn = Du bist nicht am Zug.
denied-not-a-draft = „{ $word }“ gehört nicht zu dieser Auswahl: Spiel es stattdessen.
denied-not-over = Das Spiel ist noch nicht zu Ende. Komm danach wieder.
denied-no-such-position = Weiterspielen lässt sich das Spiel aus jeder Stellung vor seinem Ende: Nummer { $first } bis { $last } im Logbuch.
denied-secret-seen = Das lässt sich nicht zurücknehmen, denn seitdem war etwas zu sehen: { $seen }
denied-take-back-among-people = Hier spielen auch andere: Unter Menschen wird nichts zurückgenommen.
denied-take-back-over = Das Spiel ist zu Ende. Spiel stattdessen aus einer seiner Stellungen weiter.
denied-nothing-to-take-back = Du hast hier noch nichts entschieden, was du zurücknehmen könntest.
seen-in-private = was nur eine Person von euch wissen darf.
seen-once = was hier nur einmal erzählt wird.
denied-other-version = Dieses Spiel wurde nach Fassung { $got } der Regeln von { $game } begonnen; hier gilt Fassung { $version }.
denied-bygone = Die Regeln haben sich seit diesem Spiel geändert: Man kann es lesen, aber nicht nachrechnen oder weiterspielen.
denied-closed = Die Regeln dieses Spiels haben sich geändert, und nach ihnen kann es nicht weitergehen. Dieselben Leute sitzen an einem neuen Tisch.
denied-not-a-fair-table = Dieser Tisch hat keine fairen Würfel.
denied-seals-closed = Dein Anteil kam zu spät.
denied-share-by-first-seat = Ein Gerät bringt einen Anteil, vom ersten seiner Plätze.
denied-share-sealed-already = Dein Anteil ist schon versiegelt.
denied-share-doubled = Dieser Anteil ist der von jemand anderem.
denied-shares-mixed-already = Die Anteile sind schon gemischt.
denied-shares-not-yet = Noch sind nicht alle Anteile versiegelt.
denied-share-opened-already = Dein Anteil ist schon gezeigt.
denied-share-does-not-fit = Dieser Anteil passt nicht zu seinem Siegel.
denied-table-closed = Dieser Tisch ist geschlossen.
denied-private-with-open = Ein privater Tisch hat keine freien Stühle: niemand fände sie. Öffne ihn lieber per Link.
denied-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
denied-nothing-said = Darin gibt es nichts zu lesen.
denied-no-team = Du hast hier niemanden für ein Gespräch unter euch; sag es dem ganzen Tisch.
denied-stale = Der Tisch ist inzwischen weiter. Schau noch einmal hin, dann entscheide.
denied-too-busy = Hier ist gerade zu viel los. Versuch es gleich noch einmal.
denied-asked-anew = Du hast inzwischen neu gefragt; beantwortet wird die neuere Frage.
denied-stumbled = Die Bots sind hier zu keiner Antwort gekommen. Versuch es noch einmal oder entscheide ohne sie.
denied-too-large = Das ist zu viel auf einmal: eine Nachricht hat höchstens { NUMBER($limit, useGrouping: 0) } Byte.
denied-too-many-messages = Du bist schneller als der Wind. Warte kurz, dann sag es noch einmal.
denied-too-many-requests = Das war zu oft. Warte kurz und versuch es noch einmal.
denied-too-many-lines = Die anderen wollen das erst lesen. Warte einen Augenblick, dann sag mehr.
denied-too-many-waiting = Von dir warten schon { $most } Tische auf Leute. Fülle einen mit Bots, oder setz dich an den eines anderen.
denied-follows-too-many = Du siehst schon { $most } Tischen zu. Verlass einen, dann sieh dir einen anderen an.
denied-too-many-connections = Es sind schon zu viele Verbindungen offen. Schließ andere Fenster.
denied-broken-message = Diese Nachricht ist nicht lesbar: { $why }.
denied-broken-request = Diese Anfrage ist nicht brauchbar: { $why }.
denied-no-guest = Noch kennt dich niemand. Sag erst, wie du heißt.
denied-foreign-origin = Eine andere Seite hat dich hergeschickt. Öffne die Seite dieses Servers selbst.
denied-unknown-host = Dieses Haus ist nicht als „{ $name }“ bekannt. Öffne es über seine Adresse, oder starte es mit --host-name und diesem Namen.
denied-csrf = Die Marke dieser Seite fehlt oder ist alt. Lade die Seite neu.
denied-no-such-page = Unter dieser Adresse gibt es nichts.
denied-no-such-method = So lässt sich diese Adresse nicht benutzen.
denied-trouble = Bei uns ist etwas schiefgegangen. Nichts Bestätigtes ist verloren; versuch es noch einmal.

## Konten

denied-no-account = Melde dich erst an: Das ist für alle, die ihren Namen behalten haben.
denied-has-account = Dieser Name gehört dir schon.
denied-one-key = Behalte deinen Namen mit einem Passwort oder mit einem Passkey, einem von beiden.
denied-last-key = Nur das öffnet dein Konto. Setze erst ein Passwort.
denied-only-password = Nur das Passwort öffnet dein Konto. Füge erst einen Passkey hinzu.
denied-short-password = Ein Passwort hat mindestens { $least } Zeichen; am besten ist ein Satz.
denied-worst-password = Das würde jeder als eines der ersten raten. Wähle ein anderes.
denied-wrong-password = Name und Passwort gehören nicht zusammen.
denied-wrong-passkey = Dieser Passkey öffnet hier nichts. Versuche es noch einmal, oder nimm ein Passwort.
denied-no-passkeys-here = Browser machen Passkeys nur für Namen. Öffne dieses Haus als localhost oder unter seinem eigenen Namen über HTTPS, oder nimm ein Passwort.
denied-no-such-passkey = Diesen Passkey gibt es nicht.
denied-too-many-passkeys = Du hast schon { $most } Passkeys. Entferne erst einen.
denied-no-such-session = Dort ist niemand mehr angemeldet.
denied-plain-account = Auf dieser Leitung könnten andere dein Passwort mitlesen. Öffne dieses Haus über HTTPS oder auf seinem eigenen Rechner.
denied-banned = Wer dieses Haus betreibt, hat dieses Konto geschlossen.
denied-too-many-tries = Das war zu oft. Warte ein paar Minuten, bevor du es wieder versuchst.
denied-other-name = Das ist nicht der Name deines Kontos. Schreibe ihn, um das Konto gehen zu lassen.
denied-no-such-person = Niemand hat hier diesen Namen behalten.
denied-no-such-role = Niemand spielt die Rolle „{ $role }“ in diesem Spiel.
page-account = Dein Name
page-account-of = Hier bist du { $name }
page-keep-name-of = Behalte deinen Namen, { $name }
page-keep-say = Bisher kennt dich nur dieser Browser. Behalte deinen Namen, und deine Plätze, Spiele und Wertungen folgen dir auf jedes Gerät. Alles geht auch ohne.
page-kept-say = Dein eigener Name, behalten { $since }: Plätze, Spiele und Wertungen folgen dir auf jedes Gerät.
page-signed-out = Du bist hier abgemeldet: Diese Sitzung wurde beendet, von einem anderen Gerät von dir oder vom Gastgeber.
page-two-ways = Zwei Wege, ihn zu behalten
page-no-mail = ohne E-Mail
page-by-passkey = Mit einem Passkey
page-by-passkey-say = Dein Telefon oder Rechner öffnet die Tür, mit Finger, Gesicht oder PIN. Nichts zu merken, nichts zu stehlen.
page-no-passkeys-say = Nicht unter dieser Adresse: Browser machen Passkeys nur für Namen. Öffne dieses Haus als localhost oder unter seinem Namen über HTTPS.
page-passkey-of = Passkey von { $name }
page-make-passkey = Passkey machen
page-by-password = Mit einem Passwort
page-by-password-say = Für Geräte ohne Passkeys. Zehn Zeichen oder mehr; am besten ein Satz.
page-password = Passwort
page-new-password = Neues Passwort
page-old-password = Dein jetziges Passwort
page-change-password = Passwort ändern
page-set-password = Ein Passwort setzen
page-save-password = Passwort speichern
page-remove-password = Passwort entfernen
page-keep-name = Meinen Namen behalten
page-plain-line = Auf dieser Leitung könnten andere mitlesen, darum kann man hier kein Konto machen oder betreten. Öffne dieses Haus über HTTPS oder auf seinem eigenen Rechner.
page-sign-in = Du segelst schon anderswo?
page-own-name = Dein Name
page-sign-in-go = Anmelden
page-sign-in-passkey = Mit Passkey
page-have-code = Ich habe einen Notfallcode
page-have-password = Ich habe mein Passwort
page-recovery-code = Notfallcode
page-codes = Notfallcodes
page-shown-once = einmal gezeigt
page-codes-say = Wenn alle Geräte verloren sind, lässt dich jeder davon wieder hinein, einmal. Schreib sie auf, oder drucke sie.
page-copy-codes = Kopieren
page-print-codes = Drucken
page-codes-done = Ich habe sie
page-codes-left = { $count ->
    [one] noch einer
   *[other] noch { $count }
  }
page-new-codes = Zehn neue
page-sessions = Wo du angemeldet bist
page-end-others = Überall sonst abmelden
page-session-here = dieser Browser, jetzt
page-some-browser = Ein Browser
page-sign-out = Abmelden
page-own-keys = Was es öffnet
page-remove-key = Entfernen
page-add-passkey = Passkey hinzufügen
page-blocked = Wen du geblockt hast
page-lift-block = Wieder zulassen
page-papers = Deine Papiere
page-export = Nimm deine Spiele mit
page-export-say = Profil, Gesagtes und jedes Logbuch, als eine Datei
page-export-go = Exportieren
page-delete = Das Konto löschen
page-delete-say = Dein Name geht; Spiele bleiben, mit „ein Seemann“ auf deinem Platz
page-delete-go = Löschen …
page-farewell = Schreibe „{ $name }“, um es für immer gehen zu lassen
page-farewell-go = Für immer löschen
page-profile = Wie andere dich sehen
page-profile-open = Dein Profil
page-profile-change = Dein Konto
page-profile-say = Hier seit { $since }. { $games ->
    [one] Ein gewertetes Spiel
   *[other] { $games } gewertete Spiele
  }.
page-rate-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  }, { $won } gewonnen
page-rate-curve = Von { $from } bis { $to } über { $games ->
    [one] das letzte Spiel
   *[other] die letzten { $games } Spiele
  }
page-rate-sure = Hat einen Platz auf der Rangliste.
page-rate-unsure = Noch unsicher: ein paar Spiele mehr.
page-lately = Zuletzt
page-no-rated-games = Noch kein gewertetes Spiel.
page-rated-won = Gewonnen
page-rated-lost = Nicht gewonnen
page-replay-go = Ansehen
page-replay-of = { $game } ansehen
page-with-bots = Gegen die Bots
page-with-bots-game = Spiel
page-with-bots-level = Bot
page-with-bots-won = Vor ihm gelegen
page-won-of = { $won } von { $games }
page-ladder-place = Platz
page-ladder-name = Name
page-ladder-strength = Stärke, und wie sicher
page-ladder-rating = Wertung
page-ladder-doubt = Zweifel
page-ladder-games = Spiele
page-ladder-empty = Noch niemand hat hier ein gewertetes Spiel gespielt.
page-fixed-rung = feste Sprosse
page-ladder-read = Wie man sie liest
page-ladder-read-bot = Bots sind feste Sprossen. Ihre Stärke wurde gemessen und bleibt, so dass eine Zahl nächstes Jahr dasselbe heißt.
page-ladder-read-doubt = Der Balken ist unser Zweifel: Er schrumpft mit jedem Spiel.
page-ladder-read-check = Unter zehn Spielen steht ein Platz in Klammern.
page-ladder-read-clock = Nur gewertete Tische zählen: mit Uhr, behaltenen Namen, ohne Ratgeber, nach dem Regelheft.
page-ladder-open = Einen gewerteten Tisch öffnen
page-rating-change = Wertung { $before } → { $after } ({ $change })
page-rating-rung = Feste Sprosse bei { $after }: Bots bewegen sich nicht
page-role-pirate = Pirat
page-role-navy = Marine
page-about-person = Über { $name }
page-block = { $name } blocken
page-has-blocked = Du liest nichts mehr von { $name }, und an deine offenen Tische kommt { $name } nicht mehr.
page-report-why = Melden
page-report-words = Was geschehen ist, in deinen Worten
page-report = { $name } melden
page-has-reported = Wer das Haus betreibt, liest es.
page-report-insult = Beleidigungen
page-report-name = Ein verletzender Name
page-report-cheating = Betrug
page-report-stalling = Verzögert mit Absicht
page-report-other = Etwas anderes
page-rated-live = Ein gewerteter Tisch spielt mit Uhr, darum jetzt live: { $clock }.
page-unrated = { $why ->
        [clock] Ohne Uhr
        [coach] Mit Ratgeber
        [fair] Ohne faire Würfel
       *[rules] Mit Hausregeln
    } ist der Tisch nicht mehr gewertet.
denied-rated-unmeasured = Niemand hat die Bots dieses Spiels gemessen: Es kann nicht gewertet werden.
denied-rated-without-clock = Ein gewerteter Tisch spielt nach der Uhr. Wähle eine, oder spiele ungewertet.
denied-rated-with-coach = An einem gewerteten Tisch fragt niemand den Ratgeber. Spiele ohne ihn, oder ungewertet.
denied-rated-house-rules = Ein gewerteter Tisch spielt nach dem Regelheft. Lass die Hausregeln, oder spiele ungewertet.
denied-rated-shared-device = An einem gewerteten Tisch sitzen alle an einem eigenen Gerät.
denied-rated-unmeasured-bot = Niemand hat gemessen, wie stark „{ $level }“ ist. Wähle einen anderen Bot, oder spiele ungewertet.
denied-rated-without-account = Gewertet werden nur behaltene Namen. Behalte erst deinen, oder spiele ungewertet.
denied-not-welcome = Wer diesen Tisch eröffnet hat, spielt lieber mit anderen. Setz dich an einen anderen.
denied-nobody-there = Dort ist niemand, den du meinen könntest.
denied-own-block = Das bist du.
denied-no-such-block = So jemanden hast du nicht geblockt.
denied-too-many-blocks = Du hast schon { $most } Leute geblockt. Lass erst wieder jemanden zu.
denied-name-taken = Diesen Namen, oder einen ähnlich geschriebenen, hat hier jemand behalten. Wähle einen anderen.

## Betrieb

verify-fair = fair: { $throws } { $throws ->
    [one] Wurf
   *[other] Würfe
  }, { $hidden } { $hidden ->
    [one] verdeckter Zug
   *[other] verdeckte Züge
  }, 0 Abweichungen
verify-rules-gone = Von { $throws } weiteren Würfen kann niemand sagen, was gefragt war: ihre Regeln gibt es nicht mehr.
verify-not-fair = nicht fair: { $why }
verify-speed = { $rate } Einträge in der Sekunde
proof-too-large = die Datei hat { $found } Bytes; ein Beweis hat höchstens { $expected }
proof-unreadable = das ist kein Beweis: { $found }
proof-other-form = die Datei hat die Form { $found }; dieses Programm liest die Form { $expected }
proof-digest = die Datei wurde geändert oder gekürzt: erwartet Prüfsumme { $expected }, gefunden { $found }
proof-spelling = die Datei ist nicht geschrieben, wie ein Haus sie schreibt
proof-house-seal = das Geheimnis des Hauses passt nicht zu seinem Siegel: erwartet { $expected }, gefunden { $found }
proof-share-seat = da ist ein Anteil von Platz { $found }, und es gibt { $expected } Plätze
proof-share-dropped = der Anteil von Platz { $found } wurde gezeigt und nicht benutzt, oder benutzt und nicht gezeigt
proof-share-seal = ein Anteil passt nicht zu seinem Siegel: erwartet { $expected }, gefunden { $found }
proof-share-doubled = ein Anteil oder ein Platz steht zweimal da: erwartet { $expected }, gefunden { $found }
proof-not-a-secret = erwartet { $expected } hexadezimale Ziffern, gefunden { $found }
proof-order = Eintrag { $entry }: die Entscheidungen sind nicht in ihrer Reihenfolge: erwartet { $expected }, gefunden { $found }
proof-throw = Eintrag { $entry }: ein Wurf fiel anders: erwartet { $expected }, gefunden { $found }
proof-move-seal = Eintrag { $entry }: ein verdeckter Zug passt nicht zu seinem Siegel: erwartet { $expected }, gefunden { $found }
proof-unsealed = Eintrag { $entry }: „{ $found }“ ist versiegelt, wo es nicht sein müsste, oder nicht, wo es sein muss
proof-parts = Eintrag { $entry }: „{ $found }“ ist nicht eine Entscheidung
proof-asked = Eintrag { $entry }: die Regeln fragen den Zufall nach etwas anderem: erwartet { $expected }, gefunden { $found }
proof-rules = Eintrag { $entry }: { $found }
proof-scores = die Punkte sind andere: erwartet { $expected }, gefunden { $found }
prune-done = { $would ->
    [yes] Gehen würden
   *[no] Gegangen sind
  } { $tables } { $tables ->
    [one] Tisch
   *[other] Tische
  }, { $lines } { $lines ->
    [one] Zeile
   *[other] Zeilen
  } Gespräch und { $guests } { $guests ->
    [one] Gast
   *[other] Gäste
  }.
serve-ready = Die Tische sind gedeckt: { $address }
serve-nearby = Für andere im selben Netz: { $address }
serve-new = Ein neues Haus; es liegt in { $where }.
serve-stop = Strg-C schließt das Haus; jedes Spiel geht weiter, wenn es wieder öffnet.
serve-missing = Der Server braucht { $module }. Installiere ihn mit { $install }.
serve-no-data = In „{ $where }“ lassen sich die Daten nicht halten: { $why }. Nenne eine Datei oder postgresql://nutzer@rechner/datenbank.
house-missing = In „{ $where }“ ist kein Haus. `quarterdeck serve` öffnet ein neues; wo deines liegt, sag mit --data, QUARTERDECK_DATA oder quarterdeck.toml.
house-no-folder = Einen Ordner „{ $folder }“ für ein Haus gibt es nicht. Leg ihn an, oder nenne mit --data eine andere Datei.
serve-bad-secret = Das Geheimnis in { $file } ist leer oder abgeschnitten. Lösch die Datei und starte neu: Es wird ein neues gemacht, und alle Gäste sind dann Fremde.
serve-bad-proxy = „{ $address }“ ist weder eine Adresse noch ein Netz. Nenne nach --proxy etwas wie 127.0.0.1 oder 10.0.0.0/8.
serve-bad-name = „{ $name }“ ist kein Name eines Hauses. Schreib nach --host-name nur den Namen aus der Adresszeile, etwa pirates.example.org.
serve-second = { $address ->
        [none] Das Haus in { $where } ist schon offen.
       *[other] Das Haus in { $where } ist schon offen, unter { $address }: Zum Spielen öffne das in einem Browser.
    } Ein zweiter Server wird abgewiesen, denn Leute am selben Tisch sähen einander nicht. Halt den ersten an, nenne mit --data andere Daten, oder gib mit PostgreSQL beiden einen --bus.
restore-open = Das Haus in { $where } ist offen. Schließ es, bevor eine Kopie hineinkommt, oder nenne mit --data ein neues.
serve-bad-bus = Die Adresse des Busses ist nicht zu lesen. Schreib sie wie redis://nutzer:passwort@rechner:6379, am besten in QUARTERDECK_BUS.
serve-workers-alone = { $workers } Prozesse können sich keine Datei teilen und würden nichts voneinander hören. Nenne ein PostgreSQL mit --data postgresql://… und ein Redis mit --bus redis://…, oder lass --workers weg.
serve-bus-alone = Ein Bus ist für mehrere Server an einem PostgreSQL. Nenne es mit --data postgresql://…, oder lass --bus weg: Eine Datei hat einen Server.
serve-port-taken = { $host }:{ NUMBER($port, useGrouping: 0) } lässt sich nicht benutzen: { $why }. Wähle mit --port einen anderen.
serve-bad-host = { $host } ist keine Adresse dieses Rechners: { $why }. Nenne eine mit --host: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für das ganze Netz.
backup-exists = { $file } gibt es schon. Nenne eine neue Datei: Eine Kopie ersetzt nie eine andere.
backup-done = { $rows ->
    [one] Eine Zeile liegt
   *[other] { $rows } Zeilen liegen
} in { $file }. Das ist selbst ein Haus: quarterdeck serve --data { $file }
backup-progress = Kopiere
restore-no-copy = Es gibt keine Kopie { $file }. Nenne eine Datei, die quarterdeck backup geschrieben hat.
restore-bad-copy = { $file } ist keine Kopie eines Hauses{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }. Nenne eine Datei, die quarterdeck backup geschrieben hat.
restore-not-empty = In diesem Haus war schon jemand. Leg die Kopie in ein neues, genannt nach --data.
restore-done = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
} wiederhergestellt.
doctor-versions = quarterdeck { $quarterdeck }, Python { $python }
doctor-game = { $game }: Ein Spiel ging in { NUMBER($moves) } Zügen zu Ende.
doctor-bad-game = { $game } lässt sich nicht spielen: { $why }. Installiere quarterdeck neu.
doctor-cache = Was Bots ausrechnen, wird in { $folder } aufgehoben.
doctor-no-cache = Was Bots ausrechnen, lässt sich in { $folder } nicht aufheben: Sie rechnen jedes Mal neu. Nenne in QUARTERDECK_CACHE einen anderen Ordner.
doctor-extra = Die Zugabe { $extra } ist installiert.
doctor-no-extra = Die Zugabe { $extra } ist nicht installiert; mit ihr: { $install }
doctor-data = Die Datenbank antwortet und ist auf dem neuesten Stand.
doctor-old-data = Die Datenbank antwortet; der nächste Start bringt sie auf den neuesten Stand. Mach vorher eine Kopie: quarterdeck backup DATEI
doctor-new-data = In { $file } ist noch kein Haus; der erste Start macht eines.
doctor-open-data = Andere auf diesem Rechner können { $file } lesen, wo jedes Geheimnis jedes Spiels liegt: chmod 600
doctor-space = In { $folder } sind { NUMBER($megabytes, useGrouping: 1) } MB frei.
doctor-port = { $host }:{ NUMBER($port, useGrouping: 0) } ist frei.
doctor-house-open = Das Haus in { $where } ist gerade offen: ein zweites kann nicht an { $host }:{ NUMBER($port, useGrouping: 0) } horchen.
doctor-lines = { NUMBER($lines, useGrouping: 1) } Verbindungen können zugleich offen sein.
doctor-nearby = Andere in der Nähe finden das Haus unter { $address }
doctor-bus = Der Bus antwortet.
doctor-no-bus = Der Bus antwortet nicht: { $why }. Tische gehen ohne ihn weiter, aber wer an verschiedenen Prozessen sitzt, sieht sich später.
bench-belief = Piracy: Eine neue Vermutung dauert { NUMBER($ms, maximumFractionDigits: 3) } ms.
bench-no-tables = „{ $text }“ sind keine Anzahlen von Tischen. Schreib zum Beispiel 10,100,500.
bench-server-title = Tische eines Servers, über echte Verbindungen gespielt
bench-server-foot = p50, p99: Millisekunden vom gesendeten Zug, bis der andere Platz ihn sieht; dazwischen ist er gespeichert.
bench-server-workers = Prozesse
bench-server-tables = Tische
bench-server-moves = Züge/s
bench-server-cpu = CPU µs/Zug
bench-server-p50 = p50 ms
bench-server-p99 = p99 ms
bench-server-memory = KiB/Tisch
bench-server-lost = Verloren
admin-names = „{ $deed }“ will danach { $count ->
    [0] keinen Namen
    [one] einen Namen
   *[other] { $count } Namen
  }.
admin-no-account = Niemand hat hier den Namen „{ $name }“ behalten. `quarterdeck admin list` nennt alle.
admin-no-report = Keine offene Meldung hat die Nummer { $number }. `quarterdeck admin reports` zählt sie auf.
admin-house = Haus: { $where }
admin-sure = Das Konto { $name } für immer löschen? Schreib ja:
admin-yes = ja
admin-unsure = Das Konto { $name } ist noch da. Um es zu löschen, antworte { $yes }; in einem Skript sag --yes.
admin-renamed = { $name } heißt von jetzt an { $called }, an jedem Tisch.
admin-has-banned = { $name } ist überall abgemeldet und kommt nicht mehr hinein.
admin-has-unbanned = { $name } darf wieder hinein.
admin-deleted = Das Konto { $name } ist fort; seine Spiele bleiben, unter niemandes Namen.
admin-reset = Nichts öffnet das Konto { $name } mehr als diese Codes, jeder einmal:
    { $codes }
admin-settled = Meldung { $number } ist erledigt.
admin-accounts = Konten
admin-reports = Meldungen
admin-audit = Was getan wurde
admin-name = Name
admin-since = seit
admin-seen = zuletzt gesehen
admin-state = Zustand
admin-banned = gesperrt
admin-number = Nr.
admin-when = wann
admin-by = von
admin-about = über
admin-table = Tisch
admin-reason = Grund
admin-words = in Worten
admin-deed = Tat
admin-note = Notiz

## Terminal

terminal-about = { $target ->
        [0] Zug { $turn }
       *[other] bis { NUMBER($target, useGrouping: 0) }, Zug { $turn }
    }
terminal-too-small = In dieses Fenster passen { $columns } mal { $rows } Zeichen, ein Tisch braucht { $least_columns } mal { $least_rows }. Mach es größer oder die Schrift kleiner, oder spiel mit --plain.
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
        [admiral] Admiral
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
terminal-curtain = { $name } entscheidet, und sonst darf niemand hinsehen. Gib { $name } die Tastatur.
terminal-curtain-lift = Enter  Ich bin da
terminal-help-keys = Tasten
terminal-help-out = ↑ ↓ blättern     Esc zurück an den Tisch
terminal-coach-title = { $measure ->
        [none] Rat
        [win] Rat: Risiko, Siegchance
        [catch] Rat: Chance, ihn jetzt oder beim nächsten Mal zu haben
        [escape] Rat: Risiko, Chance frei zu bleiben
       *[points] Rat: Risiko, Punkte im Schnitt
    }
terminal-coach-worth = { $measure ->
        [none] { "" }
        [win] { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
        [catch] { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
        [escape] { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
       *[points] { NUMBER($value, useGrouping: 0, maximumFractionDigits: 0) }
    }
terminal-coach-risk = { $measure ->
        [none] { "" }
       *[other] { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }
    }
terminal-coach-waits = Rat gibt es, wenn du am Zug bist.
terminal-coach-thinks = Moment, ich rechne …
terminal-end-won = { $winners ->
        [0] Niemand gewinnt: Alle haben aufgegeben, oder keine Zeit mehr.
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
terminal-end-lost = { page-lost-last }
terminal-end-points = Punkte
terminal-end-turns = Züge
terminal-end-best = bester Zug
terminal-end-choices =
    Enter Revanche     n neues Spiel     q beenden
    w Logbuch schreiben     Esc Tisch ansehen
terminal-course-thinks = Wir rechnen nach, wie es stand …
terminal-course = Gewinnchancen vom Anfang bis zum Ende
terminal-course-luck = Glück
terminal-course-play = Spiel
terminal-turning = { $change } { $side } ({ $cause ->
        [luck] Glück
       *[play] Spiel
    }): { $what }
terminal-plain-chances = Gewinnchancen: { $chances }.
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
terminal-plain-curtain = { $name } entscheidet, und sonst darf niemand hinsehen. Eine leere Zeile zeigt { $name } das Übrige.
terminal-plain-advice = { $measure ->
        [none] { $words }: { $reason }
       *[other] { $words }: Wert { $worth }, Risiko { $risk }. { $reason }
    }
terminal-plain-lesson-help = Schreib, was die Lektion verlangt, oder: show (es wird für dich getan), back (zurück), skip (überspringen), map, why WORT, quit. Eine leere Zeile geht weiter.
terminal-plain-lesson-on = (weiter mit der Eingabetaste)
terminal-plain-lesson-do = Was tust du?
terminal-plain-lesson-not-now = Die Regeln erlauben das, aber diese Lektion geht einen anderen Weg. „show“ tut es für dich.
terminal-plain-lesson-over = Das war die Lektion. Zum Spielen: quarterdeck play { $game }
terminal-plain-lesson-step = { $at } von { $steps } · { $title }
terminal-plain-puzzle = Stellung des Tages · { $game } · Nr. { $number } von { $count }
terminal-plain-puzzle-option = { $place }. { $told }
terminal-plain-puzzle-you = Du bist { $name } und am Zug.
terminal-plain-puzzle-ask = Womit gewinnst du am ehesten? Schreibe die Nummer oder das Wort; map, rules, why WORT und quit gehen auch. Du hast einen Versuch.
terminal-plain-puzzle-no-option = Das ist keine der Möglichkeiten. Schreibe die Nummer von einer.
terminal-plain-puzzle-right = Gut gesehen: Damit gewinnst du zu { NUMBER($chance, style: "percent") }, und nichts gewinnt öfter. Alle Möglichkeiten:
terminal-plain-puzzle-wrong = Diesmal nicht die beste: Damit gewinnst du zu { NUMBER($chance, style: "percent") }, mit der besten zu { NUMBER($best, style: "percent") }. Alle Möglichkeiten:
terminal-plain-puzzle-value = { $kind ->
        [right] ✓
        [given] ›
       *[other] ·
    } { NUMBER($chance, style: "percent") } { $told }: { $reason }
terminal-plain-bye = Du verlässt den Tisch. Gute Fahrt!
terminal-plain-stopped = Nicht gespielt: { $rest }.
terminal-plain-none-such = Nichts, was du schreiben kannst, beginnt mit „{ $text }“.
terminal-plain-near = { $word }: { $told }
terminal-plain-nothing-back = Es ist nichts ausgesucht, was du zurücknehmen könntest.
terminal-plain-no-map = Dieses Spiel wird ohne Karte gespielt.
terminal-plain-help =
    Schreib eine Aktion, wie sie unter „Du kannst schreiben“ stehen, groß oder klein. Mehrere passen in eine Zeile, mit Kommas dazwischen. Außerdem:
    list: alles, was du schreiben kannst, das Nützlichste zuerst; list und ein Wort: nur, was so beginnt.
    near: die nützlichsten Wörter, was sie bedeuten und was dabei herauskäme.
    map: die Karte, wenn das Spiel eine hat.
    back: nimmt zurück, was du zuletzt ausgesucht hast; unter Bots auch deine letzte Entscheidung, solange kein Geheimnis zu sehen war.
    show oder eine leere Zeile: wie das Spiel steht.
    why AKTION: ob eine Aktion erlaubt ist, und wenn nicht, warum.
    coach: die besten Möglichkeiten mit Wert und Risiko; schreib sie, wie sie dastehen.
    scores: wer wie viele Punkte hat.
    rules, oder rules und eine Nummer: die Regeln, oder eine davon.
    log: alles, was geschehen ist. quit: den Tisch verlassen.

# At a house

terminal-house-missing = Um in einem Haus zu spielen, braucht es websockets. Installiere es mit pip install 'quarterdeck[terminal]' oder öffne das Haus im Browser.
terminal-house-bad-address = „{ $text }“ ist keine Adresse eines Hauses. Schreib eine wie http://127.0.0.1:8000 oder den Link eines Tisches dort.
terminal-house-bad-table = „{ $text }“ ist kein Name eines Tisches. Schreib ihn wie in der Liste oder füge den Link ein.
terminal-house-bad-clock = „{ $text }“ ist keine Uhr. Schreib clock=live:30+120+0 (Sekunden für jede Entscheidung, in Reserve, dazu nach jeder; bis 14400) oder clock=post:1d (h oder d, bis 14d), dort vielleicht mit nights=off.
terminal-house-bad-match = „{ $text }“ wird nicht verstanden. Schreib zum Beispiel find kapern seats=3 wait=60, die Sekunden bis 3600.
terminal-house-unreachable = Unter { $house } antwortet niemand: { $why }. Prüfe die Adresse, und ob das Haus offen ist.
terminal-house-none-there = Was unter { $house } antwortet, ist kein Haus von quarterdeck (es sagte { $status }). Prüfe die Adresse.
terminal-house-other-version = Das Haus spricht eine andere Version von quarterdeck als dieses Terminal. Installiere dieselbe oder spiel im Browser.
terminal-house-unknown-game = Dieses Terminal kennt das Spiel { $game } nicht. Spiel es im Browser.
terminal-house-refused = Das Haus tut das nicht: { $code }.
terminal-house-line-down = Die Leitung riss, bevor das Haus antwortete. Sieh dir den Tisch an, wenn sie wieder steht, und sag es dann noch einmal.
terminal-house-line-gone = Die Leitung ist weg. Neuer Versuch; nichts geht verloren.
terminal-house-line-back = Die Leitung steht wieder.
terminal-house-luck-letters = Faire Würfel. Alle am Tisch müssen diese Zeichen sehen: { $letters }
terminal-house-luck-left-out = Dein Anteil am Glück wurde weggelassen, oder das Haus zeigt ein anderes Siegel. Dieses Terminal spielt nicht weiter: niemand könnte dir sagen, dass die Würfel fair sind.
terminal-house-missed = Inzwischen ist mehr geschehen, als noch einmal erzählt werden kann.
terminal-house-said = { $speaker }{ $to ->
        [team] {" "}(an deine Seite)
       *[other] {""}
    }: { $text }
terminal-house-covered = { $why ->
        [alone] { $sailor } war allein: Vorerst spielt ein Bot.
        [absent] { $sailor } war fort: Vorerst spielt ein Bot.
        [idle] Auf { $sailor } wird nicht länger gewartet: Vorerst spielt ein Bot.
        [clock] Die Zeit von { $sailor } ist abgelaufen: Vorerst spielt ein Bot.
        [resigned] { $sailor } gibt auf: Ein Bot spielt zu Ende, und { $sailor } kommt zuletzt.
        [time] { $sailor } verliert durch die Zeit: Ein Bot spielt zu Ende, und { $sailor } kommt zuletzt.
       *[other] Für { $sailor } spielt jetzt ein Bot.
    }
terminal-house-held-why = { $why ->
        [alone] Es war niemand mehr da, mit dem du spielen konntest. Der Platz gehört dir, sobald du ihn willst.
        [clock] Deine Zeit ist dreimal abgelaufen. Der Platz ist wieder deiner, sobald du willst.
        [idle] Die anderen haben lange genug gewartet. Der Platz ist deiner, sobald du willst.
        [resigned] Du hast diese Partie aufgegeben: Sie wird für dich zu Ende gespielt.
        [time] Durch die Zeit verloren: Die Partie wird für dich zu Ende gespielt.
       *[absent] Du warst fort. Der Platz ist deiner, sobald du willst.
    }
terminal-house-reclaim = Ein Bot spielt für dich. reclaim: wieder selbst spielen.
terminal-house-would-pause = { $sailor } bittet um eine Pause. Die Zeit steht still, sobald alle es wollen.
terminal-house-would-go-on = { $sailor } will weiterspielen. Es geht weiter, sobald alle es wollen.
terminal-house-paused = Die Zeit steht still. Niemand verliert welche.
terminal-house-goes-on = Die Zeit läuft weiter.
terminal-house-urges = { $sailor } will nicht länger warten.
terminal-house-waited-for = Auf { $sailor } wird noch eine Minute gewartet.
terminal-house-resign-sure = Aufgeben? Ein Bot spielt deinen Platz zu Ende, und du kommst hinter allen, die weiterspielen.
terminal-house-resign-again = { terminal-house-resign-sure } resign, noch einmal, gibt auf; alles andere nicht.
terminal-house-reclaimed = { $sailor } spielt wieder selbst.
terminal-house-came = { $sailor } ist da.
terminal-house-went = { $sailor } ist gegangen.
terminal-house-chair = { $letter }  { terminal-house-sailor }
terminal-house-bot-plays = { $why ->
        [alone] allein, ein Bot spielt
        [absent] nicht da, ein Bot spielt
        [idle] untätig, ein Bot spielt
        [clock] Zeit abgelaufen, ein Bot spielt
        [resigned] aufgegeben, ein Bot spielt zu Ende
        [time] verloren durch die Zeit, ein Bot spielt zu Ende
       *[other] ein Bot spielt
    }
terminal-house-sailor = { $kind ->
        [open] frei
        [bot] { $sailor } ({ terminal-level })
        [covered] { $sailor } ({ terminal-house-bot-plays })
        [away] { $sailor } (nicht da)
        [you] { $sailor } (du)
       *[other] { $sailor }
    }
terminal-house-stage = { $stage ->
        [waiting] wartet auf Leute
        [over] vorbei
       *[other] wird gespielt
    }
terminal-house-your-turn = du bist dran
terminal-house-turn-of = { $sailor } ist dran
terminal-house-looks-on = Du schaust zu.
terminal-house-waits-for = { $name } entscheidet.
terminal-house-ask-name = Wie heißt du?
terminal-house-welcome = { $house } · du bist hier { $sailor }.
terminal-house-bye = Du verlässt das Haus. Deine Spiele gehen weiter: dieselbe Adresse bringt dich zurück.
terminal-house-no-way = „{ $text }“ wird hier nicht verstanden. help sagt, was verstanden wird.
terminal-house-own = Deine Spiele:
terminal-house-others = { $count ->
        [0] Sonst ist kein Tisch offen.
        [one] Ein anderer Tisch:
       *[other] { $count } andere Tische:
    }
terminal-house-listed = { $number }  { $table }: { $game } · { $sailors } · { $stage }
terminal-house-ways = join TISCH, watch TISCH, open SPIEL, find SPIEL, tables, help, quit
terminal-house-link = { $link }
terminal-house-waiting = { $hosts ->
        [yes] Es wird auf Leute gewartet. bots, oder bots und eine Stufe, besetzt die freien Stühle; say, leave.
       *[other] Es wird auf Leute gewartet. say, leave.
    }
terminal-house-after = Das Spiel ist vorbei. rematch spielt noch eins; alles andere führt zurück zu den Tischen.
terminal-house-help =
    tables, oder eine leere Zeile: deine Spiele, dann die anderen.
    join TISCH: dort Platz nehmen oder weiterspielen; ein Link geht auch. watch TISCH: nur zuschauen.
    open SPIEL: ein Tisch für dich und wer immer kommt. Spiele: { $games }.
    open SPIEL me open mate target=5000 link coach: wer dort sitzt, Hausregeln; public, link oder private; mit Rat.
    … clock=live:30+120+0: Sekunden für jede Entscheidung, in Reserve, dazu nach jeder; oder clock=post:1d (h, d), nachts frei mit nights=off.
    find SPIEL seats=3 wait=60: ein Platz, wo dasselbe gewünscht wird; nach so vielen Sekunden kommen Bots. Eine Uhr wie oben.
    name NAME: von nun an anders heißen. quit: das Haus verlassen.
terminal-house-help-table =
    In einem Haus außerdem: say TEXT an alle, tell TEXT nur an deine Seite, who sagt, wer da ist.
    cover NAME: ein Bot spielt für jemanden, der gegangen ist. reclaim: du spielst wieder selbst.
    agree, disagree: ob du Rat hättest; es gibt ihn, sobald alle Leute ihn wollen.
    Wo es eine Uhr gibt: clock, pause, resume; die Zeit steht, sobald alle Leute es wollen.
    wait-for NAME: noch eine Minute, bevor ein Bot spielt. urge: nicht länger warten, wo es keine Uhr gibt und jemand nichts tut.
    resign: aufgeben; du wirst noch einmal gefragt.
terminal-key-talk = reden
terminal-key-cover = Bot
terminal-key-pause = Pause
terminal-key-wait-for = warten
terminal-key-urge = nicht länger warten
terminal-key-resign = aufgeben
terminal-key-tables = Tische
terminal-key-bots = mit Bots füllen
terminal-key-stand-up = aufstehen
terminal-key-join = mitspielen
terminal-key-watch = zuschauen
terminal-key-open = Tisch öffnen
terminal-key-find = Mitspieler finden
terminal-house-offline = keine Leitung
terminal-house-no-clock = An diesem Tisch gibt es keine Uhr.
terminal-house-clock = Zeit: { $times }
terminal-house-title = Tische
terminal-house-talk = Was sagst du?  Enter sagt es, Esc nicht
terminal-house-leave-tables = Zurück zu den Tischen? Das Spiel bleibt, wo es ist, und die Liste führt wieder hin.
terminal-house-leave-quit = Das Haus verlassen? Das Spiel bleibt, wo es ist, und dieselbe Adresse bringt dich zurück.
terminal-house-covered-you = Ein Bot spielt für dich. b: wieder selbst spielen.
terminal-house-waiting-here = Es wird auf Leute gewartet. Sie finden den Tisch in der Liste oder über den Link:
terminal-house-opening = Einen Tisch öffnen
terminal-house-opening-game = Spiel
terminal-house-opening-seats = Wer sitzt bei dir? ← → wählen, ↑ ↓ gehen
terminal-house-opening-none = kein Stuhl
terminal-house-opening-open = wer kommt
terminal-house-opening-seen = Wer ihn findet
terminal-house-opening-public = alle
terminal-house-opening-link = wer den Link hat
terminal-house-opening-private = sonst niemand
terminal-house-opening-coach = Rat ist erlaubt
terminal-house-opening-fair = Faire Würfel, die alle prüfen können
terminal-house-opening-time = Uhr
terminal-house-opening-untimed = keine
terminal-house-opening-live = je 30 s, 2 min Reserve
terminal-house-opening-post = per Post, je ein Tag
terminal-house-opening-go = Enter  Den Tisch decken
terminal-house-finding = Mitspieler finden
terminal-house-finding-seats = Wie viele spielen
terminal-house-finding-bots = Bots setzen sich
terminal-house-finding-wait = nach { $seconds ->
        [30] einer halben Minute
        [60] einer Minute
        [300] fünf Minuten
       *[other] einer halben Stunde
    }
terminal-house-finding-go = Enter  Suchen

## Page

level-guest = Ein Bot von jemand anderem: wie er spielt, weiß hier niemand.
page-guest = Gast { $number }
page-nav = Hauptmenü
page-nav-play = Spielen
page-nav-tables = Tische
page-nav-new = Tisch eröffnen
page-nav-puzzle = Rätsel
page-nav-rules = Regeln
page-night-watch = Nachtwache
page-language = Sprache
page-sailing-as = An Bord als
page-offline = Die Leitung ist gerissen. Neuer Versuch …
page-loading = Einen Augenblick …
page-close = Schließen
page-rules = Regeln
page-leave = Verlassen
page-to-lobby = Zurück zum Anfang
page-bygone = Dieses Spiel ist vorbei
page-bygone-say = Die Regeln haben sich seither geändert, darum lässt sich sein Brett nicht mehr zeichnen. Hier steht, was davon erzählt wurde.
page-to-new-table = Zum neuen Tisch
page-you = du
page-free = frei
page-seats = Plätze
page-house-rules = Hausregeln
page-level = { $level ->
        [random] Zufall
        [deckhand] Matrose
        [mate] Maat
        [captain] Kapitän
        [admiral] Admiral
       *[other] { $level }
    }
page-bot-level = Bot · { page-level }
page-covered = vertreten: { page-level }
page-same-device = am selben Gerät wie { $name }
page-lost-seat = { $why ->
        [time] verloren durch die Zeit
       *[resigned] aufgegeben
    }
page-lost-last = { $count ->
        [one] { $names } kommt zuletzt: aufgegeben, oder ohne Zeit.
       *[other] { $names } kommen zuletzt: aufgegeben, oder ohne Zeit.
    }
page-away = abwesend
page-away-for = fort · { $time }
page-house-count = { $count ->
        [0] wie gedruckt
        [one] eine Hausregel
       *[other] { $count } Hausregeln
    }

page-hero = { $more ->
        [0] Vier Piratenspiele, nach den echten Regeln
       *[other] Piratenspiele, nach den echten Regeln
    }
page-hero-say = Mit Freunden, mit Bots oder beidem. Wähl ein Spiel und leg ab: kein Konto, nichts zu installieren.
page-choose-game = Wähl ein Spiel
page-players = { $range } Spieler
page-minutes = { $minutes } Min.
page-play-now = Los geht’s
page-castoff = { $bots ->
        [one] du gegen einen Bot, nach den gedruckten Regeln
       *[other] du gegen { $bots } Bots, nach den gedruckten Regeln
    }
page-castoff-short = { $game }, { $bots ->
        [one] 1 Bot
       *[other] { $bots } Bots
    }
page-bots-count = Bots am Tisch
page-bots-level = Sie spielen wie ein
page-open-tables = Offene Tische
page-no-tables = Gerade ist kein Tisch für alle offen. Deiner steht hier, wenn „{ page-visible-public }“ ihn finden dürfen.
page-col-game = Spiel
page-col-do = Was du tun kannst
page-table-of = Tisch von { $name }
page-sit-down = Hinsetzen
page-stand-up = Aufstehen
page-watch = Zusehen
page-friends = Mit Freunden
page-friends-link = Tisch eröffnen, Link schicken
page-friends-link-say = Plätze für Freunde, Bots für den Rest
page-friends-here = Ein Gerät herumreichen
page-friends-here-say = ein Vorhang fällt, wo es Geheimnisse gibt
page-learn-and-look = Zum Lernen und Nachsehen
page-friends-replay = Letztes Spiel noch einmal ansehen
page-friends-replay-say = Schritt für Schritt, mit einem Link zum Teilen
page-friends-learn = In fünf Minuten lernen
page-friends-learn-say = Ein paar Züge auf dem echten Brett, mit jemandem daneben
page-friends-puzzle = Die Stellung des Tages
page-friends-puzzle-say = Eine Entscheidung aus einer Partie: was ist am besten?
page-friends-rules = Die Regeln dieses Spiels
page-friends-rules-say = in einfachen Worten, Punkt für Punkt

page-open-a-table = Tisch eröffnen
page-seats-say = Offen: per Link · Hier: an diesem Gerät
page-first-drawn = wer beginnt, entscheidet das Los
page-seat = Platz { $letter }
page-seat-name = Wer auf Platz { $letter } sitzt
page-seat-level = Stärke des Bots auf Platz { $letter }
page-kind-open = Offen
page-kind-here = Hier
page-kind-bot = Bot
page-kind-none = Leer
page-kind-open-say = für den, der kommt
page-kind-none-say = bleibt leer
page-changed = geändert
page-at-table = Am Tisch
page-visibility = Wer ihn findet
page-visibility-say = { $visibility ->
        [public] Steht auf der ersten Seite: jeder darf sich setzen oder zusehen.
        [private] Nur wer hier sitzt, bis das Spiel zu Ende ist.
       *[link] Nur wer den Link hat.
    }
page-visible-public = Alle
page-visible-link = Per Link
page-visible-private = Privat
page-coach-say = Ob man hier nach Chancen und Rat fragen darf.
page-open-table = Tisch eröffnen
page-open-table-say = { $open ->
        [0] und gleich beginnen
        [one] und auf einen warten
       *[other] und auf { $open } warten
    }
page-waiting = { $count ->
        [0] Alle sind da
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
page-waiting-say = Das Spiel beginnt, sobald alle sitzen.
page-all-here = { $fair ->
        [true] Ihre Geräte machen gerade zusammen die Würfel. Dann geht es los.
       *[false] Es geht los.
    }
page-call-friends = Ruf deine Freunde
page-link = Link zu dieser Seite
page-copy = Kopieren
page-copied = Kopiert

# Your games, arriving, waiting
page-own-wait = { $count ->
        [0] Deine Spiele
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
page-own-wait-say = Willkommen zurück, { $name }.
page-own-waits = Wartet auf Mitspieler
page-own-play = Spielen
page-own-look-in = Hineinsehen
page-own-games = Deine Spiele
page-own-finished = Zuletzt beendet
page-own-all = alle { $count } deiner Spiele
page-own-standing = Du hast { $score }, die anderen { $others }.
page-own-won = Du hast gewonnen: { $scores }
page-own-lost = { $count ->
        [0] Niemand hat gewonnen: { $scores }
        [one] { $names } hat gewonnen: { $scores }
       *[other] { $names } teilen sich den Sieg: { $scores }
    }
page-own-gave-up = { $why ->
        [time] { $name } hat durch die Zeit verloren
       *[resigned] { $name } hat aufgegeben
    }
page-own-gave-up-you = { $why ->
        [time] Du hast durch die Zeit verloren
       *[resigned] Du hast aufgegeben
    }
page-start-another = Noch ein Spiel
page-role = Du bist
page-lost = Unter dieser Adresse liegt nichts
page-lost-say = Die Karte zeigt hier nur offene See. Vielleicht wurde der Link unterwegs zerteilt.
page-leave-say = Den Raum verlassen: Dein Platz bleibt, das Spiel wartet auf der Startseite.
page-put-bot = Bot hinsetzen
page-dismiss-bot = Wegschicken
page-call-say = Schick ihn allen, die kommen sollen.
page-call-near = Alle in diesem Haus finden ihn unter { $address }.
page-call-alone = Nur Browser auf diesem Rechner können ihm folgen. Mit quarterdeck serve --host 0.0.0.0 geöffnet ist das Haus für alle in deinem Netz da und zeigt einen Code für ihre Telefone.
page-code = Der Link als Code zum Scannen
page-code-say = fürs Telefon
page-tired = Genug gewartet?
page-tired-say = { $count ->
        [one] Ein Bot nimmt den freien Platz.
       *[other] Bots nehmen die { $count } freien Plätze.
    }
page-start-now = Jetzt beginnen
page-start-now-say = { $count ->
        [one] mit einem Bot: { page-level }
       *[other] mit { $count } Bots: { page-level }
    }
page-told-of = { $what }: { $told }
page-invited = Du bist eingeladen
page-invited-by = { $name } hält dir einen Platz frei
page-come-aboard = Komm an Bord
page-no-seat-free = Alle Plätze sind besetzt
page-your-name = Dein Name
page-your-seat = Dein Platz
page-just-watch = Nur zusehen
page-arrival-say = Kein Konto, nichts zu installieren. Dieser Browser merkt sich deinen Platz, wenn du über denselben Link zurückkommst.

page-deck = Der Tisch

page-bar = Was du tun kannst
page-your-turn = Du bist dran
page-their-turn = { $name } ist dran
page-keys = Tasten
page-lookout = Pfeiltasten sehen von Feld zu Feld, Enter drückt darauf
page-icon-names = Namen der Bilder: ← und → gehen von einem zum nächsten
page-keys-open = dieses Blatt
page-notices = Hinweise
page-call-me = Ruf mich, wenn ich am Zug bin
page-plays-on = { $name } spielt.
page-awaited = Wir warten auf die Entscheidung von { $name }.
page-log-covered = { $why ->
        [alone] { $name } ist allein übrig; ein Bot rudert: { page-level }.
        [clock] { $name } hat dreimal die Zeit verstreichen lassen; ein Bot rudert: { page-level }.
        [time] { $name } hat durch die Zeit verloren; ein Bot rudert zu Ende: { page-level }.
        [resigned] { $name } gibt auf; ein Bot rudert zu Ende: { page-level }.
        [idle] Die anderen warten nicht länger auf { $name }; ein Bot rudert: { page-level }.
       *[absent] { $name } ist fort; ein Bot rudert: { page-level }.
    }
page-log-back = { $name } rudert wieder selbst.
page-looking-on = Es sehen zu:
page-log-strict = An diesem Tisch muss man sich merken, was geschehen ist: Es wird einmal erzählt und hier nicht aufgehoben.
page-log-empty = Noch nichts.
page-mute-somebody = { $name } stumm schalten
page-hear-again = { $name } wieder hören
page-watching = Du siehst zu.
page-gone = { $name } ist fort. { $time ->
        [none] Der Platz wartet.
       *[other] In { $time } übernimmt ein Bot die Ruder.
    }
page-reclaim = Zurück auf meinen Platz
page-held = Ein Bot rudert für dich: { page-level }
page-held-why = { $why ->
        [alone] Es war niemand mehr da, mit dem du spielen konntest. Der Platz gehört dir, sobald du ihn willst.
        [clock] Deine Zeit ist dreimal abgelaufen. Der Platz ist wieder deiner, sobald du willst.
        [idle] Die anderen haben lange genug gewartet. Der Platz ist deiner, sobald du willst.
        [resigned] Du hast diese Partie aufgegeben: Sie wird für dich zu Ende gespielt.
        [time] Du hast diese Partie durch die Zeit verloren: Sie wird für dich zu Ende gespielt.
       *[absent] Du warst fort. Der Platz ist deiner, sobald du willst.
    }
page-wait-for = Noch eine Minute warten
page-urge = Nicht länger warten
page-aboard = An Bord
page-paused = Die Zeit steht still
page-paused-say = Niemand verliert welche. Es geht weiter, sobald alle es wollen.
page-paused-away = { $names } { $count ->
        [one] ist
       *[other] sind
    } fort. { $time ->
        [none] Es geht weiter, sobald alle es wollen, die da sind.
       *[other] In { $time } geht es auch so weiter, sobald alle es wollen, die da sind.
    }
page-clock = Die Uhr
page-clock-left = noch { $time }
page-clock-aloud = noch { $seconds } Sekunden
push-turn = Du bist dran
push-full = Dein Tisch ist voll: Es geht los
push-rematch = Eine Revanche: Der nächste Tisch ist gedeckt
clock-hours = { $hours } Std. { $minutes } Min.
clock-days = { $days } T. { $hours } Std.
page-clock-none = ohne Uhr
page-clock-post-say = { $allowance } je Entscheidung{ $night ->
        [off] , nachts frei
       *[on] {""}
    }
page-clock-delay-say = { $time } je Entscheidung
page-clock-base-say = { $time } Reserve
page-clock-increment-say = { $time } mehr nach jeder
page-length = { $unit ->
        [second] { $count } s
        [minute] { $count } min
        [hour] { $count } h
       *[day] { $count ->
            [one] 1 Tag
           *[other] { $count } Tage
        }
    }
page-way = Welche Uhr
page-way-none = Ohne Uhr
page-way-none-about = Lasst euch Zeit. Am besten unter Freunden in einem Raum.
page-way-live = Live
page-way-live-about = Alle sind da, und eine Entscheidung dauert Sekunden.
page-way-post = Per Post
page-way-post-about = Eine Entscheidung am Tag, wann immer du vorbeikommst.
page-clock-delay = Für jede Entscheidung
page-clock-base = Reserve für die Partie
page-clock-increment = Dazu nach jeder
page-clock-allowance = Für jede Entscheidung
page-clock-nothing = nichts
page-clock-live-say = Erst die Zeit der Entscheidung, dann die Reserve.
page-clock-too-short = In gar keiner Zeit kann niemand entscheiden: Gib ein wenig.
page-clock-nights = Nachts frei
page-clock-nights-say = Von { $begins } bis { $ends } Uhr läuft keine Zeit, nach deiner Uhr.
page-on-time = Wenn die Zeit abläuft
page-on-time-caretaker = Der Vertreter entscheidet
page-on-time-caretaker-about = Ein Bot trifft diese Entscheidung; nach dreien in Folge bleibt er, bis du zurück bist.
page-on-time-lost = Die Partie ist verloren
page-on-time-lost-about = Wessen Zeit um ist, wird Letzter; ein Bot spielt den Platz zu Ende.
page-caretaker = Vertreter
page-caretaker-say = Der Bot, der für alle entscheidet, die fort sind oder keine Zeit mehr haben.
page-quick = Mitspieler finden
page-quick-say = { $game }, mit allen, die dasselbe wollen
page-quick-seats = Spieler
page-quick-clock = Uhr
page-quick-wait = Auf Leute warten
page-quick-level = Dann Bots
page-quick-go = Eine Partie finden
page-any-game = Jedes Spiel
page-any-clock = Jede Uhr
page-only-free = Nur mit freiem Platz
page-no-such-tables = So ist kein offener Tisch. Zeige alle, oder öffne einen.
page-waiting-bots = Es geht los, sobald alle sitzen; in { $time } setzen sich Bots.
page-own-left = noch { $time }
page-lesson = In fünf Minuten gelernt
page-lesson-read = Weiter, wenn du so weit bist.
page-lesson-play = Eine Partie spielen
page-lesson-other = Die andere Seite lernen
page-lesson-leave-say = Du kannst hier später weitermachen.
page-lesson-back = Zurück
page-lesson-show = Zeig es mir
page-lesson-skip = Überspringen
page-lesson-of = { $at } von { $steps }
page-lesson-not-now = Die Regeln erlauben das, aber diese Lektion geht einen anderen Weg: Tu, was sie verlangt, oder drück auf „Zeig es mir“.
page-lesson-offer = Neu für dich? In fünf Minuten gelernt
page-puzzle = Stellung des Tages
page-scores = Punkte
page-puzzle-ask = Was ist am besten?
page-puzzle-ask-say = Wähle, womit du am ehesten gewinnst, auf dem Brett oder hier. Du hast einen Versuch.
page-puzzle-ask-short = Auf dem Brett oder aus der Liste
page-puzzle-decide = Entscheiden
page-puzzle-options = Auswahl
page-puzzle-number = Nr. { $number } von { $count }
page-worth-win = So wahrscheinlich gewinnst du jeweils
page-puzzle-best = am besten
page-puzzle-as-good = genauso gut
page-puzzle-yours = deine
page-puzzle-right = Gut gesehen
page-puzzle-right-say = Damit gewinnst du zu { $chance }. Nichts gewinnt öfter.
page-puzzle-wrong = Diesmal nicht die beste
page-puzzle-wrong-say = Damit gewinnst du zu { $chance }; mit der besten zu { $best }.
page-puzzle-next = Noch eine
page-puzzle-games = Die heutige Stellung jedes Spiels
page-puzzle-how = { $game ->
        [kapern] Genau berechnet: jeder Wurf, der noch folgen kann, ist gezählt.
       *[other] Jede Möglichkeit wurde in denselben gedachten Partien weitergespielt, tausend im Ganzen.
    }
page-puzzle-good = { $count ->
        [0] Was du findest, wird nur auf diesem Gerät gezählt.
        [one] Eine gefunden bisher. Ein Fehlgriff kostet nichts.
       *[other] { $count } gefunden bisher. Ein Fehlgriff kostet nichts.
    }
page-go-on = Weiter
page-take-back = Zurücknehmen
page-take-back-move = Letzte Entscheidung zurücknehmen
page-catch-up = Aufholen
page-why-not = Warum nicht?
page-instead-word = Stattdessen:
page-coach = Ratgeber
page-coach-advise = rate mir
page-coach-off = Chancen, Punkte und die beste Wahl, wann immer du willst.
page-coach-hurried = Der Ratgeber hatte wenig Zeit: viel los im Haus.
page-ask-again = Noch einmal fragen
page-coach-waits = Der Ratgeber wartet auf deinen Zug.
page-coach-thinks = Der Ratgeber denkt nach …
page-coach-agree = zulassen
page-coach-agree-say = Er berät alle, sobald ihr es alle wollt: bisher { $wanting } von { $people }.
page-win-bar = Gewinnchancen
page-win-bar-view = soweit du es sehen kannst
page-win-bar-say = Wie wahrscheinlich jeder von hier aus gewinnt, soweit du es sehen kannst.
page-play-for-me = Spiel das für mich
page-plays-for-me = Denkt nach …
page-thinks = denkt nach
page-thinks-less = denkt kürzer: viel los im Haus
page-coach-best = das Beste zuerst
page-coach-points = Punkte
page-coach-win = Sieg
page-talk = Logbuch und Gespräch
page-beside-board = Neben dem Brett
page-unread = neu
page-earlier = Früher
page-tab-all = Alles
page-tab-log = Logbuch
page-tab-chat = Gespräch
page-log = Was geschah
page-say = Sag etwas in die Runde
page-send = Senden
page-side = Deine Seite
page-to-all = Alle
page-to-whom = Wer es hören soll
page-mute = Wen du hörst
page-order = Reihenfolge
page-curtain = Gib das Ruder an { $name }
page-curtain-hush = Alle anderen schauen aufs Meer.
page-curtain-open = Ich bin { $name }
page-curtain-show = zeig mir den Tisch
page-since = Seit du zuletzt hingesehen hast

page-winner = { $count ->
        [one] { $names } bringt den Schatz heim
       *[other] { $names } teilen sich den Schatz
    }
page-nobody-won = Niemand gewinnt
page-nobody-won-say = Alle haben aufgegeben, oder hatten keine Zeit mehr. Bots haben zu Ende gespielt.
page-won-by-rest = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
page-won-by-rest-say = Bots haben zu Ende gespielt, wo jemand aufgegeben hatte.
page-winner-say = { NUMBER($points, useGrouping: 0) } Punkte nach { $turns } Zügen.
page-rematch = Revanche
page-rematch-join = Zum nächsten Tisch
page-rematch-set = Der nächste Tisch steht: dein Platz ist freigehalten, und das Spiel beginnt.
page-replay = Noch einmal ansehen
page-chart = der Stand nach jedem Zug
page-look = ansehen
page-luck = Glück
page-play-of = Spiel
page-dearest = Die teuerste Entscheidung traf { $name } in Zug { $turn }: Sie verschenkte { NUMBER($points, useGrouping: 0) } Punkte.
page-dearest-did = Gespielt:
page-dearest-better = Besser:
page-course = Wie das Spiel sich drehte
page-course-chart = Gewinnchancen nach jedem Schritt
page-course-thinks = Wir rechnen nach, wie es stand …
page-course-parts-say = Was Karten, Würfel und Geheimnisse an den Chancen änderten, und was Entscheidungen änderten, eigene und fremde. In Prozentpunkten.
page-turning-look = Wendepunkt { $place } ansehen
page-turning-cause = { $cause ->
        [luck] Glück
       *[play] Spiel
    }: { $side } { $up ->
        [yes] { $count ->
            [one] gewinnt
           *[other] gewinnen
        }
       *[no] { $count ->
            [one] verliert
           *[other] verlieren
        }
    } { $points } Prozentpunkte
page-finals = Endstand
page-slider = Wo im Spiel
page-step = { $at } von { $last }
page-step-back = Ein Schritt zurück
page-step-on = Ein Schritt weiter
page-step-play = Von selbst abspielen
page-step-first = Zum Anfang
page-step-last = Zum Ende
page-speed = Tempo
page-transport = Im Spiel blättern
page-turn-of = Zug { $turn } von { $last }
page-every-move = Jeder Zug
page-after-this-step = nach diesem Schritt
page-turning-points = Wendepunkte
page-turning-none = Nichts hat dieses Spiel gewendet: Es lief von Anfang an in eine Richtung.
page-what-is-luck = Was ist Glück?
page-luck-untold = Für { $names } hat ein Bot zu Ende gespielt: Glück und Spiel sind hier nicht getrennt.
page-dearest-head = Die teuerste Entscheidung
page-course-chances = Siegchance
page-course-reckons = wird berechnet …
page-watch-from-here = Ab hier ansehen
page-play-on-from-here = Ab hier weiterspielen
page-forked = Bis hierher wurde an einem anderen Tisch gespielt.
page-forked-from = Ansehen
page-points = Punkte
page-share-it = Teilen

page-turn = Zug { $turn }
page-choose-action = Wähl eine der Aktionen auf dem Tisch.
page-find-action = Aktionen durchsuchen
page-numbers = Woher die Zahlen kommen
page-numbers-say = Jede Zahl der Schachtel: gedruckt gefunden, daraus abgeleitet, von uns rekonstruiert oder deine eigene.
page-sheet-ours = Wie bei uns
page-sheet-own = Wie bei mir
page-sheet-ours-say = So, wie wir es gefunden oder selbst gezeichnet haben; die Regeln sagen, was woher kommt.
page-sheet-own-say = Beginn mit unserem Blatt, ändere, was in deinem Exemplar anders ist, oder wähl eine Datei. Geprüft wird, wenn du den Tisch eröffnest.
page-sheet-file = Datei wählen
page-sheet-template = Unser Blatt als Datei
page-sheet-text = Dein eigenes Blatt, als Text

page-rules-of = Regeln von { $game }
page-rules-short = Kurz gesagt
page-rules-turn = Ein Zug in Bildern
page-rules-points = Was zählt
page-rules-box = In der Schachtel
page-rules-clauses = Die Regeln im Einzelnen
page-rules-in-pictures = Mit Bildern, Werten und Beispielen
page-on-this-page = Auf dieser Seite
page-print = Drucken
page-back-to-table = Zurück an den Tisch
page-back-to-lesson = Zurück zur Lektion
page-at-this-table = an diesem Tisch
page-one-less = Einer weniger: { $thing }
page-one-more = Einer mehr: { $thing }
page-find = In den Regeln suchen
page-find-hint = Suche: ein Wort oder eine Nummer …
page-find-hits = { $count ->
        [0] nichts
        [one] eine Regel
       *[other] { $count } Regeln
    }
page-stamp-rule = gedruckte Regel
page-stamp-ruling = unser Spruch
page-stamp-option = Hausregel
page-stamp-rule-say = steht im Heft, hier in unseren Worten
page-stamp-ruling-say = wo der Druck schweigt
page-stamp-option-say = ein Tisch kann sie verabreden
page-nav-ladder = Rangliste
page-nav-account = Dein Name
a-sailor = ein Seemann
page-rated = Gewertet
page-friendly = Ungewertet
page-rated-say = Zählt auf der Rangliste: behaltene Namen, Uhr, kein Ratgeber, nach dem Regelheft
page-stakes = Wertung
page-stakes-say = { $rated ->
        [true] { page-rated }. { page-rated-say }.
       *[false] { page-friendly }: Niemandes Wertung ändert sich.
    }
page-arrival-rated = An einem gewerteten Tisch sitzen nur behaltene Namen: Behalte erst deinen.
page-quick-rated = Zählt

# Fair dice

page-check-dice = Würfel prüfen
page-fair-dice = Faire Würfel
page-fair-dice-say = Alle machen das Glück mit dem Haus zusammen; es lässt sich prüfen.

## Fair dice

page-to-table = Zum Tisch
page-luck-letters = Faire Würfel. Alle am Tisch sehen diese Zeichen: { $letters }
page-luck-letters-say = Lest euch diese Zeichen vor: alle müssen dieselben sehen.
page-luck-letters-later = Buchstaben zum Vergleichen gibt es, sobald alle sitzen und jedes Gerät seinen Anteil versiegelt hat.
page-luck-sealing = Warte auf einen versiegelten Anteil am Glück von { $names } …
page-luck-opening = Warte darauf, dass { $names } den Anteil zeigt …
page-luck-none = Dein Gerät hat hier keinen Anteil am Glück: es kam zu spät, oder ein anderes Gerät von dir war zuerst da. Das Glück machen die Anteile der anderen und das Haus.
page-luck-left-out = Dein Anteil am Glück wurde weggelassen. Diese Seite spielt nicht weiter: niemand könnte dir sagen, dass die Würfel fair sind.
page-luck-swapped = Das Haus zeigt ein anderes Siegel als zuvor. Diese Seite spielt nicht weiter.
page-luck-doubled = Zwei Plätze haben denselben Anteil am Glück. Diese Seite spielt nicht weiter.
page-luck-moved = Ein Siegel ist nicht das von dem, was du getan hast. Diese Seite spielt nicht weiter; heb den Beweis nach der Partie auf.
page-luck-unsealed = Das Haus hat kein Siegel von dem gezeigt, was du heimlich getan hast. Diese Seite spielt nicht weiter; heb den Beweis nach der Partie auf.
page-fair-good = { $throws ->
    [one] Der eine Wurf stimmt
   *[other] Alle { $throws } Würfe stimmen
  }
page-fair-good-say = Niemand konnte einen Wurf biegen. Dein Browser hat sie eben alle noch einmal geworfen{ $hidden ->
    [0] .
    [one] {" "}und einen verdeckten Zug geöffnet.
   *[other] {" "}und { $hidden } verdeckte Züge geöffnet.
  }
page-fair-bad = { $count ->
    [one] Etwas passt nicht
   *[other] { $count } Dinge passen nicht
  }
page-fair-checking = Alle Würfel noch einmal …
page-fair-going-on = Versiegelt bis zum Ende der Partie
page-fair-going-on-say = Danach zeigt das Haus sein Geheimnis, und dein Browser wirft jeden Würfel noch einmal.
page-fair-not-here = Das Glück dieses Tisches ist allein das des Hauses: da ist nichts zu prüfen.
page-fair-again = Noch einmal prüfen
page-fair-file = Beweis herunterladen
page-fair-end = Niemand spielt weiter: beenden und alle Siegel öffnen
page-fair-end-sure = Ja, diese Partie beenden
page-fair-how = Wie ein Wurf entsteht
page-fair-step-sealed = Versiegelt
page-fair-step-sealed-say = Vor dem ersten Wurf ziehen das Haus und jedes Gerät eine geheime Zahl und zeigen nur ihr Siegel.
page-fair-step-mixed = Gemischt
page-fair-step-mixed-say = Die Geräte zeigen ihre; mit der des Hauses ergeben sie den Schlüssel der Partie. Ein ehrlicher Anteil genügt.
page-fair-step-opened = Geöffnet
page-fair-step-opened-say = Nach der Partie zeigt das Haus seine. Sie muss zum Siegel passen, und jeder Wurf muss wieder so fallen.
page-fair-seals = Siegel und Geheimnisse
page-fair-before = Siegel, vorher
page-fair-after = Geheimnis, nachher
page-fair-house = Das Haus
page-fair-sealed = versiegelt
page-fair-left-out = weggelassen
page-fair-copy = ganz kopieren
page-fair-letters = Zeichen zum Vergleichen
page-fair-key = Schlüssel der Partie
page-fair-throws = Jeder Wurf noch einmal
page-fair-of = { $right } von { $all }
page-fair-throw = Entscheidung
page-fair-seat = Platz
page-fair-block = aus Schlüssel und Nummer
page-fair-fell = was fiel
page-fair-right = stimmt
page-fair-wrong = stimmt nicht
page-fair-all = Alle { $all } zeigen
page-fair-found = in der Datei: { $found }
page-fair-roll = { $count } Würfel: { $kinds }
page-fair-draw = aus { $bag } gezogen: { $kinds }
page-fair-take = { $count } von { $bag }: { $kinds }
page-fair-kind = { $count } von Sorte { $kind }
page-fair-foot = Die Datei enthält Geheimnisse, Würfe und Züge in lesbarem Text. Prüfe sie auch mit einem Programm, das nicht von diesem Haus kommt: SHA-256 für die Siegel, HMAC-SHA-256 für die Würfe.
page-fair-no-digest = Die Datei wurde geändert oder gekürzt.
page-fair-no-house-seal = Das Geheimnis des Hauses passt nicht zu seinem Siegel.
page-fair-no-house-swapped = Das Haus hat deinem Gerät vor der Partie ein anderes Siegel gezeigt.
page-fair-no-share-seal = Der Anteil von { $name } passt nicht zu seinem Siegel.
page-fair-no-share-dropped = Der Anteil von { $name } wurde gezeigt und nicht benutzt.
page-fair-no-share-doubled = Ein Anteil wurde zweimal benutzt.
page-fair-no-own-share = Dein eigener Anteil ist nicht unter denen, die benutzt wurden.
page-fair-no-order = Entscheidung { $entry } steht nicht, wo sie hingehört.
page-fair-no-throw = Bei Entscheidung { $entry } fielen die Würfel anders.
page-fair-no-move-seal = Der verdeckte Zug der Entscheidung { $entry } passt nicht zu seinem Siegel.
page-fair-no-seal-swapped = Dein Gerät sah bei Entscheidung { $entry } ein anderes Siegel.
page-fair-no-own-move = Bei Entscheidung { $entry } hast du etwas anderes getan.

## Aboard

page-pause = Die Uhren anhalten
page-pause-say = Die Zeit steht still, sobald alle es wollen.
page-pause-asked = { $paused ->
        [true] { $count ->
            [one] { $names } möchte weiterspielen.
           *[other] { $names } möchten weiterspielen.
        }
       *[false] { $count ->
            [one] { $names } möchte eine Pause.
           *[other] { $names } möchten eine Pause.
        }
    }
page-pause-ask = Um eine Pause bitten
page-pause-unsay = Doch nicht
page-resign = Aufgeben
page-resign-say = Ein Bot ({ page-level }) spielt deinen Platz zu Ende, und du kommst hinter allen, die weiterspielen.
page-resign-sure = Ja, aufgeben
page-pause-own = { $paused ->
        [true] Du möchtest weiterspielen.
       *[false] Du möchtest eine Pause.
    } { page-request-waits }
page-urge-asked = { $count ->
        [one] { $names } möchte nicht länger auf { $mover } warten.
       *[other] { $names } möchten nicht länger auf { $mover } warten.
    }
page-urge-you = { $count ->
        [one] { $names } möchte nicht länger auf dich warten.
       *[other] { $names } möchten nicht länger auf dich warten.
    } Sobald alle anderen zustimmen, spielt ein Bot für dich.
page-urge-own = Du möchtest nicht länger auf { $mover } warten. { page-request-waits }
page-request = Alle werden gefragt
page-request-waits = { $refused ->
        [0] { "" }
       *[other] { $no }: nicht jetzt.{ " " }
    }{ $waits ->
        [0] { "" }
       *[other] Es fehlt noch: { $silent }.
    }
page-agree = Einverstanden
page-not-now = Jetzt nicht
page-alone = { $names } { $count ->
        [one] hat die Partie verlassen und kommt
       *[other] haben die Partie verlassen und kommen
    } hinter dir. Nur noch Bots spielen mit dir.
page-alone-finish = Zu Ende spielen lassen
page-alone-on = Weiterspielen

## Forschung

research-index = Eine Beobachtung hat keine Zahl { $index }: sie gehen von 0 bis { $most }.
research-action-id = Es gibt keine Aktion { $id }: die Nummern gehen von 0 bis { $most }.
research-not-offered = Aktion { $id }, „{ $word }“, steht hier nicht zur Wahl. Die Maske sagt, was zur Wahl steht.
research-not-learnable = { $game } lässt sich noch nicht in Zahlen beobachten: dazu fehlt ein LEARNABLE in { $place }.
research-over = Diese Partie { $game } ist zu Ende: beginne eine neue.
research-opponents = { $seats } Plätze brauchen { $needed } Gegner neben dem Lernenden, nicht { $count }.
research-worker-gone = Ein Prozess, der einen Teil der Partien spielte, hat aufgehört. Lege den Stapel neu an.
unknown-chance = Der Zufall kann nicht „{ $name }“ sein. Möglich: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
conform-title = Was die Prüfungen anderer Bibliotheken sagen
conform-library = Bibliothek
conform-test = Prüfung
conform-foot = { $passed } bestanden, { $failed } nicht bestanden, { $missing } nicht installiert (–).
conform-failed = { $game }, { $test }: { $why }
bench-research-title = Entscheidungen je Sekunde, mit Beobachtung und Maske
bench-research-foot = Vector und fleet: 64 Partien zugleich, nach der Uhr; sonst nach Rechenzeit. Verhältnis: Entscheidungen je Schritt einer schlichten Python-Schleife.
bench-research-left-out = Weggelassen, weil nicht installiert: { $adapters }. { $install } bringt sie mit.
bench-research-adapter = Adapter
bench-fleet-title = Schritte je Sekunde in Feldern, auf { $device }
bench-fleet-foot = Listen: eine erlaubte Aktion wird aus den Listen der Regeln gewählt. Zahlen: Maske und Beobachtung entstehen bei jedem Schritt und werden gelesen. Nach der Uhr, ohne das Übersetzen.
bench-fleet-lists = Listen
bench-fleet-numbers = Zahlen
bench-fleet-batch = Zugleich
fleet-missing = Die Flotte braucht { $module }. Installiere es mit pip install 'quarterdeck[jax]'.
fleet-option = In Feldern wird { $game } nur mit { $name }={ $only } gespielt, nicht mit { $value }. Lass die Regel weg oder spiele mit quarterdeck.research.

## Erweiterungen und Bots von anderen

plugin-import = Die Erweiterung { $plugin } ({ $place }) lässt sich nicht laden: { $said }
plugin-version = Die Erweiterung { $plugin } ({ $place }) ist für Version { $given } der Erweiterungen geschrieben; dieses quarterdeck braucht QUARTERDECK_PLUGIN = { $wanted }.
plugin-no-game = Die Erweiterung { $plugin } in { $place } ist kein eigenes Spiel: sie muss ein Game nennen, das genau so heißt und keines von unseren ist.
plugin-bot-taken = Der Erweiterung { $plugin } ({ $place }) kann niemand begegnen: wir haben selbst einen Bot namens { $bot }. Sie braucht einen anderen Namen.
serve-bot = „{ $text }“ nennt keinen Bot, der hereindarf. Schreibe ein Spiel und einen Ort: kapern=my_package:Bot.
duel-forfeits = { $games ->
        [one] Eine Partie ging
       *[other] { $games } Partien gingen
    } durch den Fehler eines Bots verloren.
duel-fault = { $games ->
        [one] {""}
       *[other] {"In "}{ $games } Partien:{" "}
    }{ $fault }
bot-fault-start = Der Bot { $bot } lässt sich nicht starten: { $said }
bot-fault-gone = Der Bot { $bot } hat mitten in einer Partie aufgehört, mit Status { $status }.
bot-fault-late = Der Bot { $bot } hat nicht binnen { NUMBER($seconds, maximumFractionDigits: 1) } s geantwortet.
bot-fault-memory = Der Bot { $bot } hielt { $used } MB Speicher; er darf { $most } halten.
bot-fault-rubbish = Der Bot { $bot } sagte „{ $said }“, wo { $wanted } erwartet war.
bot-fault-unasked = Der Bot { $bot } hat ungefragt gesprochen: „{ $said }“.
bot-fault-long = Der Bot { $bot } hat mehr als { $most } Bytes in einer Zeile gesagt.
bot-fault-cheats = Der Bot { $bot } wollte „{ $word }“, was er dort nicht darf.
bot-no-choose = Was { $place } macht, kann nicht spielen: Es hat keine Methode choose(view).
bot-no-module = Es gibt kein Modul { $module } in { $folder }, und installiert ist auch keines, das so heißt.
bot-fault-error = Der Bot { $bot } meldet einen Fehler: { $said }
course-remark = Ein Wendepunkt, durch { $cause ->
        [play] Spiel
       *[luck] Glück
    }: { $change } für { $side }.

## Games to study

unknown-study = Eine Partie zum Studieren „{ $name }“ gibt es hier nicht. Partien: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
page-friends-studies = Partien zum Studieren
page-friends-studies-say = mit Anmerkungen, wo sich etwas lernen lässt
page-studies = Partien zum Studieren
page-studies-say = Von unseren Kapitänen gespielt, mit Anmerkungen, wo sich etwas lernen lässt. Blättere sie durch und spiele von jeder Stellung aus weiter.
page-remarks = Anmerkungen
page-next-remark = Nächste Anmerkung
page-study-open = Durchblättern

## The rules lab

lab-same-rules = Beide Seiten des Vergleichs sind dieselben Regeln. Nenne eine Hausregel: --option target=5000.
lab-title = { $game }: { $seats } Plätze, alle { $bot }
lab-foot = { $games } Partien nach beiden Regeln · ± gilt 95-mal in hundert · Punkt: nicht mehr als Zufall
lab-rulebook = Regelheft
lab-difference = Unterschied
lab-figure = { $figure ->
        [decisions] Entscheidungen je Partie
        [turns] Züge je Partie
       *[leads] Die Führung wechselt
    }
lab-place = { $place ->
        [1] Wer beginnt, gewinnt
       *[other] Wer als { $place }. dran ist, gewinnt
    }
lab-role = Gewinnt: { $role }
lab-ended = wie üblich
lab-ending = Ende: { $how }
lab-plot-games = Wie { $games } Partien nach beiden Regeln verliefen, mit 95-%-Intervallen

## Choosing house rules

page-tried-first = wer beginnt
page-tried = { $found ->
        [0] In { $games } Partien von Bots versucht: kein Unterschied, der mehr als Zufall wäre.
       *[other] In { $games } Partien von Bots versucht: { $what }.
    }
page-tried-count = { $figure ->
        [turns] { $now } Züge statt { $usual }
        [decisions] { $now } Entscheidungen statt { $usual }
       *[leads] die Führung wechselt { $now }-mal statt { $usual }-mal
    }
page-tried-share = { $who } gewinnt { $now } statt { $usual }

## Notices
denied-bad-push-address = Hinweise gehen nur an die https-Adresse eines Push-Dienstes im offenen Netz.
denied-bad-push-key = Mit diesem Schlüssel eines Browsers geht es nicht. Lade die Seite neu und schalte die Hinweise noch einmal ein.
page-notices-say = Für Partien, in denen niemand vor dem Bildschirm wartet: Lass dich rufen, wenn etwas auf dich wartet. Nichts davon ist an, bevor du es einschaltest.
page-notices-page = Solange eine Seite offen ist
page-notices-page-say = Eine Schiffsglocke, und ein Hinweis des Browsers, wenn du ihn erlaubst.
page-notices-closed = Wenn die Seite zu ist
page-notices-closed-say = Über den Push-Dienst deines Browsers. Er erfährt, dass dieses Haus dir etwas schickt und wann, und kann nicht lesen, was es ist.
page-notices-turn = Du bist dran
page-notices-turn-about = Jemand hat entschieden, und jetzt bist du es.
page-notices-full = Dein Tisch ist voll
page-notices-full-about = Alle sind da, und es geht los.
page-notices-rematch = Eine Revanche
page-notices-rematch-about = Jemand aus deiner letzten Partie würde noch einmal spielen.
page-notices-call = Ruf mich
page-notices-cannot = Dieser Browser kann nicht gerufen werden, wenn die Seite zu ist: Dazu braucht es https oder localhost, und einen Browser, der es kann.
page-notices-denied = Dein Browser lässt dieses Haus keine Hinweise schicken. Erlaube sie für diese Seite und schalte es dann noch einmal ein.
page-notices-unreachable = Der Push-Dienst deines Browsers hat nicht geantwortet. Versuch es später noch einmal.
page-notices-others = { $count ->
        [one] Ein anderer Browser von dir wird gerufen
       *[other] { $count } andere Browser von dir werden gerufen
    }
page-notices-others-about = Dort wurde es eingeschaltet. Wenn du ihn nicht mehr hast, beende es hier.
page-notices-end-others = Nicht mehr rufen
page-notices-quiet = Tische, von denen du nichts hörst
page-notices-quiet-say = Die Glocke an einem Tisch schaltet diesen Tisch aus und wieder ein.
page-notices-hear = Wieder davon hören
