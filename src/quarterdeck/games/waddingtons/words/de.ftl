waddingtons = Waddingtons Buccaneer
waddingtons-about = Segle nach Schätzen, handle in jedem Hafen, achte auf die Farben deiner Mannschaft und bring zwanzig Punkte heim.

## Dinge

waddingtons-thing-a = { $count ->
        [one] eine rote 1
       *[other] { $count } rote 1er
    }
waddingtons-thing-b = { $count ->
        [one] eine schwarze 1
       *[other] { $count } schwarze 1er
    }
waddingtons-thing-c = { $count ->
        [one] eine rote 2
       *[other] { $count } rote 2er
    }
waddingtons-thing-d = { $count ->
        [one] eine schwarze 2
       *[other] { $count } schwarze 2er
    }
waddingtons-thing-e = { $count ->
        [one] eine rote 3
       *[other] { $count } rote 3er
    }
waddingtons-thing-f = { $count ->
        [one] eine schwarze 3
       *[other] { $count } schwarze 3er
    }
waddingtons-thing-x = { $count ->
        [one] eine Karte mit 1
       *[other] { $count } Karten mit 1
    }
waddingtons-thing-y = { $count ->
        [one] eine Karte mit 2
       *[other] { $count } Karten mit 2
    }
waddingtons-thing-z = { $count ->
        [one] eine Karte mit 3
       *[other] { $count } Karten mit 3
    }
waddingtons-thing-D = { $count ->
        [one] ein Diamant
       *[other] { $count } Diamanten
    }
waddingtons-thing-R = { $count ->
        [one] ein Rubin
       *[other] { $count } Rubine
    }
waddingtons-thing-G = { $count ->
        [one] ein Goldbarren
       *[other] { $count } Goldbarren
    }
waddingtons-thing-P = { $count ->
        [one] eine Perle
       *[other] { $count } Perlen
    }
waddingtons-thing-U = { $count ->
        [one] ein Fass Rum
       *[other] { $count } Fässer Rum
    }
waddingtons-thing-S = { $count ->
       *[other] Long John Silver
    }
waddingtons-thing-O = { $count ->
       *[other] die Dublonen
    }
waddingtons-thing-E = { $count ->
       *[other] die Achterstücke
    }
waddingtons-thing-K = { $count ->
       *[other] Kidds Karte
    }
waddingtons-thing-L = { $count ->
       *[other] Kidds Karte
    }
waddingtons-thing = { $thing ->
        [r1] eine rote 1
        [b1] eine schwarze 1
        [r2] eine rote 2
        [b2] eine schwarze 2
        [r3] eine rote 3
        [b3] eine schwarze 3
        [diamond] einen Diamanten
        [ruby] einen Rubin
        [gold] einen Goldbarren
        [pearl] eine Perle
        [rum] ein Fass Rum
        [silver] Long John Silver
        [doubloons] die Dublonen
        [eight] die Achterstücke
       *[chart25] Kidds Karte
    }
waddingtons-kind = { $kind ->
        [diamond] einen Diamanten
        [ruby] einen Rubin
        [gold] einen Goldbarren
        [pearl] eine Perle
       *[rum] ein Fass Rum
    }
waddingtons-kinds = { $kind ->
        [diamond] { $count ->
            [one] einen Diamanten
           *[other] { $count } Diamanten
        }
        [ruby] { $count ->
            [one] einen Rubin
           *[other] { $count } Rubine
        }
        [gold] { $count ->
            [one] einen Goldbarren
           *[other] { $count } Goldbarren
        }
        [pearl] { $count ->
            [one] eine Perle
           *[other] { $count } Perlen
        }
       *[rum] { $count ->
            [one] ein Fass Rum
           *[other] { $count } Fässer Rum
        }
    }
waddingtons-crew = { $crew ->
        [r1] eine rote 1
        [b1] eine schwarze 1
        [r2] eine rote 2
        [b2] eine schwarze 2
        [r3] eine rote 3
       *[b3] eine schwarze 3
    }
