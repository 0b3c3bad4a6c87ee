dorra = Buccaneer
dorra-about = Mannschaften in allen Farben, drei Schiffe in Sicht und ein Kapitän, der alle bezahlen muss außer sich selbst. Von Stefan Dorra.

## Dinge

dorra-kind = { $kind ->
        [chest] eine Truhe
        [barrel] ein Fass
        [candlestick] einen Leuchter
       *[dagger] einen Dolch
    }
dorra-kinds = { $kind ->
        [chest] Truhen
        [barrel] Fässer
        [candlestick] Leuchter
       *[dagger] Dolche
    }

## Was geschieht

dorra-turn-began = Zug { $turn }: { $name }.
dorra-turned-up = { $count ->
        [one] Ein Schiff kommt in Sicht: { $ships }.
       *[other] { $count } Schiffe kommen in Sicht: { $ships }.
    }
dorra-drawn-ship = Schiff { $ship }
dorra-passed = { $name } kann nichts tun und setzt aus.
dorra-moved = { $name } übernimmt { $under ->
        [one] einen Piraten
       *[other] eine Mannschaft von { $under }
    } von { $other_name }{ $crew ->
        [one] {""}
       *[other] {" "}mit einer Mannschaft von { $crew }
    }.{ $once ->
        [none] {""}
       *[other] {" "}Das verdeckt eine { $once }.
    }
dorra-mutinied = Meuterei! { $name } zwingt { $other_name } zum Entern.
dorra-boarded = { $name } entert Schiff { $ship } mit einer Mannschaft von { $crew }.
dorra-took = { $name } nimmt { dorra-kind }.
dorra-looted = { $name } findet { $ducats ->
        [0] kein Geld
        [one] 1 Dukaten
       *[other] { $ducats } Dukaten
    } an Bord.
dorra-paid = { $name } zahlt { $ducats ->
        [0] nichts
        [one] 1 Dukaten
       *[other] { $ducats } Dukaten
    } für die { $face } von { $other_name }.
dorra-fell-short = Die Beute reicht nicht: { $name } legt { $own } aus dem Beutel dazu{ $stock ->
        [0] {""}
       *[other] , der Vorrat { $stock }
    }.
dorra-profited = { $name } behält { $ducats ->
        [0] nichts
        [one] 1 Dukaten
       *[other] { $ducats } Dukaten
    } von der Beute.
dorra-broke-up = { $times ->
        [1] Niemand kann mehr etwas tun. Alle Mannschaften lösen sich auf und gehen ohne Lohn heim.
        [2] Niemand kann mehr etwas tun, zum zweiten Mal. Alle Mannschaften lösen sich auf und gehen ohne Lohn heim.
       *[other] Niemand kann mehr etwas tun, zum dritten Mal. Alle Mannschaften lösen sich auf und gehen ohne Lohn heim.
    }
dorra-sailed-away = { $count ->
        [one] Das Schiff { $ships } segelt mit all seinen Schätzen davon.
       *[other] Die Schiffe { $ships } segeln mit all ihren Schätzen davon.
    }
dorra-majority = { dorra-kinds }: { $leaders ->
        [one] { $names } hat die meisten und bekommt { $ducats }.
       *[other] { $names } haben die meisten und bekommen je { $ducats }.
    }
dorra-consoled = { dorra-kinds }: { $ducats ->
        [one] 1 Dukaten
       *[other] { $ducats } Dukaten
    } für { $name }.
dorra-broke-tie = { $names } haben gleich viel Geld. { $by ->
        [nothing] Auch ihre Schätze sind gleich, Sorte für Sorte.
        [pieces] Mehr Schätze entscheiden.
        [chest] Mehr Truhen entscheiden, nach der Zahl der Schätze.
        [barrel] Mehr Fässer entscheiden, nach Schätzen und Truhen.
        [candlestick] Mehr Leuchter entscheiden, nach Schätzen, Truhen und Fässern.
       *[dagger] Mehr Dolche entscheiden, da alles andere gleich ist.
    }
dorra-won = { $winners ->
        [one] { $names } gewinnt das Spiel.
       *[other] { $names } teilen sich den Sieg.
    }

