piracy = Piracy
piracy-about = Ein Pirat, den niemand sieht, zehn Schatztruhen und fünf Schiffe der Marine mit ihren Fernrohren.

## What happens

piracy-turn-began = { $turn ->
        [0] Die Seekarte wird ausgebreitet. { $name } beginnt.
       *[other] Zug { $turn }: { $name }.
    }
piracy-drew-lot = { $name } würfelt eine { $die } um den Piraten.
piracy-became-pirate = { $name } ist der Pirat.
piracy-buried = { $name } legt eine Truhe auf { $site }.
piracy-stationed = { $name } stellt Schiff { $ship } auf { $square }.
piracy-slipped-out = { $name } läuft heimlich aus, und niemand weiß, aus welchem Hafen.
piracy-departed = { $name } läuft heimlich aus { $harbour } nach { $square } aus.
piracy-hid = { $name } hat ungesehen gezogen.
piracy-sailed = { $steps ->
        [0] { $name } bleibt auf { $path } liegen.
       *[other] { $name } segelt { $path }.
    }
piracy-loaded = { $name } liegt auf { $square } und lädt die Truhe von { $site }.
piracy-missed = Die Truhe von { $site } ist weg. { $count ->
        [one] Es ist die erste.
       *[other] { $count } sind gestohlen.
    }
piracy-drawn-die = Würfel: { $die }
piracy-drawn-garrison = { $token ->
        [open] eine betrunkene Wache, offen
       *[closed] eine treue Wache, geschlossen
    }
piracy-tried-to-land = { $name } will in { $harbour } landen: Die Wache ist { $token ->
        [open] betrunken und der Hafen offen.
       *[closed] treu und der Hafen geschlossen.
    }
piracy-threw = { $name } würfelt eine { $die } für Schiff { $ship }.
piracy-looked = { $name } blickt von Schiff { $ship } auf { $square } in die Runde.
piracy-aye = Aye! { $name } ist auf { $square }.
piracy-nay = Nay, sagt { $name }.
piracy-moved = { $name } zieht Schiff { $ship } von { $start } nach { $square }.
piracy-stayed = { $name } lässt Schiff { $ship } liegen.
piracy-fired = { $name } feuert von Schiff { $ship } nach { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }, Reichweite { $range }. { $square ->
        [nowhere] Die Salve geht verloren.
       *[other] Die Salve schlägt auf { $square } ein.
    }
piracy-ceased = { $name } verzichtet auf die zweite Salve von Schiff { $ship }.
piracy-sank-ship = Schiff { $ship } von { $name } trifft Schiff { $sunk } von { $other_name } auf { $square }, und es geht unter.
piracy-escaped = { $name } entkommt mit den Schätzen durch { $harbour }.
piracy-seized = { $name } wird in { $harbour } festgenommen.
piracy-sunk = Schiff { $ship } trifft { $name } auf { $square }, und der Pirat geht unter.
piracy-caught = Schiff { $ship } stellt { $name } auf { $square }.
piracy-ran-into = { $name } läuft auf { $square } in Schiff { $ship }.
piracy-shut-in = { $name } ist auf { $square } eingeschlossen und kann nicht ziehen.
piracy-ran-out-of-time = Nach { $turns } Zügen ist { $name } nicht entkommen.
piracy-lost-the-fleet = Die Marine hat kein Schiff mehr.
piracy-opened-log = Das Logbuch von { $name }, ab { $harbour }: { $log }.
piracy-place = { $place } ({ $square })
piracy-won = { $side ->
        [navy] Die Marine gewinnt: { $names }.
       *[pirate] Der Pirat gewinnt: { $names }.
    }

## The rules, in our words

piracy-chapter-setup = Ziel und Aufbau
piracy-chapter-pirate = Der Zug des Piraten
piracy-chapter-navy = Der Zug eines Marineschiffs
piracy-chapter-secrets = Geheimnisse und Aufzeichnungen

piracy-P1 = Der Pirat muss { $box_enough } der { $box_chests } Truhen stehlen und in einen offenen Hafen entkommen. Die Marine muss ihn vorher versenken oder fangen.
piracy-P2 = Alle würfeln; die höchste Zahl ist der Pirat, bei Gleichstand wird neu gewürfelt. Von Partie zu Partie geht die Rolle nach links weiter.
    .ours = Ein Tisch kann stattdessen einen Platz vereinbaren, gezählt reihum unter denen, die mitspielen.
piracy-P3 = Alle anderen sind Kapitäne. Die { $box_ships } Schiffe werden reihum unter ihnen verteilt; manche befehligen also mehrere.
    .ours = Das erste geht an den linken Nachbarn des Piraten.