waddingtons-port = { $port ->
        [london] London
        [cadiz] Cádiz
        [marseilles] Marseille
        [genoa] Genua
        [venice] Venedig
       *[amsterdam] Amsterdam
    }
waddingtons-place = { $square ->
        [london] London
        [cadiz] Cádiz
        [marseilles] Marseille
        [genoa] Genua
        [venice] Venedig
        [amsterdam] Amsterdam
       *[other] { $square }
    }
waddingtons-heading = { $heading ->
        [n] Norden
        [ne] Nordosten
        [e] Osten
        [se] Südosten
        [s] Süden
        [sw] Südwesten
        [w] Westen
       *[nw] Nordwesten
    }

## Was geschieht

waddingtons-turn-began = Zug { NUMBER($turn, useGrouping: 0) }: { $name }.
waddingtons-port-chosen = { $name } ist in { waddingtons-port } zu Hause.
waddingtons-dealt = Alle bekommen fünf Mann. { $name } gibt und beginnt.
waddingtons-stocked = Am Kai von { waddingtons-port }: { THINGS($things) }.
waddingtons-sailed = { $name } segelt nach { waddingtons-place }.
waddingtons-turned = { $name } dreht den Bug nach { waddingtons-heading }.
waddingtons-stayed = { $name } bleibt im Hafen.
waddingtons-blown = { $name } wird nach { waddingtons-place } verschlagen.
waddingtons-challenged = { $upheld ->
        [yes] { $name } zählt die Mannschaft von { $other_name } nach: Das war zu weit.
       *[no] { $name } zählt die Mannschaft von { $other_name } nach: Sie reicht dafür.
    }
waddingtons-mustered = { $name } holt { waddingtons-crew } vom Kai in die Mannschaft.
waddingtons-loaded = { $name } lädt { waddingtons-thing } vom Kai.
waddingtons-landed = { $name } bringt { waddingtons-thing } an Land.
waddingtons-chested = { $name } legt { waddingtons-kinds } in die Truhe.
waddingtons-traded = { $name } handelt in { waddingtons-port }. Gegeben: { THINGS($given) }. Genommen: { THINGS($taken) }.
waddingtons-salvaged = { $name } nimmt { waddingtons-thing } von Flat Island mit.
waddingtons-attacked = { $name } greift { $other_name } an.
waddingtons-called = { $name } ruft „Angriff!“, als { $other_name } längsseits kommt.
waddingtons-hands-shown = Die Mannschaften werden gezeigt. { $name }: { THINGS($hand) }. { $other_name }: { THINGS($other_hand) }.
waddingtons-beat = { $name } schlägt { $other_name }.
waddingtons-fought-even = { $name } und { $other_name } sind gleich stark.
waddingtons-plundered = { $name } plündert { $other_name }. Genommen: { THINGS($taken) }. Überlassen: { THINGS($given_up) }. Zurück zur Schatzinsel: { THINGS($returned) }.
waddingtons-fled = { $name } entkommt nach { waddingtons-place }.
waddingtons-hired = { $name } heuert auf der Pirateninsel an: { THINGS($crew) }.
waddingtons-hired-unseen = { $name } heuert auf der Pirateninsel an: { THINGS($values) }.
waddingtons-gave = { $name } gibt { $other_name } { waddingtons-crew }.
waddingtons-gave-unseen = { $name } gibt { $other_name } eine Karte mit { $value }.
waddingtons-sent-back = { $name } schickt zur Pirateninsel zurück: { THINGS($values) }.
waddingtons-marooned = { $name } lässt { waddingtons-thing } auf Flat Island.
waddingtons-swapped = { $name } und { $other_name } tauschen verdeckt. Gegeben: { THINGS($given) }. Bekommen: { THINGS($taken) }.
waddingtons-turned-up = { $name } zieht Ereigniskarte { $card }, „{ $title }“: { $says }{ $case ->
        [void] {" "}Aber zwei Schiffe sind gleich nah, und nichts geschieht.
        [nothing] {" "}Aber da ist nichts zu verlieren.
        [nothing-there] {" "}Aber da ist nichts zu holen.
        [hold-full] {" "}Aber der Laderaum ist voll.
        [island-bare] {" "}Aber die Insel hat nichts Passendes.
        [pile-empty] {" "}Aber es sind keine Piraten mehr da.
        [healthy] {" "}Aber alle sind gesund.
       *[other] {""}
    }