## Die Regeln, in unseren Worten

dorra-chapter-turn = Der Tisch und der Zug
dorra-chapter-moving = Einen Piraten setzen
dorra-chapter-boarding = Ein Schiff entern
dorra-chapter-mutiny = Meuterei
dorra-chapter-end = Das Ende
dorra-chapter-house = Hausregeln

dorra-D1 = Es spielen drei bis fünf. Alle haben { $box_discs } Scheiben einer Farbe, offen vor sich, und { $box_start } Dukaten. Farben, die niemand spielt, bleiben in der Schachtel.
dorra-D2 = Die Schiffe werden gemischt und { $box_open } aufgedeckt. Was an Geld und Schätzen übrig ist, bildet den Vorrat; den dürfen alle sehen.
dorra-D3 = Gespielt wird im Uhrzeigersinn, und wer am ältesten ist, beginnt.
    .ours = Ein Bildschirm fragt nicht nach dem Alter: Wer beginnt, wird gelost, oder der Tisch nennt einen Stuhl, unter denen gezählt, die mitspielen.
dorra-D4 = In deinem Zug tust du eines von beidem: einen Piraten setzen oder ein Schiff entern. Wenn du kannst, musst du.
dorra-D5 = Kannst du beides nicht, setzt du aus: Keine deiner Scheiben liegt irgendwo obenauf, oder jeder Stapel würde zu hoch und keiner ist groß genug.
dorra-D6 = Es gibt { $box_ships } Schiffe. Drei neue werden aufgedeckt, sobald alle drei offenen fort sind, und nicht früher; fünfmal insgesamt.
dorra-D7 = Zum Setzen nimmst du eine eigene Scheibe oder einen Stapel mit deiner Scheibe obenauf und legst ihn auf eine Scheibe oder einen Stapel, bei dem eine fremde obenauf liegt.
dorra-D8 = Der neue Stapel steht vor dir. Ein Stapel gehört, wem die oberste Scheibe gehört: Das ist sein Kapitän.
dorra-D9 = Ein Stapel wird nie geteilt.
dorra-D10 = Du darfst keine eigene Scheibe und keinen eigenen Stapel auf einen anderen eigenen legen.
dorra-D11 = Kein Stapel darf höher sein als { $box_highest } Scheiben.
dorra-D12 = Niemand darf verdeckte Scheiben ansehen: Farben und Höhe sind offen, ein Wert nur obenauf.
    .ours = Was ein Zug verdeckt, wird einmal gesagt, wie es alle sehen. Ein Tisch kann abmachen, dass der Bildschirm sich merkt, was alle gesehen haben.
dorra-D13 = Als Kapitän enterst du, indem du einen deiner Stapel auf ein offenes Schiff legst.
dorra-D14 = Der Stapel braucht mindestens so viele Scheiben, wie das Schiff verlangt.
    .ours = Was ein Schiff verlangt und birgt, steht in der Schiffstabelle, mit einer Mannschaft von { $box_least_crew } bis { $box_highest }; wer das Spiel besitzt, kann mit den Zahlen der eigenen Schachtel spielen.
dorra-D15 = Der Kapitän nimmt einen der Schätze, die auf dem Schiff abgebildet sind, welchen er will.
    .ours = Ablehnen kann er ihn nicht; eine Sorte, die der Vorrat nicht mehr hat, wird nicht gegeben.
dorra-D16 = Wem die zweite Scheibe von oben gehört, bekommt den anderen Schatz. Bei einem Schiff mit nur einem Bild geht er leer aus.
dorra-D17 = Der Kapitän nimmt die Dukaten des Schiffs und zahlt jeder Scheibe der anderen, was sie zeigt, einem „?“, was das Schiff sagt. Die eigenen Scheiben werden nicht bezahlt; den Rest behält er.
dorra-D18 = Reicht die Beute nicht für die Mannschaft, legt der Kapitän eigenes Geld dazu.
dorra-D19 = Was dann noch fehlt, kommt aus dem Vorrat: Jede Mannschaft wird voll bezahlt. Zurückgezahlt wird nie, und der Kapitän behält seinen Schatz.
    .ours = Der Vorrat geht nicht aus.