piracy-P4 = Die Kapitäne legen { $box_chests } Truhen auf die Inseln, höchstens { $box_per_island } auf eine Insel.
    .ours = Sie legen reihum je eine. Ein Tisch kann auf einer eigenen Seekarte spielen, die Platz für sie hat.
piracy-P5 = Dann stellt jeder Kapitän seine Schiffe auf freie Meeresfelder.
    .ours = Das geschieht in der Reihenfolge der Schiffe; NO-PASSING-Felder sind erlaubt. Ein Kapitän darf eine Truhe oder ein Schiff der Karte überlassen, die es auf ihren Vorschlag stellt; führt er die ganze Marine, alles, was noch fehlt. Niemand stellt auf, was einem anderen gehört.
piracy-P6 = { $box_harbours } Plättchen liegen verdeckt, eines auf jedem Hafen: { $box_open } Wachen sind offen, { $box_closed } geschlossen. Niemand weiß, welche.
piracy-P7 = Der Pirat wählt geheim einen Hafen und ein Meeresfeld daneben.
    .ours = Dort darf kein Schiff sein, und er darf dort nicht eingeschlossen sein. Daneben heißt nie diagonal.
piracy-P8 = Der Pirat zieht zuerst. Dann ziehen er und je ein Schiff der Marine abwechselnd, die Schiffe in ihrer Reihenfolge von 1 bis { $box_ships }, immer wieder.
piracy-P9 = Der Pirat segelt bis zu { $box_speed } Felder über das Meer, nie diagonal und über kein Feld zweimal, auch nicht über das, von dem er kam.
    .ours = Er darf auch liegen bleiben.
piracy-P10 = Wohin er segelt, ist sein Geheimnis.
piracy-P11 = Hat er einen Zug neben einer Truhe beendet, darf er sie im nächsten laden: Er bleibt liegen.
    .ours = Das Feld, auf dem er die Partie begann, zählt, sobald ein Zug dort geendet hat. Liegen zwei Truhen neben ihm, nennt er eine.
piracy-P12 = Am Ende dieses Zuges gehört ihm die Truhe. Ihr Zeichen verschwindet am Ende seines folgenden Zuges, was immer er darin tut. Ein Zug lädt eine Truhe.
piracy-P13 = Mit { $box_enough } Truhen darf er zu landen versuchen, wenn sein Zug neben einem Hafen endet. Das Plättchen wird umgedreht; ist die Wache offen, hat er gewonnen.
    .ours = Er sagt, an welchem Hafen; Liegenbleiben ist ein Zug, Laden keiner, und es gibt einen Versuch je Zug. Ein Versuch verrät, dass er neben diesem Hafen ist, mehr nicht. Ein Tisch kann vereinbaren, dass sich das Plättchen von selbst umdreht: Dann ist jeder Zug, der neben einem noch unbekannten Hafen endet, ein Versuch.
piracy-P14 = Eine geschlossene Wache weist ihn ab, und ihr Plättchen bleibt offen liegen.
    .ours = Dort kann er es nicht noch einmal versuchen. Ein Tisch kann vereinbaren, dass sie ihn stattdessen festnimmt und die Marine gewinnt.
piracy-P15 = Er darf an Schiffen der Marine vorbei, aber ein NO-PASSING-Feld, auf dem eines liegt, weder durchqueren noch betreten.
piracy-P16 = Beendet er seinen Zug auf dem Feld eines Schiffes, hat er verloren.
    .ours = Er darf das, wird aber vorher gewarnt.
piracy-P17 = Ist jedes Meeresfeld neben ihm ein NO-PASSING-Feld mit einem Schiff, kann er nicht ziehen und hat verloren.
    .ours = Geprüft wird nach jeder Bewegung eines Schiffes und vor jedem seiner Züge.
piracy-P18 = Der Kapitän eines Schiffes würfelt, dann entscheidet er: zuerst schauen oder zuerst ziehen.
piracy-P19 = Ein Schiff zieht die ganze Augenzahl, nie diagonal, oder so weit wie möglich. Wer zuerst zieht, muss ziehen; wer zuerst geschaut und Nay gehört hat, darf ziehen oder bleiben.
    .ours = Kein Feld wird zweimal betreten, auch nicht das erste, und kürzer ist ein Zug nur, wo kein Weg der ganzen Augenzahl ein freies letztes Feld hat. Auch nach Aye darf ein Schiff bleiben.
piracy-P20 = Jedes Schiff schaut einmal im Zug: Führt eine ununterbrochene Linie über das Meer zum Piraten? Die Antwort ist immer wahr, und Aye zeigt das Feld.
    .ours = Linien laufen in acht Richtungen, beliebig weit. Land, Häfen und andere Schiffe verdecken die Sicht, ebenso zwei Landfelder, die sich an einer Ecke berühren. Ein Tisch kann vier Richtungen vereinbaren.
