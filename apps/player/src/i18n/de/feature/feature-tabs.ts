/** Three texts per feature: what it does, an example in a city, how to set it up. */
export const featureTabs = {
  'feature.statistic.what':
    'Nach dem Spiel, oder mittendrin, siehst du für jedes Team, was es gelöst hat, wann, mit welchen Hinweisen und wie viele Punkte ihm geblieben sind: als Diagramm und als Tabelle, vom ersten bis zum letzten Eintrag.',
  'feature.statistic.example':
    'Ein Stadtmuseum in Trier merkt so, dass fast alle Gruppen an der dritten Quest hängen bleiben und dort einen Hinweis kaufen. Ein Satz mehr in der Beschreibung, und der nächste Rundgang läuft.',
  'feature.statistic.setup':
    'Die Statistik entsteht von allein, sobald Teams in deinem Versus spielen. Du findest sie im Studio bei jedem Versus, für jedes Team eine eigene Seite. Sie zeigt Teams, keine Personen.',

  'feature.team.what':
    'Ein Team darf so viele Handys haben, wie es will. Löst eines eine Quest, bekommen alle anderen im selben Augenblick den Haken, die Punkte und den neuen Spot. Gezählt wird einmal, auch wenn zwei gleichzeitig antworten.',
  'feature.team.example':
    'In Münster teilt sich eine Klasse auf: Zwei zählen die Giebel am Prinzipalmarkt, drei suchen die Käfige an St. Lamberti. Alle sehen denselben Stand und niemand muss zurückrennen, um einen Code zu holen.',
  'feature.team.setup':
    'Lege die Teams im Studio mit Namen und Bild an und nimm sie in ein Versus auf. Wer beitritt, wählt sein Team oder scannt dessen QR-Code. Ein Team-Code hält andere fern.',

  'feature.single.what':
    'Run aussuchen, auf „Mitmachen“ tippen, losgehen. Die Seite läuft im Browser jedes Handys, es gibt nichts zu installieren, und dein Fortschritt hängt an deinem Gerät. Unterwegs zeigt ein Kompass Entfernung und Richtung zum nächsten Spot; dein Standort bleibt dafür auf dem Handy. Gibt es den Run in mehreren Sprachen, wählst du deine beim Mitmachen; auch Leichte Sprache ist möglich.',
  'feature.single.example':
    'Du wartest in Heidelberg auf den Zug und hast noch eine Stunde. Auf der Karte liegt ein Run gleich um die Ecke. Fünf Minuten später stehst du auf der Alten Brücke vor der ersten Quest.',
  'feature.single.setup':
    'Jeder veröffentlichte Run kann allein gespielt werden, dafür musst du nichts einstellen. Zu zweit reicht euch ein Handy, oder ihr tippt auf „Gemeinsam spielen“: Dann teilen sich alle Handys einen Fortschritt. Eine Rangliste gibt es nur im Versus. Übersetzt wird er im Studio unter „Sprachen“, Text neben Text.',

  'feature.share.what':
    'Zu jedem Run gehören ein Link und ein QR-Code. Wer ihn öffnet, sieht, wozu er eingeladen ist, und ist mit einem Tippen dabei. Im Versus führt der Code gleich ins richtige Team.',
  'feature.share.example':
    'Die Tourist-Info in Lübeck druckt den Code auf einen Aufsteller am Tresen. Wer hereinkommt und fragt, was man hier machen kann, scannt und geht los.',
  'feature.share.setup':
    'Im Studio gibt es zu jedem Run und zu jedem Team eine Seite zum Teilen und fertige Karten zum Ausdrucken. Ein Zugangscode steckt dort schon im Link. Auch wer gerade spielt, kann andere einladen.',

  'feature.versus.what':
    'Alle spielen dieselben Runs. Die Rangliste bewegt sich, während gespielt wird, auf jedem Handy und auf Wunsch auf einer Leinwand. Am Ende stehen drei Teams ganz oben.',
  'feature.versus.example':
    'Betriebsausflug in Hamburg, fünf Teams, zwei Stunden. In der Speicherstadt führt die Buchhaltung, an den Landungsbrücken zieht der Vertrieb vorbei, und im Café wartet schon die Siegerehrung.',
  'feature.versus.setup':
    'Du wählst im Studio Runs und Teams und verteilst die QR-Codes. Bei gleichen Punkten liegt vorn, wer seine letzte Quest mit Punkten früher gelöst hat, danach, wer weniger für Hinweise ausgegeben hat.',

  'feature.password.what':
    'Ein Zugangscode macht aus einem öffentlichen Run einen für geladene Gäste. In der Liste steht dann ein Schloss, und ohne Code kommt niemand hinein. Auch einzelne Teams können einen Code haben.',
  'feature.password.example':
    'Für eine Hochzeit in Freiburg baut die Trauzeugin einen Run durch die Altstadt. Den Code kennen nur die Gäste: Er steht auf der Rückseite der Tischkarten.',
  'feature.password.setup':
    'Schalte den Code im Formular des Runs oder des Teams ein und denk dir ein Wort aus, das man gut weitersagen kann. Im Link und im QR-Code der Organisation ist er schon enthalten.',

  'feature.map.what':
    'Die Karte zeigt, wo Runs liegen, und fasst nahe beieinanderliegende Orte zusammen. Eine Nadel antippen, und die Liste zeigt nur noch, was es dort gibt. Dazu kommen Suche und Filter. Im Spiel siehst du auf der Straßenkarte alle Spots, die du schon kennen darfst, und dich selbst.',
  'feature.map.example':
    'Ihr plant einen Ausflug mit dem Deutschlandticket: Karte auf, die Nadeln in Sachsen antippen, und schon seht ihr, dass in Leipzig und in Dresden etwas auf euch wartet.',
  'feature.map.setup':
    'Für einen Run genügt die Postleitzahl, den Rest macht die Karte. Die Straßenkarte kommt von diesem Server: Dein Browser fragt keinen fremden Kartendienst. Wenn du Puzzle Runs selbst betreibst, wählst du ihre Quelle oder nimmst eine eigene Kartendatei.',

  'feature.progress.what':
    'Was du gelöst hast, bleibt. Kommt eine Antwort nicht gleich an, sendet die Seite sie noch einmal, und sie zählt nur einmal. Auch ohne Netz bleibt lesbar, was du gesehen hast, und deine Antworten warten, bis wieder eines da ist. Nach einer Pause spielst du dort weiter, wo du aufgehört hast.',
  'feature.progress.example':
    'Im Kreuzgang in Erfurt gibt es kein Netz. Ihr habt den Run am Bahnhof „für unterwegs geladen“, lest und antwortet einfach weiter, und draußen gehen die Antworten von selbst raus. Den Rest macht ihr morgen.',
  'feature.progress.setup':
    'Dein Fortschritt gehört zu deinem Gerät oder, wenn du angemeldet bist, zu deinem Konto. Unter „Fortschritt“ findest du alles, was du begonnen hast, und kannst es dort auch löschen. Im Formular eines Runs erlaubst du „Spielbar ohne Netz“: Dann prüft das Handy die Antworten auch ohne Verbindung. Dafür hat es sie alle dabei, und wer sich auskennt, kann sie dort lesen.',

  'feature.story.what':
    'Spots warten aufeinander, Entscheidungen öffnen verschiedene Wege, und fürs Finale braucht ihr, was ihr unterwegs gefunden habt. Hinweise kommen erst, wenn ihr sie braucht, und werden mit der Zeit gratis. Was nicht auf eurem Weg liegt, steht gefaltet am Ende und zählt nicht als fehlend.',
  'feature.story.example':
    'In Weimar suchen beim Museumsfest alle dieselbe gestohlene Uhr. Die einen folgen dem Lehrling durch die Gassen, die anderen der Wirtin hinunter zur Ilm. Am Ende stehen alle vor derselben Tür, mit verschiedenen Geschichten.',
  'feature.story.setup':
    'Jede Bedingung ist im Studio ein Satz, den du aus Listen zusammensetzt, etwa „wenn Turm oder Brunnen geschafft ist“. Die Seite „Wege“ zeichnet, was daraus wird, mit dem kürzesten und dem längsten Weg. Kreise und Sackgassen erfährst du vor dem Veröffentlichen.',

  'feature.hint.what':
    'Dieser Spot verrät nicht, wo er ist. Stattdessen führen Hinweise hin: als Text, Bild oder Video, kostenlos oder für ein paar Punkte. Wer sich auskennt, spart sie sich.',
  'feature.hint.example':
    'In Regensburg heißt es: Findet das Haus, in dem früher Salz lagerte. Einheimische gehen einfach los. Gäste nehmen den ersten Hinweis, und erst wer ratlos ist, bezahlt für den letzten.',
  'feature.hint.setup':
    'Wähle beim Anlegen des Spots „Hinweise“ als Ort und gib jedem Hinweis seinen Preis, von 0 bis 100000 Punkten. Ein bezahlter Hinweis bleibt für das ganze Team sichtbar und kostet nie ein zweites Mal.',

  'feature.coords.what':
    'Breite und Länge genügen: So liegt ein Spot auch dort genau, wo keine Straße einen Namen hat. Die Seite zeigt Straßenkarte, Entfernung und Richtung, und ein Knopf öffnet den Punkt in der Karten-App deines Handys.',
  'feature.coords.example':
    'Der dritte Spot in Stralsund liegt am Ende der Mole, der vierte unter einer Kastanie im Park. Beides hat keine Hausnummer, und trotzdem stehen alle an derselben Stelle.',
  'feature.coords.setup':
    'Trage die beiden Zahlen ein, wie sie deine Karten-App anzeigt; ein Komma statt des Punkts ist auch recht. Prüfe den Ort am besten selbst zu Fuß: Geht das mit Kinderwagen und Rollstuhl?',

  'feature.address.what':
    'Straße, Hausnummer, Ort: die einfachste Art, jemanden irgendwohin zu schicken. Die Adresse steht schon auf der Karte des Spots in der Übersicht, und ein Tippen öffnet die Karten-App.',
  'feature.address.example':
    'Ein Rundgang durch Läden in Köln: Jeder Spot ist ein Geschäft, jede Quest steckt im Schaufenster. Die Adresse hilft auch denen, die lieber nach dem Straßenschild gehen als nach dem Handy.',
  'feature.address.setup':
    'Straße, Postleitzahl und Ort genügen, die Nadel rückst du auf der Karte zurecht. Nimm diesen Typ, wenn der Ort kein Geheimnis ist, und Hinweise, wenn das Finden zum Rätsel gehört.',

  'feature.cloze.what':
    'Ein Text mit Lücken und darunter die fehlenden Wörter. Zieh sie mit dem Finger an ihren Platz oder tippe sie nacheinander an. Ohne Vorschläge tippst du sie selbst, das ist schwerer.',
  'feature.cloze.example':
    'Vor einem Haus in Erfurt steht auf einer Tafel, wie die Stadt zu ihrem Reichtum kam. Wer die Lücken füllen will, muss sie wirklich lesen und weiß danach, was es mit dem Waid auf sich hat.',
  'feature.cloze.setup':
    'Du schreibst den ganzen Text und wählst die Wörter, die fehlen sollen. Entscheide dann, ob sie zur Auswahl stehen. Kommt ein Wort zweimal vor, ist das kein Problem: Es zählt, was in der Lücke steht.',

  'feature.qr.what':
    'Irgendwo vor Ort wartet ein Code: auf einem Aufkleber, an einer Tür, in einem Buch. Die Kamera liest ihn direkt im Browser. Wer keine Kamera freigeben mag, wählt ein Foto oder tippt das Wort ab.',
  'feature.qr.example':
    'Die Stadtbibliothek in Leipzig klebt den Code in ein Buch, dessen Signatur die Quest verrät. Ganz ohne Drucken geht es auch: Dann zeigt ein Bild, was zu suchen ist, und das Codewort steht dort.',
  'feature.qr.setup':
    'Wähle die Art „QR-Code“, gib den Text des Codes ein und drucke ihn aus. Häng ihn geschützt vor Regen auf und frag vorher, ob du das darfst.',

  'feature.number.what':
    'Auf Wunsch gibt ein Regler den Bereich vor. Und wenn Raten nicht helfen soll, begrenzt du die Versuche. Wie viele noch bleiben, steht immer dabei.',
  'feature.number.example':
    'Wie viele Bögen hat die Brücke, in welchem Jahr wurde das Tor gebaut, wie viele Stufen sind es bis zur Aussicht? Solche Fragen lassen sich nur beantworten, wenn man davorsteht.',
  'feature.number.setup':
    'Möglich ist alles von 0 bis 100000. Nachkommastellen und führende Nullen fallen weg, damit niemand an der Schreibweise scheitert. Gib bei Schätzfragen lieber einen Regler als einen Versuch.',

  'feature.free.what':
    'Ein Wort, ein Name, ein halber Satz: Die Antwort wird getippt. Groß oder klein, doppelte Leerzeichen und die Form der Anführungszeichen spielen keine Rolle, solange du es nicht anders willst.',
  'feature.free.example':
    'In Heidelberg steht ein Wort verkehrt herum im Spiegel des Brückenaffen. In Dresden fragt eine Quest nach dem Namen auf dem Sockel. Beides findet keine Suchmaschine schneller als ein Blick nach oben.',
  'feature.free.setup':
    'Trage alle Antworten ein, die du gelten lässt, auch die mit dem Tippfehler, den alle machen. Du kannst erlauben, dass die Antwort nur irgendwo im Satz vorkommt, oder auf genauer Schreibung bestehen.',

  'feature.multiple.what':
    'Gelöst ist die Quest nur, wenn genau die richtigen angekreuzt sind, keine zu viel und keine zu wenig. So wird aus einer Ratefrage eine, bei der man hinsehen muss.',
  'feature.multiple.example':
    'Welche Figuren stehen am Brunnen in Freiburg, welche nicht? Welche drei Tiere liefen der Sage nach zuerst über die Steinerne Brücke? Wer davorsteht, hakt ab, was er sieht.',
  'feature.multiple.setup':
    'Schreib auch falsche Antworten so, dass sie passen könnten. Begrenze die Versuche, sonst lässt sich durchprobieren. Was richtig ist, bleibt im Spiel auf dem Server, und Nachsehen im Quelltext hilft nicht. Nur wenn du den Run ohne Netz spielbar machst, liegen die Antworten auf den Handys.',

  'feature.sort.what':
    'Mit dem Finger ziehen, mit den Pfeilen verschieben oder die Tastatur nehmen: Alle drei Wege führen ans Ziel. Wer sich die Seite vorlesen lässt, hört nach jedem Zug die neue Stelle.',
  'feature.sort.example':
    'Vor dem Dom hängt eine Tafel mit der Baugeschichte. Brand, Türme, Weihe: Was war zuerst? Oder ganz sportlich: Ordnet die Läden der Gasse so, wie ihr an ihnen vorbeikommt.',
  'feature.sort.setup':
    'Gib die Antworten in der richtigen Reihenfolge ein. Gemischt werden sie von selbst, für jedes Team immer gleich. Vier bis sechs sind auf dem Handy gut zu überblicken.',

  'feature.photo.what':
    'Aufnehmen, ansehen, abschicken: Das Foto wird auf dem Handy verkleinert und wartet, wenn gerade kein Netz da ist. Wer den Run gemacht hat, sieht es an, nimmt es an oder sagt in einem Satz, was fehlt.',
  'feature.photo.example':
    'Stellt euch auf der Krämerbrücke in Erfurt so auf, dass man sieht, wie schmal sie ist. Oder findet das kleinste Schild der Altstadt. Beim Firmenausflug laufen die besten Bilder auf der Tafel mit, wenn das Team es erlaubt hat.',
  'feature.photo.setup':
    'Du entscheidest, ob jedes Foto zählt, ob du danach noch Punkte ändern kannst oder ob es erst zählt, wenn du es angenommen hast. Geprüft wird im Studio, auch mit der Tastatur. Nach 7, 30 oder 90 Tagen werden die Fotos gelöscht.',

  'feature.decision.what':
    'Drei Zettel, drei Verdächtige: Wem glaubt ihr? Jede Wahl ist richtig, aber jede führt woanders hin. Gewählt wird einmal, für das ganze Team, und das Handy sagt es vorher.',
  'feature.decision.example':
    'In Bayreuth ist der Uhrmacher verschwunden. Folgt ihr dem Lehrling in den Hofgarten oder der Gräfin ins Opernhaus? Beim Stadtfest stimmt jede Gruppe ab, und am Ende erzählen alle eine andere Geschichte.',
  'feature.decision.setup':
    'Gib jeder Möglichkeit einen kurzen Text, wenn du magst ein Bild, und eine Reaktion, die danach erscheint. Punkte sind null, solange du keine vergibst. In den Einblicken siehst du, wie oft welcher Weg gewählt wurde.',

  'feature.video.what':
    'Er läuft direkt im Hinweis: ein Schwenk über den Platz, ein Weg von oben, jemand, der etwas vormacht. Geladen wird er erst, wenn ein Team ihn aufdeckt.',
  'feature.video.example':
    'Der Weg zum alten Römertor ist verwinkelt. Zehn Sekunden im Gehtempo zeigen die richtige Gasse, ohne ein Wort zu verraten. Das klappt auch mit Gästen, die kein Deutsch lesen.',
  'feature.video.setup':
    'Du gibst die Adresse des Videos an, am besten MP4, kurz und klein: Unterwegs zählt jedes Megabyte. Lass das Wichtige nicht nur hören, sondern auch sehen, zum Beispiel mit Untertiteln im Bild.',

  'feature.audio.what':
    'Eine Stimme, eine Melodie, ein Geräusch: Es spielt im Hinweis und im Text eines Spots, lässt sich anhalten und vorspulen. Darunter steht der Text zum Nachlesen, für alle, die nichts hören können oder gerade keine Kopfhörer haben.',
  'feature.audio.example':
    'Im Museum erzählt die Restauratorin eine Minute lang, was sie unter der Farbe fand. Am Kirchturm hört ihr vier Glocken und zählt, welche fehlt.',
  'feature.audio.setup':
    'Du lädst eine MP3 oder M4A mit höchstens 20 MB hoch, zum Beispiel eine Aufnahme deines Handys, und schreibst den Text dazu. Wer den Run für unterwegs lädt, hört ihn auch ohne Netz.',

  'feature.text.what':
    'Er steht verdeckt auf der Seite des Spots und nennt seinen Preis. Erst wenn das Team zustimmt, werden die Punkte abgezogen und der Satz erscheint, auf allen Handys zugleich.',
  'feature.text.example':
    'Die Quest fragt nach dem weißen Gold von Regensburg. Wer nicht darauf kommt, kauft für fünf Punkte den Satz mit den Schiffen aus Reichenhall, und denkt an Salz.',
  'feature.text.setup':
    'Gute Hinweise helfen denken, statt die Lösung zu nennen. Staffle sie: der erste kostenlos und vage, der letzte teuer und deutlich. Wer zu wenig Punkte hat, erfährt, wie viele noch fehlen.',

  'feature.image.what':
    'Ein Bild statt vieler Worte: ein Ausschnitt, eine alte Postkarte, eine Zeichnung. Es liegt verdeckt im Spot und wird gegen Punkte aufgedeckt.',
  'feature.image.example':
    'Eine Postkarte von 1920 zeigt den Marktplatz in Stralsund mit einem Turm, den es nicht mehr gibt. Wer die übrigen Giebel wiedererkennt, weiß, an welcher Ecke er stehen muss.',
  'feature.image.setup':
    'Du gibst die Adresse des Bildes an. Achte auf die Rechte und darauf, dass es auch in der Sonne zu erkennen ist. Fällt das Bild einmal aus, sagt die Seite das, statt eine leere Fläche zu zeigen.',

  'feature.points.what':
    'In der Übersicht steht, wie viele Punkte noch fehlen. Sind sie da, springt das Schloss von allein auf, auf jedem Handy des Teams. Bis dahin verrät der Spot weder, wo er liegt, noch, worum es geht.',
  'feature.points.example':
    'In Lübeck führt der Weg durch sechs offene Spots in beliebiger Reihenfolge. Der Schatz öffnet sich aber erst bei 80 Punkten: Wer zu viele Quests auslässt, muss noch einmal zurück.',
  'feature.points.setup':
    'Es zählt der höchste Stand, den das Team je hatte: Ein gekaufter Hinweis verschließt nichts wieder. Rechne nach, ob die Punkte vor dem Spot auch zu holen sind, und lass etwas Luft.',

  'feature.task.what':
    'Welche Quests das sind, ist egal, nur die Zahl muss stimmen. So entsteht eine Reihenfolge, ohne dass du jeden Schritt vorschreibst.',
  'feature.task.example':
    'Im Zoo von Leipzig dürfen die Kinder frei wählen, bei welchen Tieren sie anfangen. Nach fünf gelösten Quests öffnet sich der Spot am Spielplatz, und alle treffen sich dort wieder.',
  'feature.task.setup':
    'Setze die Zahl so, dass auch Gruppen weiterkommen, denen eine Quest zu schwer war. Hat ein Spot mehrere Bedingungen, öffnet er sich erst, wenn alle erfüllt sind.',

  'feature.time.what':
    'Gezählt werden die Minuten seit dem Beitritt. Die Übersicht zählt herunter, und gerechnet wird auf dem Server: Die Uhr am Handy zu verstellen, hilft nicht.',
  'feature.time.example':
    'Beim Stadtfest in Erfurt sollen alle um die Mittagszeit an der Bratwurstbude sein, aber nicht alle zugleich. Der Spot öffnet sich nach 45 Minuten, und bis dahin gibt es genug zu rätseln.',
  'feature.time.setup':
    'Die Zeit läuft ab dem Beitritt jedes Teams, nicht ab einer Uhrzeit. Hier im Beispiel dauert eine Minute nur zwei Sekunden. Nutze sie als Pause mit Aussicht, nicht als Strafe.',
} as const;