dorra-D20 = Danach gehen alle Scheiben offen heim, und das Schiff ist aus dem Spiel.
dorra-D21 = Hast du { $box_rebels } oder mehr Scheiben in einem fremden Stapel, darfst du meutern, wenn der Zug dieses Kapitäns beginnt.
    .ours = Wer darf, wird offen gefragt, im Uhrzeigersinn ab der linken Seite des Kapitäns, jeder zu einem Stapel; Schweigen heißt nein.
dorra-D22 = Eine Meuterei zwingt den Kapitän zum Entern. Welches Schiff, entscheidet er allein.
dorra-D23 = Der Stapel muss für ein offenes Schiff groß genug sein. Ist er es nicht, gibt es keine Meuterei, und der Kapitän hat einen gewöhnlichen Zug.
dorra-D24 = Nach einer Meuterei muss der Kapitän mit einem Stapel entern, der gemeutert hat, und darf nichts anderes tun.
dorra-D25 = Haben mehrere Stapel gemeutert, wird nur ein Schiff geentert; der Kapitän wählt den Stapel.
dorra-D26 = Wenn das letzte Schiff fort ist, ist das Spiel sofort aus. Stapel, die noch stehen, werden nicht bezahlt.
dorra-D27 = Wer von einer Sorte die meisten Schätze hat, bekommt ihren Wert. Bei Gleichstand wird geteilt, und was nicht aufgeht, verfällt. Wer für eine Sorte nichts bekam, erhält { $box_consolation } Dukaten je Stück.
dorra-D28 = Das meiste Geld gewinnt.
    .ours = Bei Gleichstand entscheiden mehr Schätze, dann mehr Truhen, Fässer, Leuchter, Dolche; sonst wird der Sieg geteilt. Ein Tisch kann abmachen, dass gleich viel Geld ein geteilter Sieg ist.
dorra-D29 = Kann niemand am Tisch etwas tun, lösen sich alle Stapel auf, und die Scheiben gehen ohne Lohn heim; wer am Zug ist, macht weiter. Beim dritten Mal ohne Entern dazwischen sind auch die offenen Schiffe aus dem Spiel.
dorra-D30 = Die Beutel sind offen.
    .ours = Ein Tisch kann abmachen, dass alle nur den eigenen sehen.

## Optionen

dorra-option-memory = Verdeckte Werte
dorra-option-purses = Geldbeutel
dorra-option-first = Wer beginnt
dorra-option-ties = Gleich viel Geld
dorra-option-components = Schiffstabelle

## Die eigene Schachtel

dorra-box-line = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $why }
dorra-box-not-text = „{ $file }“ ist kein Text. Eine Schiffstabelle ist eine TOML-Datei.
dorra-box-empty = „{ $file }“ ist leer. Es muss sagen, was jede Sorte Schätze wert ist ([booty]) und was auf den { $box_ships } Schiffen steht ([[ship]]). ({ $clause })
dorra-box-toml = „{ $file }“ ist keine TOML-Datei: { $said }.
dorra-box-fixed = { $field } ist in jeder Schachtel gleich; streich es, oder lass es, wie es ist. ({ $clause })
dorra-box-unknown = „{ $name }“ gibt es hier nicht. Bekannt sind { $known }. ({ $clause })
dorra-box-section = { $field ->
    [booty] booty muss ein Abschnitt sein: [booty], und darunter, was jede Sorte wert ist.
   *[ship] Schiffe müssen Abschnitte sein: [[ship]] für jedes der { $box_ships }, und darunter seine Zahlen.
} ({ $clause })
dorra-box-number = { $ship ->
        [0] {""}
       *[other] Schiff { $ship }:{" "}
    }{ $field } muss eine ganze Zahl sein, nicht „{ $got }“. ({ $clause })