piracy-P21 = Wer zuerst geschaut und Aye gehört hat, darf feuern statt zu ziehen: eine Salve so weit, wie der Würfel sagt, nach Norden, Osten, Süden oder Westen; dann wird für eine zweite neu gewürfelt. Trifft sie den Piraten, ist er versenkt.
    .ours = Die Weite gilt genau, die zweite Salve kann entfallen, und ein Schiff kann keines von beidem tun und bleiben. Eine Salve fliegt über Schiffe hinweg, geht aber auf Land, auf einem Hafen oder außerhalb der Karte verloren.
piracy-P22 = Ein Schiff der Marine, das von einer Salve getroffen wird, ist endgültig verloren.
piracy-P23 = Ein Schiff, das gefeuert hat, bleibt, wo es ist.
piracy-P24 = Ein gesichteter Pirat kommt am Ende dieses Zuges wieder von der Karte. Wer zuerst gezogen ist und ihn dann sieht, kann nicht feuern.
piracy-P25 = Ein Schiff, das seinen Zug auf dem Feld des Piraten beendet, hat ihn gefangen, und die Marine gewinnt. Über ihn hinwegzuziehen bewirkt nichts.
piracy-P26 = Schiffe der Marine ziehen aneinander vorbei, aber nicht auf einem NO-PASSING-Feld, auf dem eines liegt. Am Piraten kommen sie dort vorbei.
    .ours = Das gilt auch für einen eben gesichteten.
piracy-P27 = Zwei Schiffe der Marine enden nie auf einem Feld.
piracy-P28 = Der Zug eines verlorenen Schiffes entfällt, mit dem des Piraten davor. Wären alle { $box_ships } verloren, hätte der Pirat gewonnen; doch keine Salve trifft das Schiff, das sie feuert, also kommt es nie dazu.
piracy-P29 = Was in welcher Reihenfolge geprüft wird: in seinem Zug die Bewegung, ein Schiff auf seinem Feld, das Zeichen, die Landung; im Zug eines Schiffes das Schauen und die Salven, die Bewegung, der Pirat auf seinem Feld, das Schauen danach und ob er eingeschlossen ist.
piracy-P30 = Ist der Pirat nach { $box_turns } Zügen nicht entkommen, hat die Marine gewonnen.
piracy-P31 = Sein Feld, sein Weg und was er lädt, gehören ihm allein. Eine Sichtung zeigt sein Feld und sonst nichts. Ist die Partie zu Ende, liegt alles offen.
piracy-P32 = Sein Logbuch wird mit Buchstaben und Zahlen geführt: M11-L11-K11 (J11) ist eine Fahrt von M11 nach K11 und die dort geladene Truhe von J11. Spalten haben Buchstaben, Zeilen Zahlen von oben.

## Options

piracy-option-pirate = Wer ist der Pirat
piracy-option-telescope = Fernrohr
piracy-option-seize = Geschlossene Häfen nehmen den Piraten fest
piracy-option-badge = Sobald er genug Truhen hat, drehen sich die Wachen von selbst um
piracy-option-talk = Die Kapitäne reden
piracy-page-rule-talk = Was ein Kapitän der eigenen Seite schreibt, lesen nur die Kapitäne; oder alles wird offen gesagt, und der Pirat liest mit.
piracy-option-map = Seekarte

## A chart of one’s own

piracy-map-source = { $ours ->
        [yes] Der Spielplan der Schachtel ist nicht bekannt; { $map } ist eine Seekarte von uns, die alles einhält, was die Anleitung sagt.
       *[no] { $map } ist eine eigene Seekarte.
    }
piracy-map-in = { $file }: { $why }
piracy-map-not-text = „{ $file }“ ist kein Text. Eine Seekarte ist eine TOML-Datei.
piracy-map-toml = „{ $file }“ ist keine TOML-Datei: { $said }.
piracy-map-unknown = In einer Seekarte gibt es kein „{ $field }“. Bekannt sind { $known }. ({ $clause })
piracy-map-field = { $field ->
        [name] Eine Seekarte braucht einen Namen, in Anführungszeichen.
       *[other] { $field } muss eine Liste von Texten sein, in Anführungszeichen.
    } ({ $clause })
piracy-map-size = Die Karte ist { $columns } Spalten breit und { $rows } Zeilen hoch; Buchstaben und Zahlen reichen bis { $most }, und von jedem gibt es mindestens eines. ({ $clause })
piracy-map-ragged = Zeile { $row } hat { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } und die erste { $usual }; siehe { $square }. Alle Zeilen sind gleich lang. ({ $clause })
piracy-map-sign = { $square } ist als „{ $sign }“ gezeichnet. Bekannte Zeichen sind { $known }. ({ $clause })
piracy-map-harbours = Es gibt { $count ->
        [one] einen Hafen
       *[other] { $count } Häfen
    } (auf { $squares }); nötig sind { $needed }. ({ $clause })