waddingtons-found = { $name } holt { waddingtons-kind } von der Schatzinsel.
waddingtons-lost = { $name } verliert { waddingtons-kind } an { $other_name }.
waddingtons-kept = { $name } behält „{ $title }“ (Ereignis { $card }).
waddingtons-chart-landed = { $name } bringt „{ $title }“ (Ereignis { $card }) in Anchor Corner an Land.
waddingtons-won = { $name } hat Schätze für { $points } Punkte daheim und gewinnt.
waddingtons-rounds-over = Die Runden sind um. { $winners ->
        [one] { $names } hat daheim den größten Schatz und gewinnt.
       *[other] { $names } haben daheim den größten Schatz und teilen sich den Sieg.
    }

## Ereigniskarten, in unseren Worten

waddingtons-chance-1 = Ablandiger Sturm
waddingtons-chance-1-says = Du wirst fünf Felder aufs Meer hinausgetrieben. Ist deine Mannschaft höchstens 3 wert, zieh vier Karten. Dann setz einen beliebigen Kurs.
waddingtons-chance-2 = Geliehene Hände
waddingtons-chance-2-says = Jemand, den du nennst, gibt dir drei Mann eigener Wahl.
waddingtons-chance-3 = Sturm nach Südwest
waddingtons-chance-3-says = Du wirst in die Mud Bay verschlagen. Ist deine Mannschaft höchstens 3 wert, zieh vier Karten. Im nächsten Zug darfst du in jede Richtung auslaufen.
waddingtons-chance-4 = Sturm nach Nordost
waddingtons-chance-4-says = Du wirst in den Cliff Creek verschlagen. Ist deine Mannschaft höchstens 3 wert, zieh vier Karten. Im nächsten Zug darfst du in jede Richtung auslaufen.
waddingtons-chance-5 = Heimwind
waddingtons-chance-5-says = Du wirst in deinen Heimathafen getrieben. Ist deine Mannschaft höchstens 3 wert, zieh vier Karten.
waddingtons-chance-6 = Vor dem Wind
waddingtons-chance-6-says = Du wirst zum nächsten Hafen voraus getrieben. Ist deine Mannschaft höchstens 3 wert, zieh vier Karten.
waddingtons-chance-7 = Gute Nachbarschaft
waddingtons-chance-7-says = Das nächste Schiff bekommt einen Schatz von dir oder zwei Mann.
waddingtons-chance-8 = Ballast über Bord
waddingtons-chance-8-says = Ein Schatz von dir oder zwei Mann stranden auf Flat Island.
waddingtons-chance-9 = Von Wellen geholt
waddingtons-chance-9-says = Dein bester Schatz strandet auf Flat Island; hast du keinen, deine beste Mannschaftskarte.
waddingtons-chance-10 = Der Maat läuft davon
waddingtons-chance-10-says = Deine beste Mannschaftskarte geht zurück zur Pirateninsel.
waddingtons-chance-11 = Eine halb vergrabene Kiste
waddingtons-chance-11-says = Nimm Schätze bis zum Wert 5 oder zieh zwei Mann.
waddingtons-chance-12 = Etwas glitzert
waddingtons-chance-12-says = Nimm Schätze bis zum Wert 4 oder zieh zwei Mann.
waddingtons-chance-13 = Der trockene Brunnen
waddingtons-chance-13-says = Nimm Schätze bis zum Wert 5 oder zieh zwei Mann.
waddingtons-chance-14 = Das alte Versteck
waddingtons-chance-14-says = Nimm Schätze bis zum Wert 7 oder zieh drei Mann.
waddingtons-chance-15 = Schiffbrüchige
waddingtons-chance-15-says = Zieh zwei Mann.
waddingtons-chance-16 = Ein verfluchter Hort
waddingtons-chance-16-says = Nimm Schätze bis zum Wert 7. Dann schick Leute zurück, bis höchstens 10 übrig ist.
waddingtons-chance-17 = Ein Hort und eine Rauferei
waddingtons-chance-17-says = Nimm Schätze bis zum Wert 6. Dann schick Leute zurück, bis höchstens 11 übrig ist.
waddingtons-chance-18 = Glück der kleinen Mannschaft
waddingtons-chance-18-says = Nimm Schätze bis zum Wert 4; und ist deine Mannschaft höchstens 7 wert, zieh zwei Karten.
waddingtons-chance-19 = Alle Mann von Bord
waddingtons-chance-19-says = Schick deine ganze Mannschaft zur Pirateninsel zurück und zieh ebenso viele Karten.
waddingtons-chance-20 = In der Schenke vertauscht
waddingtons-chance-20-says = Tausch zwei Mann, verdeckt, mit einem anderen Schiff an der Schatzinsel. Ist keines da, gehen zwei von dir zur Pirateninsel zurück.
waddingtons-chance-21 = Long John Silver
waddingtons-chance-21-says = Behalte ihn. In einem Hafen bringt er dir Mannschaft bis zum Wert 5; dann wartet er am Kai auf jemanden, der einen Schatz für ihn zahlt.
waddingtons-chance-22 = Gelbfieber
waddingtons-chance-22-says = Wer mehr als sieben Mannschaftskarten hat, Hand und Kai zusammen, schickt den Rest zur Pirateninsel zurück.
waddingtons-chance-23 = Dublonen
waddingtons-chance-23-says = Behalte sie. In jedem Hafen zahlen sie bis zu 4.
waddingtons-chance-24 = Achterstücke
waddingtons-chance-24-says = Behalte sie. In jedem Hafen zahlen sie bis zu 5.
waddingtons-chance-25 = Kidds Karte
waddingtons-chance-25-says = Behalte sie. Bring sie in Anchor Corner an Land und nimm Schätze bis zum Wert 7.
waddingtons-chance-26 = Kidds andere Karte
waddingtons-chance-26-says = Behalte sie. Bring sie in Anchor Corner an Land und nimm Schätze bis zum Wert 7.
waddingtons-chance-27 = Die Schmugglerhöhle
waddingtons-chance-27-says = Nimm Schätze bis zum Wert 5 oder zieh drei Mann.
waddingtons-chance-28 = Der Marine entlaufen
waddingtons-chance-28-says = Zieh zwei Mann.