dorra-box-worth = { $field } ist { $worth } wert; eine Sorte Schätze ist mindestens 1 Dukaten wert. ({ $clause })
dorra-box-ships = Es sind { $count } Schiffe; es braucht genau { $box_ships }. ({ $clause })
dorra-box-missing = Schiff { $missing } fehlt; es gibt { $box_ships }, nummeriert von 1 bis { $box_ships }. ({ $clause })
dorra-box-twice = Zwei der { $count } Schiffe haben dieselbe id; es gibt { $box_ships }, nummeriert von 1 bis { $box_ships }. ({ $clause })
dorra-box-id = Ein Schiff { $value } gibt es nicht; sie sind nummeriert von 1 bis { $box_ships }. ({ $clause })
dorra-box-ducats = Schiff { $ship } birgt { $value } Dukaten; weniger als nichts geht nicht. ({ $clause })
dorra-box-min_crew = Schiff { $ship } verlangt eine Mannschaft von { $value }; eine Mannschaft sind { $box_least_crew } bis { $box_highest } Piraten. ({ $clause })
dorra-box-question_pay = Schiff { $ship } zahlt einem „?“ { $value } Dukaten; weniger als nichts geht nicht. ({ $clause })
dorra-box-booty = Schiff { $ship } zeigt { $value } Schätze; ein Schiff zeigt einen oder zwei. ({ $clause })
dorra-box-kind = Schiff { $ship } zeigt „{ $kind }“; Schätze sind { $known }. ({ $clause })
dorra-box-icons = { dorra-kinds }: { $count }-mal abgebildet, wo { $usual } üblich sind. Spielen lässt es sich so.

## Terminal

dorra-thing-c = { $count ->
        [one] 1 Truhe
       *[other] { $count } Truhen
    }
dorra-thing-b = { $count ->
        [one] 1 Fass
       *[other] { $count } Fässer
    }
dorra-thing-l = { $count ->
        [one] 1 Leuchter
       *[other] { $count } Leuchter
    }
dorra-thing-d = { $count ->
        [one] 1 Dolch
       *[other] { $count } Dolche
    }
dorra-colour = { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
        [black] Schwarz
       *[green] Grün
    }
dorra-typing = Eine Scheibe ist der Buchstabe ihrer Farbe und ihr Wert: b2 ist die 2 von Blau, b? das „?“ von Blau. Deine eigenen heißen nur nach ihrem Wert. „move 5 b2“ legt deine 5 auf die 2 von Blau; „board 5 11“ entert Schiff 11 mit der Mannschaft unter deiner 5.
dorra-position-ship = Schiff { $ship }: { $ducats } Dukaten für eine Mannschaft von { $crew }, „?“ bekommt { $pay }, { THINGS($booty) }.
dorra-position-deck = { $ships ->
        [0] Es kommen keine Schiffe mehr.
        [one] Es kommt noch ein Schiff.
       *[other] Es kommen noch { $ships } Schiffe.
    }
dorra-position-seat = { $name }, { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
        [black] Schwarz
       *[green] Grün
    } ({ $letter }): allein { $alone }; Mannschaften { $crews }; Schätze { THINGS($booty) }; Beutel { $purse }.
dorra-position-mutiny = Soll die Mannschaft { $crew } von { dorra-colour } meutern? Schreib mutiny oder obey.
dorra-position-take = Schiff { $ship } ist geentert. Welcher Schatz ist deiner?
dorra-stage-mutiny = { $name } darf gegen { $other_name } meutern.
dorra-stage-forced = Meuterei: { $name } muss entern.
dorra-stage-last = { $ships ->
        [one] Das letzte Schiff
       *[other] Die letzten { $ships } Schiffe
    }
dorra-phrase = { $verb ->
        [move] Deine { $first } auf die { $second } von { dorra-colour }
        [board] Schiff { $second } entern mit deiner { $first }
        [take] Nimm { dorra-kind }
        [mutiny] Meutern
       *[obey] Schweigen
    }
dorra-card-ship = Schiff { $ship }: { $ducats } Dukaten
dorra-card-crew = Mannschaft { $crew }, „?“ { $pay }
dorra-icon = { $kind ->
        [chest] Truhe
        [barrel] Fass
        [candlestick] Leuchter
       *[dagger] Dolch
    }
dorra-letter = { $kind ->
        [chest] T
        [barrel] F
        [candlestick] L
       *[dagger] D
    }