piracy-map-room = Es ist Platz für { $count } Truhen (auf { $squares }); nötig ist Platz für { $needed }, und eine Insel trägt höchstens { $most }. ({ $clause })
piracy-map-harbour-inland = Neben dem Hafen auf { $square } kann kein Schiff liegen: Er braucht ein Meeresfeld über, unter oder neben sich. ({ $clause })
piracy-map-chest-inland = Neben der Truhe auf { $square } kann kein Schiff liegen: Sie braucht ein Meeresfeld über, unter oder neben sich. ({ $clause })
piracy-map-sea-apart = Das Meer ist geteilt: Kein Weg führt von { $from } nach { $square }. ({ $clause })
piracy-map-departures = Der Pirat könnte am Auslaufen gehindert werden: Fünf Schiffe können { $count ->
        [one] das einzige Feld
       *[other] alle { $count } Felder
    } (auf { $squares }) sperren, die neben einem Hafen liegen und einen Ausweg haben, der nicht NO PASSING ist. Nötig sind { $needed }. ({ $clause })
piracy-map-names = In { $field } stehen { $count } verschiedene Namen; die Karte zeigt { $needed }. ({ $clause })
piracy-map-name = „{ $name }“ kann kein Name sein: Er hat 1 bis { $most } Buchstaben. ({ $clause })

## Roles

piracy-role-pirate = der Pirat
piracy-role-navy = die Marine

## Coach

piracy-coach-look = Ihn von hier sehen: { NUMBER($see, style: "percent", maximumFractionDigits: 0) }. Ihn dann haben: { NUMBER($hit, style: "percent", maximumFractionDigits: 0) }.
piracy-coach-move = Ihn blind rammen: { NUMBER($ram, style: "percent", maximumFractionDigits: 0) }. Ihn von dort sehen: { NUMBER($see, style: "percent", maximumFractionDigits: 0) }.
piracy-coach-fire = Eine von zwei Salven trifft: { NUMBER($hit, style: "percent", maximumFractionDigits: 0) }.
piracy-coach-roll = Der Würfel sagt, wie weit; sieh dir inzwischen die Karte an.
piracy-coach-still = Nichts gewonnen, nichts verloren.
piracy-coach-bury = Nur von wenigen Feldern zu laden, und alle sind leicht zu bewachen.
piracy-coach-station = Von hier sieht ein Schiff viel, was sonst keines sieht.
piracy-coach-depart = Nah an Truhen und außer Reichweite des Schiffs, das zuerst fährt.
piracy-coach-load = Nimmt die Truhe auf { $site }.
piracy-coach-land = Hafen offen: { NUMBER($open, style: "percent", maximumFractionDigits: 0) }.
piracy-coach-sail = { $steps ->
        [0] { $kind ->
            [chest] Neben der Truhe auf { $goal }.
           *[harbour] Neben dem Hafen { $goal }.
        }
        [one] { $kind ->
            [chest] Zur Truhe auf { $goal }, noch ein Feld entfernt.
           *[harbour] Zum Hafen { $goal }, noch ein Feld entfernt.
        }
       *[other] { $kind ->
            [chest] Zur Truhe auf { $goal }, noch { $steps } Felder entfernt.
           *[harbour] Zum Hafen { $goal }, noch { $steps } Felder entfernt.
        }
    }

## The chart, drawn

piracy-sign = { $sign ->
        [land] Land
        [ocean] Meer
        [strait] NO PASSING
        [island] Insel
        [site] Platz für eine Truhe
       *[harbour] Hafen
    }
piracy-harbours = Häfen
piracy-islands = Inseln

## Terminal

piracy-typing = Ein Feld ist ein Buchstabe und eine Zahl: K11. „sail L11-K11“ fährt über L11 nach K11, „sail K11“ auf dem kürzesten Weg; „move K5“ bewegt ein Schiff der Marine, „fire north“ feuert. „map“ zeichnet die Karte.
piracy-chart-signs =
    Eine Zahl: ein Schiff der Marine. P: der Pirat. $ eine Truhe, x eine, die fehlt. H ein Hafen, + offen, - geschlossen.
    # Land, % eine Insel, = keine Durchfahrt, o wohin du kannst, ? wo er sein kann.
piracy-position-ships = Schiffe der Marine: { $ships }.
piracy-position-chests = Truhen auf { $chests }; es fehlen: { $missing }.
piracy-position-harbours = Häfen verdeckt: { $down }, davon { $good } offen. Geschlossen: { $closed }.
piracy-position-sighted = Der Pirat wurde auf { $square } gesehen.
piracy-position-possible = { $count ->
        [one] Er kann nur auf { $squares } sein.
       *[other] Er kann auf { $count } Feldern sein{ $squares ->
            [none] {""}
           *[other] : { $squares }
        }.
    }
