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
dorra-passed = { $name } kann nichts tun und setzt aus.
dorra-moved = { $name } übernimmt { $under ->
        [one] einen Piraten
       *[other] eine Mannschaft von { $under }
    } von { $other_name }{ $crew ->
        [one] {""}
       *[other] {" "}mit einer Mannschaft von { $crew }
    }.
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

dorra-D1 = Es spielen drei bis fünf. Alle haben fünf Scheiben einer Farbe, offen vor sich, und 10 Dukaten. Farben, die niemand spielt, bleiben in der Schachtel.
dorra-D2 = Die Schiffe werden gemischt und drei aufgedeckt. Was an Geld und Schätzen übrig ist, bildet den Vorrat; den dürfen alle sehen.
dorra-D3 = Gespielt wird im Uhrzeigersinn. Wer anfängt, wird ausgelost.
dorra-D4 = In deinem Zug tust du eines von beidem: einen Piraten setzen oder ein Schiff entern. Wenn du kannst, musst du.
dorra-D5 = Kannst du beides nicht, setzt du aus: Keine deiner Scheiben liegt irgendwo obenauf, oder jeder Stapel würde zu hoch und keiner ist groß genug.
dorra-D6 = Es gibt 15 Schiffe. Drei neue werden aufgedeckt, sobald alle drei offenen fort sind, und nicht früher; fünfmal insgesamt.
dorra-D7 = Zum Setzen nimmst du eine eigene Scheibe oder einen Stapel mit deiner Scheibe obenauf und legst ihn auf eine Scheibe oder einen Stapel, bei dem eine fremde obenauf liegt.
dorra-D8 = Der neue Stapel steht vor dir. Ein Stapel gehört, wem die oberste Scheibe gehört: Das ist sein Kapitän.
dorra-D9 = Ein Stapel wird nie geteilt.
dorra-D10 = Du darfst keine eigene Scheibe und keinen eigenen Stapel auf einen anderen eigenen legen.
dorra-D11 = Kein Stapel darf höher sein als neun Scheiben.
dorra-D12 = Niemand darf verdeckte Scheiben ansehen: Farben und Höhe sind offen, ein Wert nur obenauf. Ein Tisch kann abmachen, dass der Bildschirm sich merkt, was alle gesehen haben.
dorra-D13 = Als Kapitän enterst du, indem du einen deiner Stapel auf ein offenes Schiff legst.
dorra-D14 = Der Stapel braucht mindestens so viele Scheiben, wie das Schiff verlangt. Was ein Schiff verlangt und birgt, steht in der Schiffstabelle, mit einer Mannschaft von 2 bis 9; wer das Spiel besitzt, kann mit den Zahlen der eigenen Schachtel spielen.
dorra-D15 = Der Kapitän nimmt einen der Schätze, die auf dem Schiff abgebildet sind, welchen er will. Ablehnen kann er ihn nicht; eine Sorte, die der Vorrat nicht mehr hat, wird nicht gegeben.
dorra-D16 = Wem die zweite Scheibe von oben gehört, bekommt den anderen Schatz. Bei einem Schiff mit nur einem Bild geht er leer aus.
dorra-D17 = Der Kapitän nimmt die Dukaten des Schiffs und zahlt jeder Scheibe der anderen, was sie zeigt, einem „?“, was das Schiff sagt. Die eigenen Scheiben werden nicht bezahlt; den Rest behält er.
dorra-D18 = Reicht die Beute nicht für die Mannschaft, legt der Kapitän eigenes Geld dazu.
dorra-D19 = Was dann noch fehlt, kommt aus dem Vorrat: Jede Mannschaft wird voll bezahlt. Zurückgezahlt wird nie, und der Kapitän behält seinen Schatz. Der Vorrat geht nicht aus.
dorra-D20 = Danach gehen alle Scheiben offen heim, und das Schiff ist aus dem Spiel.
dorra-D21 = Hast du drei oder mehr Scheiben in einem fremden Stapel, darfst du meutern, wenn der Zug dieses Kapitäns beginnt. Wer darf, wird offen gefragt, im Uhrzeigersinn ab der linken Seite des Kapitäns, jeder zu einem Stapel; Schweigen heißt nein.
dorra-D22 = Eine Meuterei zwingt den Kapitän zum Entern. Welches Schiff, entscheidet er allein.
dorra-D23 = Der Stapel muss für ein offenes Schiff groß genug sein. Ist er es nicht, gibt es keine Meuterei, und der Kapitän hat einen gewöhnlichen Zug.
dorra-D24 = Nach einer Meuterei muss der Kapitän mit einem Stapel entern, der gemeutert hat, und darf nichts anderes tun.
dorra-D25 = Haben mehrere Stapel gemeutert, wird nur ein Schiff geentert; der Kapitän wählt den Stapel.
dorra-D26 = Wenn das letzte Schiff fort ist, ist das Spiel sofort aus. Stapel, die noch stehen, werden nicht bezahlt.
dorra-D27 = Wer von einer Sorte die meisten Schätze hat, bekommt ihren Wert. Bei Gleichstand wird geteilt, und was nicht aufgeht, verfällt. Wer für eine Sorte nichts bekam, erhält 1 Dukaten je Stück.
dorra-D28 = Das meiste Geld gewinnt. Bei Gleichstand entscheiden mehr Schätze, dann mehr Truhen, Fässer, Leuchter, Dolche; sonst wird der Sieg geteilt.
dorra-D29 = Kann niemand am Tisch etwas tun, lösen sich alle Stapel auf, und die Scheiben gehen ohne Lohn heim; wer am Zug ist, macht weiter. Beim dritten Mal ohne Entern dazwischen sind auch die offenen Schiffe aus dem Spiel.
dorra-D30 = Die Beutel sind offen. Ein Tisch kann abmachen, dass alle nur den eigenen sehen.