dorra-outlook-crew = Mannschaft von { $crew }; { $count ->
        [0] niemand kann sie übernehmen
        [one] { $captors } könnte sie übernehmen
       *[other] { $captors } könnten sie übernehmen
    }
dorra-outlook-mutiny = { $name } muss mit { $crew } entern
dorra-hint =
    ← → 2–5 0 Mannschaft   ↑ ↓ Ziel
    x y z Schiff
dorra-key-crew = eine deiner Mannschaften wählen; 0 ist das „?“
dorra-key-target = wählen, was sie tut
dorra-key-ship = auf ein Schiff zeigen, und noch einmal, um es zu entern
dorra-key-do = es tun
dorra-key-mutiny = meutern, wo du darfst

## Der Ratgeber

dorra-coach-crew = Eine Mannschaft von { $crew }, { $plan }; { $captors ->
        [0] niemand kann sie übernehmen.
        [one] einer könnte sie übernehmen.
       *[other] { $captors } könnten sie übernehmen.
    }
dorra-coach-plan = { $lacking ->
        [0] bereit für Schiff { $ship }, von dessen { $ducats } Dukaten dir etwa { $own } blieben
        [one] noch ein Mann zu wenig für Schiff { $ship }, von dessen { $ducats } Dukaten dir etwa { $own } blieben
       *[other] noch { $lacking } Mann zu wenig für Schiff { $ship }, von dessen { $ducats } Dukaten dir etwa { $own } blieben
    }
dorra-coach-no-plan = für die sich kein Schiff in Sicht lohnt
dorra-coach-loot = Du behältst etwa { $own }; die anderen bekommen zusammen { $others }. { $majority }
dorra-coach-lead = { dorra-kinds }: { $who ->
        [captain] du gehst in Führung
       *[mate] dein Maat geht in Führung
    }.
dorra-coach-no-lead = Keine Mehrheit ändert sich.
dorra-coach-take = { dorra-kinds }: { $worth } für den, der die meisten hat; du hast { $held }.
dorra-coach-mutiny = Deine Scheiben bekämen etwa { $own }, dem Kapitän blieben { $captain }.
dorra-coach-obey = Der Kapitän spielt, wie er will.
dorra-coach-equal = { $reason } Soweit sich das sagen lässt, so gut wie das Beste.
dorra-coach-only = { $reason } Mehr ist hier nicht zu tun.

## Woher die Zahlen kommen

dorra-status = { $status ->
        [found] belegt
        [derived] erschlossen
        [own] deine
       *[reconstructed] rekonstruiert
    }
dorra-source-booty = { dorra-kinds }: { $worth } Dukaten ({ $status }).
dorra-source-ship = Schiff { $ship }: { $ducats } Dukaten ({ $ducats_status }), Mannschaft von { $min_crew } ({ $min_crew_status }), „?“ { $question_pay } ({ $question_pay_status }), { THINGS($booty) } ({ $booty_status }).

## Seite

dorra-option-memory-strict = streng
dorra-option-memory-aided = mit Hilfe
dorra-option-first-lot = das Los
dorra-option-ties-booty = Schätze entscheiden
dorra-option-ties-shared = geteilter Sieg
dorra-option-purses-public = offen
dorra-option-purses-hidden = verdeckt
dorra-page-beside = Beute
dorra-page-no-crew = Noch ist nichts gehoben: Hebe eine eigene Mannschaft, dann kann diese ihr Ziel sein.
dorra-page-no-ship = Noch ist nichts gehoben: Hebe eine eigene Mannschaft, dann kann sie dieses Schiff entern.
dorra-page-about-table = Flotte { $fleet } von { $box_fleets } · Zug { $turn }
dorra-page-crew = { $count ->
        [one] Ein Pirat von { $name }: { $crew }
       *[other] Mannschaft von { $name }, { $count } hoch, von oben: { $crew }
    }