piracy-position-voyage = Der Pirat ist auf { $square } und hat { $chests } von { $enough } Truhen an Bord.
piracy-position-log = Sein Logbuch: { $log }.
piracy-asked = { $moment ->
        [bury] Truhe { $chests } von zehn: auf welche Insel?
        [station] Wo soll Schiff { $ship } liegen?
        [depart] Woher kommt der Pirat? Sonst erfährt es niemand.
        [sail] Der Pirat segelt bis zu drei Felder, liegt still oder lädt eine Truhe.
        [roll] Schiff { $ship } würfelt.
        [decide] Schiff { $ship } hat { $roll } gewürfelt: zuerst schauen oder ziehen?
        [move] Nay. Schiff { $ship } zieht { $roll } weit oder bleibt.
        [engage] Aye! Schiff { $ship } feuert { $roll } weit, zieht { $roll } weit oder bleibt.
       *[fire-again] Die zweite Salve fliegt { $roll } weit. Feuern oder nicht?
    }
piracy-stage-set-up = Aufbau
piracy-stage-aye = Gesehen auf { $square }
piracy-stage-escape = Sechs Truhen weg: Häfen bewachen
piracy-phrase = { $verb ->
        [bury] Truhe auf { $first } legen
        [station] Schiff auf { $first } stellen
        [set] Aufbau, wie die Karte ihn vorschlägt
        [depart] Auf { $last } beginnen, aus { $first }
        [sail] { $then ->
            [land] { $first } segeln und in { $last } landen
           *[rest] { $first } segeln
        }
        [land] In { $last } landen
        [wait] Still liegen
        [load] Die Truhe von { $first } laden
        [roll] Würfeln
        [look] Durchs Fernrohr schauen
        [move] Nach { $first } ziehen
        [stay] Liegen bleiben
        [fire] { $first ->
            [north] Nach Norden feuern
            [east] Nach Osten feuern
            [south] Nach Süden feuern
           *[west] Nach Westen feuern
        }
       *[cease] Feuer einstellen
    }
piracy-fatal = Dort liegt Schiff { $ship }: Endet dein Zug auf seinem Feld, hast du verloren. Sag es noch einmal, dann geschieht es. (P16)
piracy-offer-fatal = Du würdest verlieren
piracy-offer-ways = Leertaste: anderer Weg ({ $count })
piracy-hint = { $does ->
        [fire] Pfeile zeigen, 8 6 2 4 feuert N O S W
       *[point] Pfeile zeigen auf ein Feld
    }
piracy-legend =
    ■ Truhe     × weg      · Platz frei
    ⌂? Hafen    ⌂+ offen   ⌂× zu
    == NO PASSING     ○ wählbar
    { $sea ->
        [red] rotes Meer: wo er wohl ist
       *[light] helles Meer, ·: wo er sein kann
    }
piracy-roster-ships = { $count ->
        [one] Schiff { $ships }
       *[other] Schiffe { $ships }
    }
piracy-roster-chests = Truhen weg: { $stolen }; { $enough } genügen.
piracy-roster-harbours = Häfen verdeckt: { $down }, { $good } offen.
piracy-roster-log = Logbuch, { $chests } an Bord: { $log }
piracy-key-point = auf ein Feld der Karte zeigen
piracy-key-do = tun, was der erste Knopf sagt
piracy-key-way = ein anderer Weg zum selben Feld
piracy-key-look = durchs Fernrohr schauen
piracy-key-fire = nach Norden, Osten, Süden, Westen feuern
piracy-key-still = still liegen, bleiben oder Feuer einstellen
piracy-key-set-up = aufbauen, wie die Karte es vorschlägt
piracy-key-lift = den Finger von der Karte nehmen

## Page

piracy-option-pirate-draw = ausgewürfelt
piracy-option-talk-team = unter sich
piracy-option-talk-open = mit allen
piracy-option-telescope-eight = acht Richtungen
piracy-option-telescope-orthogonal = vier Richtungen
piracy-page-beside = Flotte
piracy-page-about-table = { $turn ->
        [0] Aufbau · { $name }
       *[other] Zug { $turn } · { $stolen ->
            [0] keine Truhe fehlt
            [one] eine Truhe fehlt
           *[other] { $stolen } Truhen fehlen
        }
    }
piracy-page-side = Die Marine
piracy-page-chart = Karte: { $name }
piracy-page-chart-label = Seekarte, { $columns } Spalten ab A, { $rows } Zeilen ab 1
piracy-page-secret-chart = Deine geheime Karte
piracy-page-chart-say = { $what ->
        [heat] { $secret ->
            [1] rot: wo dich die Marine vermutet
           *[other] rot: wo er wahrscheinlich ist
        }
        [fog] { $secret ->
            [1] schraffiert: wo du sein kannst, soweit die Marine weiß
           *[other] schraffiert: wo er sein kann
        }
       *[none] Tiefen in Faden
    }