## Optionen

dorra-option-memory = Verdeckte Werte
dorra-option-purses = Geldbeutel
dorra-option-components = Schiffstabelle

## Die eigene Schachtel

dorra-box-line = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $why }
dorra-box-not-text = „{ $file }“ ist kein Text. Eine Schiffstabelle ist eine TOML-Datei.
dorra-box-toml = „{ $file }“ ist keine TOML-Datei: { $said }.
dorra-box-fixed = { $field } ist in jeder Schachtel gleich; streich es, oder lass es, wie es ist. ({ $clause })
dorra-box-unknown = „{ $name }“ gibt es hier nicht. Bekannt sind { $known }. ({ $clause })
dorra-box-number = { $ship ->
        [0] {""}
       *[other] Schiff { $ship }:{" "}
    }{ $field } muss eine ganze Zahl sein, nicht „{ $got }“. ({ $clause })
dorra-box-worth = { $field } ist { $worth } wert; eine Sorte Schätze ist mindestens 1 Dukaten wert. ({ $clause })
dorra-box-ships = Es sind { $count } Schiffe; es braucht genau 15. ({ $clause })
dorra-box-missing = Schiff { $missing } fehlt; es gibt 15, nummeriert von 1 bis 15. ({ $clause })
dorra-box-twice = Zwei der { $count } Schiffe haben dieselbe id; es gibt 15, nummeriert von 1 bis 15. ({ $clause })
dorra-box-id = Ein Schiff { $value } gibt es nicht; sie sind nummeriert von 1 bis 15. ({ $clause })
dorra-box-ducats = Schiff { $ship } birgt { $value } Dukaten; weniger als nichts geht nicht. ({ $clause })
dorra-box-min_crew = Schiff { $ship } verlangt eine Mannschaft von { $value }; eine Mannschaft sind 2 bis 9 Piraten. ({ $clause })
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
dorra-position-ship = Schiff { $ship }: { $ducats } Dukaten für eine Mannschaft von { $crew }, „?“ bekommt { $pay }, { THINGS($booty) }.
dorra-position-deck = { $ships ->
        [0] Es kommen keine Schiffe mehr.
        [one] Es kommt noch ein Schiff.
       *[other] Es kommen noch { $ships } Schiffe.
    }
dorra-position-seat = { dorra-colour } ({ $letter }): allein { $alone }; Mannschaften { $crews }; Schätze { THINGS($booty) }; Beutel { $purse }.
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
dorra-outlook-crew = Mannschaft von { $crew }; { $captors ->
        [none] niemand kann sie übernehmen
       *[other] { $captors } könnte sie übernehmen
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

dorra-coach-crew = Eine Mannschaft von { $crew }, { $ready ->
        [0] noch zu klein für jedes Schiff
        [one] bereit für ein Schiff
       *[other] bereit für { $ready } Schiffe
    }; { $captors ->
        [0] niemand kann sie übernehmen.
        [one] einer könnte sie übernehmen.
       *[other] { $captors } könnten sie übernehmen.
    }
dorra-coach-loot = Du behältst etwa { $own }; die anderen bekommen zusammen { $others }.
dorra-coach-take = { dorra-kinds }: { $worth } für den, der die meisten hat; du hast { $held }.
dorra-coach-mutiny = Deine Scheiben bekämen etwa { $own }, dem Kapitän blieben { $captain }.
dorra-coach-obey = Der Kapitän spielt, wie er will.

## Woher die Zahlen kommen

dorra-status = { $status ->
        [found] belegt
        [derived] erschlossen
        [own] deine
       *[reconstructed] rekonstruiert
    }
dorra-source-booty = { dorra-kinds }: { $worth } Dukaten ({ $status }).
dorra-source-ship = Schiff { $ship }: { $ducats } Dukaten ({ $ducats_status }), Mannschaft von { $min_crew } ({ $min_crew_status }), „?“ { $question_pay } ({ $question_pay_status }), { THINGS($booty) } ({ $booty_status }).