dorra-page-crew-lit = { $crew }. Setz deine darauf: { $high } hoch
dorra-page-ship = Schiff { $ship }: { $ducats } Dukaten, mindestens { $crew } Mann, das „?“ bekommt { $pay }, { $booty }
dorra-page-ship-lit = Entern: { $ship }
dorra-page-needs = Braucht { $crew }
dorra-page-board = Entern
dorra-page-board-gain = Entern: du { $gain }
dorra-page-board-the = Die { $ducats } entern
dorra-page-the-ship = Die { $ducats }
dorra-page-held = { $count } × { $kind }{ $lead ->
        [1] , die meisten
       *[0] {""}
    }
dorra-page-with-booty = { $ducats } mit Schätzen
dorra-page-purse = { $ducats ->
        [one] 1 Dukaten
       *[other] { $ducats } Dukaten
    }
dorra-page-purse-closed = Ein geschlossener Beutel
dorra-page-to-come = { $ships ->
        [0] Keine Schiffe mehr
        [one] Noch ein Schiff
       *[other] Noch { $ships } Schiffe
    }
dorra-page-fleets = { $fleets ->
        [0] das ist die letzte Flotte
        [one] eine Flotte zu dreien
       *[other] { $fleets } Flotten zu dreien
    }
dorra-page-stock = Im Vorrat
dorra-page-choose = Heb eine deiner Mannschaften an; dann zeig auf eine leuchtende Mannschaft oder ein leuchtendes Schiff.
dorra-page-forced-say = Deine Mannschaft hat sich erhoben: Heb sie an und entere ein Schiff.
dorra-page-lifted = { $count ->
        [one] Dein Pirat ist angehoben
       *[other] Deine { $count } Mann sind angehoben
    }
dorra-page-lifted-say = { $ships ->
        [0] Auf eine leuchtende Mannschaft damit. Für ein Schiff reicht es nicht.
       *[other] Auf eine leuchtende Mannschaft damit, oder entere ein leuchtendes Schiff.
    }
dorra-page-set-down = Absetzen
dorra-page-key-0 = anheben
dorra-page-key-1 = wandern
dorra-page-key-2 = Schiffe
dorra-page-key-3 = ausführen
dorra-page-ask-take = Das Schiff ist dein
dorra-page-ask-take-say = Welches Stück von Schiff { $ship } nimmst du? Dein zweiter Mann bekommt das andere.
dorra-page-ask-mutiny = Soll sich die Mannschaft erheben?
dorra-page-ask-mutiny-say = Ein Wort von dir, und { $name } muss entern; das Schiff wählt der Kapitän.
dorra-page-mutiny = Meuterei!
dorra-page-mutiny-say = den Kapitän an Bord zwingen
dorra-page-obey = Stillhalten
dorra-page-obey-say = diesmal nicht
dorra-page-instead = { $moment ->
        [mutiny] meutere, oder halt still.
        [take] nimm eines der Stücke auf dem Schiff.
        [forced] entere ein Schiff mit der Mannschaft, die sich erhoben hat.
       *[act] setz eine deiner Mannschaften auf die eines anderen, oder entere ein Schiff mit einer, die groß genug ist.
    }
dorra-page-ripe = Es gärt.
dorra-page-ripe-say = { $count } der { $of } Mann von { $name } gehören dir. Wenn der Zug dort beginnt:
dorra-page-orders = Was mit der Mannschaft von { $name } geschehen soll
dorra-page-order = { $order ->
        [mutiny] immer meutern
        [obey] nie
       *[ask] mich fragen
    }
dorra-page-order-short = { $order ->
        [mutiny] meutert
        [obey] hält still
       *[ask] { $count } von dir
    }
dorra-page-order-label = { $count } davon gehören dir. Meuterei: { dorra-page-order }. Drück, um es zu ändern.
dorra-page-mutiny-asked = Meuterei?
dorra-page-mutiny-asked-say = { $other_name } ist am Zug, und mindestens drei der Mannschaft gehören dir. Ein Wort von dir, und { $other_name } muss entern.
dorra-page-mutiny-looms = Meuterei liegt in der Luft.
dorra-page-mutiny-looms-say = { $name } entscheidet, ob sich die Mannschaft von { $other_name } erhebt.
dorra-page-mutiny-risen = Die Mannschaft hat sich erhoben!
dorra-page-mutiny-risen-say = { $name } muss mit ihr entern und darf nichts anderes tun.
dorra-page-cry = { $kind ->
        [mutinied] Die Mannschaft erhebt sich!
        [broke-up] Flaute.
        [sailed-away] Fort.
        [fell-short] Teure Leute.
        [passed] Gepasst.
        [broke-tie] Gleich reich!
       *[majority] Die Schätze werden gezählt.
    }