piracy-page-no-quay = An diesem Feld liegt kein Hafen.
piracy-page-in-words = Die Karte in Worten
piracy-page-lies = { $who }: { $square }
piracy-page-can-be-here = Hier kann er sein
piracy-page-look = { $square }: { $ground ->
        [harbour] Hafen, { $name }, { $token ->
            [open] offen
            [closed] geschlossen
           *[down] verdeckt
        }
        [strait] Enge, NO PASSING
        [chest] eine Truhe, { $name }
        [stolen] eine leere Grube, { $name }
        [site] ein Platz für eine Truhe, { $name }
        [island] Land, { $name }
        [land] Land
       *[sea] offene See
    }
piracy-page-layers = Was die Karte zeigt
piracy-page-layer-heat = Vermutung
piracy-page-layer-heat-say = Wo er wahrscheinlich ist, wie der Ratgeber es schätzt
piracy-page-layer-fog = Möglich
piracy-page-layer-fog-say = Jedes Feld, auf dem er noch sein kann; ausrechnen könnte es jeder
piracy-page-layer-track = Kurs
piracy-page-layer-track-say = Der Weg des Piraten, Zug um Zug
piracy-page-spyglass = Fernrohr · ziehen, um dich umzusehen
piracy-page-shout = { $kind ->
        [aye] Aye!
       *[nay] Nay.
    }
piracy-page-goal = { $verb ->
        [bury] Truhe auf { $square }
        [station] Schiff auf { $square }
        [depart] Beginn auf { $square }
        [load] Die Truhe von { $square } laden
        [land] In { $port } landen, { $square }
        [wait] Still liegen auf { $square }
        [fire] Auf { $square } feuern
        [move] Nach { $square } ziehen
       *[sail] Nach { $square } segeln
    }
piracy-page-goal-danger = { $name }. Dort liegt ein Schiff: du würdest verlieren
piracy-page-figure = { $measure ->
        [escape] du bleibst frei
       *[catch] er wird gefasst
    }
piracy-page-goal-chance = { $name }; { piracy-page-figure }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
piracy-page-fire = Feuer
piracy-page-direction = { $direction ->
        [north] Nord
        [east] Ost
        [south] Süd
       *[west] West
    }
piracy-page-lit-say = { $measure ->
        [escape] % auf hellen Feldern: du bleibst frei
       *[catch] % auf hellen Feldern: er wird gefasst
    }
piracy-page-do = { $verb ->
        [bury] Truhe auf { $square } legen
        [station] Schiff { $ship } auf { $square } stellen
        [depart] Auf { $square } beginnen, aus { $port }
        [load] { $square } laden
        [land] In { $port } landen
        [wait] Still liegen
        [roll] Würfeln
        [look] Zuerst schauen
        [stay] Bleiben
        [cease] Feuer einstellen
        [fire] { $direction ->
            [north] Nach Norden feuern
            [east] Nach Osten feuern
            [south] Nach Süden feuern
           *[west] Nach Westen feuern
        }
        [move] { $first ->
            [1] Zuerst nach { $square } ziehen
           *[other] Nach { $square } ziehen
        }
       *[sail] Nach { $square } segeln
    }
piracy-page-do-fatal = In Schiff { $ship } laufen und verlieren
piracy-page-fatal = Dort liegt Schiff { $ship }
piracy-page-fatal-say = Endet dein Zug auf seinem Feld, hast du verloren.
piracy-page-back = Zurück
piracy-page-another = Anderer Weg ({ $count })
piracy-page-set-up = Vorgeschlagener Aufbau
piracy-page-set-up-say = { $alone ->
        [1] alles, was noch fehlt
       *[other] was du gerade setzt
    }
piracy-page-pick = Wähle ein Feld
piracy-page-turn = { $moment ->
        [bury] Truhe { $count } von zehn
        [station] Stell Schiff { $next } auf
        [depart] Woher kommst du?
        [sail] Segle bis zu drei Felder
        [roll] Schiff { $ship } ist dran
        [decide] Schiff { $ship } hat { $roll } gewürfelt
        [move] Nay. Zieh { $roll } oder bleib
        [engage] Aye! Feuern oder ziehen?
       *[fire-again] Die zweite Salve: { $roll }
    }