## Die Regeln, in unseren Worten

waddingtons-chapter-setup = Aufbau
waddingtons-chapter-cards = Mannschaft und Stärke
waddingtons-chapter-movement = Bewegung
waddingtons-chapter-islands = Inseln und Ereignisse
waddingtons-chapter-ports = Häfen und Handel
waddingtons-chapter-fights = Kämpfe
waddingtons-chapter-chests = Truhen und Ende
waddingtons-chapter-house = Hausregeln

waddingtons-W1 = Zwei bis vier spielen. Der Reihe nach wählt jeder einen Heimathafen; dessen Schiff gehört ihm. Wer gibt, wird gelost und beginnt, dann geht es im Uhrzeigersinn um die Häfen.
waddingtons-W2 = Alle Schätze liegen anfangs auf der Schatzinsel, die Ereigniskarten verdeckt daneben. Jeder bekommt fünf Mannschaftskarten, von denen die anderen nur die Rückseite sehen.
waddingtons-W3 = Venedig, Amsterdam und jeder Heimathafen, den niemand gewählt hat, bekommen zwei Mannschaftskarten, offen. Die übrigen bilden den Stapel auf der Pirateninsel.
waddingtons-W4 = Schätze füllen jeden dieser Häfen auf einen Wert von 8 auf, in möglichst teuren Stücken. Zwischen Diamant und Rubin entscheidet, wovon mehr da ist; bei Gleichstand der Diamant.
waddingtons-W5 = Zu zweit sitzt ihr mit je einem Schiff an benachbarten Seiten. Oder ihr vereinbart zwei Schiffe für jeden, an gegenüberliegenden Seiten: Dann hat jedes Schiff eigene Mannschaft, Laderaum, Kai und Truhe und seinen eigenen Zug, Schiffe desselben Besitzers kämpfen nie, und ein Hafen mit 20 Punkten genügt.
waddingtons-W6 = Wie weit du segeln kannst, ist die Summe deiner Mannschaft, gleich welcher Farbe.
waddingtons-W7 = Wie gut du kämpfst, ist der Unterschied zwischen deiner roten und deiner schwarzen Mannschaft. Ohne Mannschaft ist es null.
waddingtons-W8 = Mannschafts- und Ereigniskarten kommen oben vom Stapel und gehen verdeckt darunter zurück. Den Wert der obersten Mannschaftskarte sehen alle.
waddingtons-W9 = Eine Fahrt ist eine gerade Linie in Richtung des Bugs, von einem Feld bis zu deiner Segelstärke, nicht über Land und nicht aus der Karte hinaus. In einen Hafen kommst du von jedem der drei Felder, die ihn berühren.
waddingtons-W10 = Drehen und fahren in einem Zug geht nicht. Nach der Fahrt richtest du den Bug für die nächste. Statt zu fahren, darfst du auf der Stelle in eine andere Richtung drehen; das ist dein Zug. Der Bug muss auf ein Feld zeigen.
waddingtons-W11 = In deinem Zug fährst oder drehst du. Nur im eigenen Heimathafen darfst du liegen bleiben.
waddingtons-W12 = In jedem anderen Hafen kannst du nicht bleiben: Im Zug nach der Ankunft läufst du aus. Aus einem Hafen kannst du in jede seiner drei Richtungen auslaufen.
waddingtons-W13 = Ohne Mannschaft darfst du ein Feld weit in jede Richtung fahren.
waddingtons-W14 = Schiffe dürfen aneinander vorbei, aber nie stehen zwei auf einem Feld, es sei denn zum Kampf. Im Hafen ist Platz für alle.
waddingtons-W15 = Fährst du durch ein Feld, auf dem ein anderes Schiff liegt, darf dessen Besitzer „Angriff“ rufen: Du hältst dort an und ihr kämpft, und wer gerufen hat, ist der Angreifer. Sonst fährst du weiter wie angesagt. Gefragt wird in der Reihenfolge, in der du vorbeikommst.
waddingtons-W16 = Eine Fahrt darf auf dem Feld eines anderen Schiffs nur enden, um es anzugreifen; neben einem geschützten Schiff darf sie gar nicht enden.
waddingtons-W17 = Nach den Stürmen in die Mud Bay und den Cliff Creek darfst du in jede Richtung auslaufen, aber nur in deinem nächsten Zug. Eine freie Fahrt vorher verbraucht das.
waddingtons-W18 = Hältst du an der Schatzinsel, ziehst du die oberste Ereigniskarte, zeigst sie und befolgst sie, soweit es geht, bevor du den Bug richtest. Sie kommt unter den Stapel, wenn sie nicht behalten wird.
waddingtons-W19 = Beginnst du deinen Zug dort, kannst du dir noch eine Karte verdienen: Dreh in eine andere Richtung oder fahr auf ein anderes Küstenfeld.
waddingtons-W20 = Zeigte dein Bug zu Beginn des Zuges auf die Schatzinsel, bringt Drehen keine Karte.
waddingtons-W21 = Ein Schiff trägt höchstens zwei Schätze.
waddingtons-W22 = Von der Insel fortgetrieben, kommst du geradeaus aufs fünfte Feld, aufs sechste, wenn jenes besetzt ist; von einer Ecke aus diagonal. Wo Land im Weg ist, hältst du davor. Ist eine Bucht besetzt, wählst du unter den nächsten freien Feldern.
waddingtons-W22a = Verschlagen werden ist keine Fahrt: Niemand kann „Angriff“ rufen. Ist auch das sechste Feld besetzt, gilt das nächste freie weiter draußen.
waddingtons-W23 = Der nächste Hafen voraus: Folge dem Weg, auf dem du kamst, oder der Richtung, in die du eben gedreht hast, bis zum Kartenrand. Gemeint ist der Hafen, der jenem Feld am nächsten liegt; zwischen zweien wählst du.
waddingtons-W24 = Das nächste Schiff wird in Schritten über See gezählt, auch diagonal. Sind zwei gleich nah, verfällt die Karte. Ein Schiff mit vollem Laderaum kann keinen Schatz bekommen.
waddingtons-W25 = Mannschaft, die eine Ereigniskarte kostet, kommt aus der Hand. Nur beim Geschenk (2) und beim Fieber (22) zählt auch die Mannschaft an deinem Kai.
waddingtons-W25a = Lässt eine Karte die Wahl, darfst du nur wählen, was du ganz erfüllen kannst; kannst du keines, gibst du, was du hast. Unter Gleichen wählst du. Beim Tausch sucht sich jeder die Karten des anderen nach der Rückseite aus, bevor welche wechseln. In Anchor Corner wird je Halt eine Karte Kidds abgegeben; sie kommt unter die Ereigniskarten.
waddingtons-W26 = Muss Mannschaft gehen, bis wenig genug übrig ist, geht nichts, was hätte bleiben können: Die besten Karten gehen zuerst.
waddingtons-W27 = Was auf Flat Island liegt, darf jedes Schiff nehmen, das daneben hält, auch diagonal, wenn an Bord Platz ist. Drehen auf der Stelle ist kein Halt. Mannschaft liegt dort offen.
waddingtons-W28 = Läufst du in einen Hafen ein, darfst du einmal mit seinem Kai handeln: Mannschaft, Schätze an Bord und Wertkarten gegen alles, was dort liegt, Wert gegen Wert. Dublonen und Achterstücke zahlen bis zu ihrem Wert, Long John Silver Mannschaft bis zum Wert 5; er selbst kostet einen Schatz, und sonst wird dann nichts gehandelt. Auf den Tisch kommen die Dinge in der Reihenfolge der Liste, und dreimal darf er abgeräumt werden.
waddingtons-W29 = Was du zahlst, bleibt an jenem Kai, wo alle es sehen.
waddingtons-W30 = Im eigenen Heimathafen bewegst du Güter frei zwischen Schiff, Hand und Kai, auch Ereigniskarten. In einem Zug geht nichts hin und wieder zurück.
waddingtons-W31 = Mannschaft am eigenen Kai kann bei jeder deiner Entscheidungen auf deine Hand kommen, wo immer dein Schiff ist. Im Kampf geht das einmal, bevor die Karten gezeigt werden, der Angreifer zuerst.
waddingtons-W32 = Im Hafen oder an der Schatzinsel ist ein Schiff geschützt: Es kann nicht angegriffen werden und nicht „Angriff“ rufen.
waddingtons-W33 = Zum Angriff fährst du auf das Feld des anderen Schiffs. Die beiden Spieler sehen sich die Mannschaft des anderen an, sonst niemand, und der Stärkere gewinnt.
waddingtons-W34 = Der Sieger nimmt alle Schätze an Bord des Verlierers oder bis zu zwei Mann, die der Verlierer aussucht, oder nichts. Fehlt der Platz, behält er zwei Stücke von allen; was er aufgibt, bekommt der Verlierer, was übrig bleibt, kommt auf die Schatzinsel.
waddingtons-W35 = Der Verlierer macht sofort eine freie Fahrt in beliebiger Richtung, mindestens ein Feld und so weit die Mannschaft noch reicht, und richtet den Bug. Sie darf in einem Hafen oder an der Schatzinsel enden, nicht auf einem anderen Schiff, und niemand darf „Angriff“ rufen.
waddingtons-W36 = Sind beide gleich stark, hat das angegriffene Schiff die freie Fahrt, und nichts wechselt den Besitzer.
waddingtons-W37 = Ein Kampf beendet die Fahrt dessen, der gerade segelt. Bleibt das Schiff, wird sein Bug nach dem Kampf gerichtet.
waddingtons-W38 = Schätze kommen vom Kai in die Truhe zu dritt, drei von einer Art; ist eine Art erst darin, darf sie einzeln folgen. Was in der Truhe liegt, kann nicht gehandelt werden.
waddingtons-W39 = Wer zuerst an Kai und in der Truhe Schätze für 20 hat, gewinnt, auch wenn die Zahlung eines anderen sie dorthin bringt. Mannschaft, Ereigniskarten und Schätze an Bord zählen nicht.
waddingtons-W40 = Wo es vereinbart ist, darfst du weiter fahren, als deine Mannschaft erlaubt. Vor dem nächsten Zug darf jeder nachzählen: War es zu weit, geht deine ganze Mannschaft zur Pirateninsel; wenn nicht, geschieht nichts.
waddingtons-W41 = Was nicht ganz gegeben werden kann, wird gegeben, soweit es da ist. Nach 400 Runden gewinnt, wer an Kai und in der Truhe die meisten Schätze hat; Gleiche teilen sich den Sieg.
waddingtons-W42 = Wo es vereinbart ist, darf eine Karte Kidds als 3 gehandelt werden. Sonst werden sie nicht gehandelt.
waddingtons-W43 = Wo es vereinbart ist, kann nur eine Karte Kidds je abgegeben werden; dann sind beide aus dem Spiel.
waddingtons-W44 = Rückseiten, Kai, Truhen, Laderäume und behaltene Karten sind offen. Die Farben, die du von anderen gesehen hast, werden für dich gemerkt oder, wo es vereinbart ist, nur von dir selbst.

## Optionen

waddingtons-option-two_ships = Zwei Schiffe für jeden, zu zweit
waddingtons-option-overreach = Zu weit fahren und nachgezählt werden
waddingtons-option-chart_value_3 = Kidds Karte darf als 3 gehandelt werden
waddingtons-option-one_chart = Nur eine Karte Kidds zählt
waddingtons-option-memory = Gesehene Farben

## Coach

waddingtons-coach-gain = { NUMBER($turns, maximumFractionDigits: 1) } Züge näher an zwanzig, oder nicht schlechter.
waddingtons-coach-loss = { NUMBER($turns, maximumFractionDigits: 1) } Züge weiter weg von zwanzig.
waddingtons-coach-fight = Du siegst { NUMBER($win, style: "percent", maximumFractionDigits: 0) }, unentschieden { NUMBER($draw, style: "percent", maximumFractionDigits: 0) }, du verlierst { NUMBER($lose, style: "percent", maximumFractionDigits: 0) }.
waddingtons-coach-leave = Ohne Handel weiterfahren.
waddingtons-coach-trade = Gib { THINGS($given) } für { THINGS($taken) }: { NUMBER($turns, maximumFractionDigits: 1) } Züge gewonnen.