dorra-page-booty = Schätze
dorra-page-booty-say = die meisten einer Sorte bringen ihren Wert
dorra-page-takes = { $look ->
        [lead] bringt { $ducats }
        [tie] = { $ducats }
       *[other] { $ducats } Duk.
    }
dorra-page-if-boarded = Wenn jetzt geentert würde
dorra-page-if-mutiny = Wenn der Kapitän entern muss
dorra-page-muster = Von oben nach unten:
dorra-page-covered = verdeckt
dorra-page-coach-elsewhere = Der Ratgeber rührte diese Mannschaft nicht an, sondern:
dorra-page-takers = { $count ->
        [0] Niemand kann diese Mannschaft übernehmen.
        [one] Könnte sie übernehmen:
       *[other] Könnten sie übernehmen:
    }
dorra-page-scoring = Die letzte Abrechnung
dorra-page-from-ships = Von Schiffen
dorra-page-total = Insgesamt
dorra-page-winner-say = { $ducats } Dukaten mit allen Schätzen, nach { $turns } Zügen.

## Wie stark die Bots sind

dorra-level-deckhand = Nimmt Geld, wo es liegt, und tut sonst, was ihm einfällt; gewinnt drei von vier Spielen unter dreien, die der Zufall lenkt.
dorra-level-mate = Wägt jede Mannschaft, jedes Schiff und jede Beute ab, schaut aber nicht voraus; gewinnt neun von zehn Spielen unter drei Matrosen.
dorra-level-captain = Spielt vor jedem Zug Hunderte gedachter Spiele; gewinnt fast sieben von zehn Spielen unter drei Maaten.
dorra-level-admiral = Hat gegen sich selbst gelernt und probiert in gedachten Spielen, was ihm gefällt; gewinnt mehr als eins von drei Spielen unter drei Kapitänen.

## Why not

dorra-why-now-mutiny = Du wirst nur eines gefragt: meutern oder still bleiben.
dorra-why-now-act = Du bist am Zug: Bewege einen Piraten oder entere ein Schiff.
dorra-why-now-take = Wähle zuerst dein Beutestück.
dorra-why-a-mutiny-wants-a-boarding = Es wurde gemeutert: Du musst entern.
dorra-why-another-pile-has-mutinied = Dieser Stapel hat nicht gemeutert; nur dieser darf jetzt entern: { $faces }.
dorra-why-no-own-disc-on-top = Deine { $face } liegt unter einer anderen Scheibe und kann nicht ziehen.
dorra-why-no-pile-to-board-with = Deine { $face } liegt unter einer anderen Scheibe und führt keine Mannschaft.
dorra-why-own-on-own = { $disc } gehört dir: Niemand zieht auf sich selbst.
dorra-why-a-colour-that-is-not-played = { dorra-colour } spielt an diesem Tisch nicht mit.
dorra-why-no-such-disc-on-top = { $disc } ist verdeckt: Gezogen wird nur auf eine oberste Scheibe.
dorra-why-higher-than-nine = Das gäbe einen Stapel von { $height }; er darf { $box_highest } hoch sein.
dorra-why-no-open-ship = Schiff { $ship } { $gone ->
        [1] ist abgesegelt
       *[0] ist noch nicht in Sicht
    }; in Sicht: { $open }.
dorra-why-too-small-a-crew = Schiff { $ship } verlangt eine Mannschaft von { $needs }; du hast { $has }.
dorra-why-not-pictured-on-the-ship = { dorra-kinds } sind auf Schiff { $ship } nicht abgebildet.
dorra-why-gone-from-the-stock = { dorra-kinds } gibt es keine mehr.

## How games end

dorra-ending = { $how ->
        [broke-tie] Beute, bei gleich viel Geld
       *[usual] Das meiste Geld
    }