piracy-page-turn-say = { $moment ->
        [bury] Ein Kreuz mit Ring; höchstens zwei Truhen je Insel.
        [station] Zeig auf ein freies Meeresfeld.
        [depart] Ein Feld mit Ring neben einem Hafen. Sonst erfährt es niemand.
        [sail] Ein helles Feld, eine Truhe neben dir, oder lieg still.
        [roll] Der Würfel sagt, wie weit.
        [decide] Schau zuerst, dann darfst du feuern; oder zeig, wohin es geht.
        [move] Zeig auf ein helles Feld oder lass das Schiff liegen.
        [engage] Jeder Schuss fällt genau { $roll ->
            [one] ein Feld
           *[other] { $roll } Felder
        } weit. Wer feuert, bleibt.
       *[fire-again] Sie fällt genau { $roll ->
            [one] ein Feld
           *[other] { $roll } Felder
        } weit. Du darfst sie auch lassen.
    }
piracy-page-instead = { $moment ->
        [bury] Zeig auf ein Kreuz mit Ring.
        [station] Zeig auf ein freies Meeresfeld.
        [depart] Zeig auf ein Feld mit Ring.
        [sail] Zeig auf ein helles Feld.
        [roll] Würfle.
        [engage] Feuere, bleib, oder zeig auf ein helles Feld.
        [fire-again] Feuere, oder stell das Feuer ein.
       *[other] Zeig auf ein helles Feld oder drück einen der Knöpfe.
    }
piracy-page-round = Zug { $turn }
piracy-page-the-pirate = Der Pirat, { $name }
piracy-page-ship-of = Schiff { $ship }, { $name }
piracy-page-die = Der Würfel zeigt { $roll }
piracy-page-rolled = Schiff { $ship }: { $roll ->
        [one] ein Feld
       *[other] { $roll } Felder
    } weit, oder ein Schuss, der genau so weit fällt.
piracy-page-fleet = Die Flotte
piracy-page-lost = verloren
piracy-page-stores = Häfen und Truhen
piracy-page-unknown = { $count } verdeckt, { $open } davon offen
piracy-page-closed = { $count } geschlossen: { $squares }
piracy-page-opened = offen: { $squares }
piracy-page-stolen = { $count ->
        [0] Keine Truhe fehlt
        [one] Eine von zehn Truhen fehlt
       *[other] { $count } von zehn Truhen fehlen
    }
piracy-page-ten-chests = Zehn Truhen
piracy-page-to-place = { $count ->
        [0] alle liegen
       *[other] noch { $count }
    }
piracy-page-own-log = Dein Logbuch
piracy-page-yours-alone = nur für dich
piracy-page-where-to = wohin?
piracy-page-aboard = { $count } von { $enough } an Bord
piracy-page-unmissed = Dass die Truhe von { $square } fehlt, zeigt sich am Ende deines nächsten Zuges.
piracy-page-only-you = Du bist der Pirat.
piracy-page-only-you-say = Woher du kommst und wohin du segelst, siehst nur du.
piracy-page-deed = { $verb ->
        [bury] Truhe auf { $square }
        [station] Schiff auf { $square }
        [set] Vorgeschlagener Aufbau
        [depart] Beginn auf { $square }, aus { $harbour }
        [load] { $square } laden
        [land] { $way ->
            [none] In { $harbour } landen
           *[other] Über { $way } in { $harbour } landen
        }
        [wait] Still liegen
        [roll] Würfeln
        [look] Zuerst schauen
        [stay] Bleiben
        [cease] Feuer einstellen
        [fire] { $direction ->
            [north] Nach Norden feuern
            [east] Nach Osten feuern
            [south] Nach Süden feuern
           *[west] Nach Westen feuern
        }
        [move] Nach { $square } ziehen
       *[sail] { $way ->
            [none] Nach { $square } segeln
           *[other] Über { $way } nach { $square } segeln
        }
    }
piracy-page-probably = Am ehesten auf { $square }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
piracy-page-navy-thinks = Die Marine würde dich auf { $square } suchen: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
piracy-page-navy-right = Die Marine würde dich auf { $square } suchen, wo du bist: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
piracy-page-knows-here = Auf { $square }, wo du bist: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
piracy-page-sureness = Gewissheit
piracy-page-sureness-say = 0 %: jedes der { $count } Felder, auf denen er sein kann, ist gleich wahrscheinlich. 100 %: es gibt nur eines.
piracy-page-measure = { $measure ->
        [escape] Aussicht, dass du vor dem nächsten Schiff frei bleibst; für die Reihenfolge zählt auch der Weg zum Ziel
       *[catch] Aussicht, dass er gefasst wird, jetzt oder in der nächsten Runde
    }
piracy-page-voyage = Die ganze Fahrt
piracy-page-voyage-say = aus { $square }, { $turns } Züge
piracy-page-points = Truhen
piracy-page-points-say = Beim Piraten zählen die geraubten Truhen, bei der Marine die noch bewachten. Wer gewinnt, entscheidet die Flucht oder der Fang, nicht ihre Zahl.
piracy-page-winner = { $side ->
        [navy] Die Marine gewinnt: { $names }
       *[pirate] { $names } entkommt
    }
piracy-page-winner-say = { $side ->
        [navy] Die Marine hat nach { $turns } Zügen { $stolen ->
            [0] alle zehn Truhen gerettet.
           *[other] den Rest des Schatzes gerettet.
        }
       *[pirate] { $stolen } Truhen sind für immer fort, nach { $turns } Zügen.
    }

## Wie stark die Bots sind

piracy-level-deckhand = Als Pirat geradewegs zum Schatz, als Marine hierhin und dorthin; entkommt vier von fünf Matrosen, aber nur einem von zwanzig Maaten.
piracy-level-mate = Als Pirat außer Reichweite des nächsten Schiffs, als Marine rechnet er aus, wo er sein muss; fängt neun von zehn Matrosen und entkommt ebenso vielen.
piracy-level-captain = Findet heraus, mit was für einem Piraten oder welcher Marine er es zu tun hat; fängt sieben von acht Maaten und entkommt neun von zehn.

## Why not

piracy-why-now-bury = Truhen werden verteilt: Nenne ein Inselfeld.
piracy-why-now-station = Schiffe werden aufgestellt: Nenne ein Meeresfeld.
piracy-why-now-depart = Wähle zuerst einen Hafen und das Feld, von dem du ausläufst.
piracy-why-now-sail = Der Pirat ist am Zug: segle, lade oder lande.
piracy-why-now-roll = Wirf zuerst den Würfel für dein Schiff.
piracy-why-now-decide = Der Würfel liegt: schau zuerst oder zieh.
piracy-why-now-move = Du hast geschaut und Nay gehört: zieh oder bleib.
piracy-why-now-engage = Du hast geschaut und Aye gehört: feuere, zieh oder bleib.
piracy-why-now-fire-again = Die zweite Salve: feuere oder lass es.
piracy-why-no-place-for-a-chest = { $site } ist kein Inselfeld.
piracy-why-a-chest-lies-there = Auf { $site } liegt schon eine Truhe.
piracy-why-two-chests-on-the-island = Diese Insel hat ihre { $box_per_island } Truhen.
piracy-why-no-free-ocean = { $square } ist kein freies Meeresfeld.
piracy-why-not-next-to-a-harbour = { $square } liegt nicht neben einem Hafen auf { $harbour }.
piracy-why-a-ship-waits-there = Auf { $square } liegt ein Schiff der Marine.
piracy-why-shut-in-from-the-start = Auf { $square } wärst du von Schiffen eingesperrt.
piracy-why-too-far = Das sind { $far } Felder; du segelst höchstens { $box_speed }.
piracy-why-no-way-over-ocean = Von { $here } nach { $there } führt kein Schritt über das Meer.
piracy-why-a-square-twice = { $square } kommt auf diesem Weg zweimal vor.
piracy-why-a-ship-in-the-strait = Ein Schiff hält das NO-PASSING-Feld { $square }.
piracy-why-no-chest-there = Auf { $site } liegt keine Truhe.
piracy-why-not-next-to-the-chest = Du liegst auf { $here }, nicht neben { $site }.
piracy-why-no-turn-has-ended-here = Hier ist noch kein Zug von dir zu Ende gegangen: Bleib einmal liegen, dann lade.
piracy-why-aboard-already = Die Truhe von { $site } ist schon an Bord.
piracy-why-fewer-than-six-chests = Landen kann man mit { $box_enough } Truhen; du hast { $has }.
piracy-why-no-harbour-next-to-the-end = Du würdest auf { $end } enden, und { $harbour } ist kein Hafen daneben.
piracy-why-a-token-would-turn-by-itself = Auf { $end } dreht sich das Plättchen eines Hafens von selbst um: Lande dort oder ende anderswo.
piracy-why-known-to-be-closed = Die Wache von { $harbour } ist geschlossen, wie alle gesehen haben.
piracy-why-a-friend-lies-there = Auf { $square } liegt ein anderes Schiff.
piracy-why-only-past-a-friend-in-a-strait = Der Weg nach { $square } führt über ein NO-PASSING-Feld, das ein anderes Schiff hält.
piracy-why-not-as-far-as-the-die-says = Der Würfel sagt { $roll }, und kein solcher Weg endet auf { $square }.

## How games end

piracy-ending = { $how ->
        [escaped] Der Pirat entkam
        [lost-the-fleet] Die Marine verlor alle Schiffe
        [caught] Ein Schiff stellte den Piraten
        [ran-into] Der Pirat lief in ein Schiff
        [sunk] Die Kanonen versenkten den Piraten
        [shut-in] Der Pirat war eingeschlossen
        [seized] Ein Hafen nahm den Piraten fest
       *[ran-out-of-time] Dem Piraten gingen die Züge aus
    }
