/** What can be tried out on the feature pages and on the landing page: example content of the real parts. */
export const specimen = {
  'stage.title': 'Probier es aus',
  'stage.restart': 'Von vorn',

  'specimen.cloze.name': 'Die Wette am Fluss',
  'specimen.cloze.text': 'So erzählt man es sich in Regensburg. Setz die drei Wörter an ihren Platz.',
  'specimen.cloze.gaps':
    'Der Baumeister der Steinernen {{gap}} wettete mit dem Dombaumeister und holte sich Hilfe beim {{gap}}. Der verlangte dafür die ersten drei {{gap}}.',
  'specimen.cloze.word1': 'Brücke',
  'specimen.cloze.word2': 'Teufel',
  'specimen.cloze.word3': 'Seelen',

  'specimen.qr.name': 'Der Aufkleber am Tor',
  'specimen.qr.text':
    'Scanne den Code mit der Kamera, etwa vom Bildschirm eines zweiten Geräts. Ohne Kamera tippst du das Wort ab.',
  'specimen.qr.code': 'QR-Code mit dem Wort LATERNE',
  'specimen.qr.says': 'Darin steht:',

  'specimen.number.name': 'Was steht auf dem Stein?',
  'specimen.number.text':
    'Die Tafel nennt ein Jahr in römischen Zahlen: M ist tausend, C ist hundert. Welches Jahr ist es?',
  'specimen.number.picture': 'Eine Steintafel mit den Buchstaben M C C C',

  'specimen.free.name': 'Der Affe mit dem Spiegel',
  'specimen.free.text': 'An der Brücke in Heidelberg hält ein Affe einen Spiegel. Wie heißt das Wort darin?',
  'specimen.free.picture': 'Ein Affe hält einen Spiegel, darin steht PERKEO in Spiegelschrift',

  'specimen.multiple.name': 'Schau genau hin',
  'specimen.multiple.text': 'Was siehst du auf dem Bild vom Prinzipalmarkt in Münster? Zwei Antworten stimmen.',
  'specimen.multiple.picture': 'Der Prinzipalmarkt in Münster: Giebelhäuser, ein Kirchturm mit Uhr, ein Fahrrad',
  'specimen.multiple.choice1': 'Ein Fahrrad',
  'specimen.multiple.choice2': 'Ein Segelboot',
  'specimen.multiple.choice3': 'Eine Turmuhr',
  'specimen.multiple.choice4': 'Ein Leuchtturm',

  'specimen.sort.name': 'Einmal quer durchs Land',
  'specimen.sort.text': 'Bring die vier Städte in die richtige Reihenfolge, die südlichste zuerst.',
  'specimen.sort.entry1': 'München',
  'specimen.sort.entry2': 'Regensburg',
  'specimen.sort.entry3': 'Erfurt',
  'specimen.sort.entry4': 'Hamburg',

  'specimen.text.riddle': 'Gesucht wird ein Haus am Fluss, das nie ein Wohnhaus war. Du hast 30 Beispielpunkte.',
  'specimen.text.value': 'Hier wurde das weiße Gold gelagert, das auf Schiffen aus Reichenhall kam.',
  'specimen.image.riddle': 'Gesucht wird jemand, der seit Langem auf der Brücke sitzt. Du hast 30 Beispielpunkte.',
  'specimen.video.riddle': 'Gesucht wird ein Tor, durch das schon Römer gingen. Du hast 30 Beispielpunkte.',
  'specimen.hint.riddle':
    'Findet das Haus, in dem früher Salz lagerte. Drei Hinweise helfen, aber 30 Punkte reichen nicht für alle.',
  'specimen.hint.free': 'Geht zum Fluss und haltet nach einem riesigen Dach Ausschau.',
  'specimen.hint.dear': 'Es steht direkt am Brückenturm, auf der Seite der Altstadt.',

  'specimen.coords.name': 'Mitten auf der Brücke',
  'specimen.coords.text': 'Kein Haus, keine Straße, keine Nummer: Dieser Spot liegt über dem Wasser.',
  'specimen.address.name': 'Das Westportal',
  'specimen.address.text': 'Diesen Spot findet auch, wer nur nach dem Straßenschild geht.',

  'specimen.exploration.first': 'Die Alte Brücke',
  'specimen.exploration.first.text': 'Der Weg beginnt am Fluss.',
  'specimen.exploration.second': 'Der Marktplatz',
  'specimen.exploration.second.text': 'Du hast es geschafft, dieser Spot ist jetzt offen.',

  'specimen.single.name': 'Affe, Fass und Markt',
  'specimen.single.text': 'Zwei Spots, zwei Quests, keine Anmeldung.',

  'specimen.team.first': 'Mias Handy',
  'specimen.team.second': 'Jonas’ Handy',

  'specimen.battle.battle': 'Donau gegen Elbe',
  'specimen.battle.own': 'Donauotter',
  'specimen.battle.rival1': 'Kompass und Keks',
  'specimen.battle.rival2': 'Nachteulen',
  'specimen.battle.rival3': 'Fuchs im Fleet',
  'specimen.battle.playOn': 'Die anderen spielen weiter',

  'specimen.progress.offline': 'Funkloch',
  'specimen.share.site': 'Lade andere ein: QR-Code zeigen oder Link schicken.',
  'specimen.map.how': 'Diese Runs gibt es hier wirklich. Wähl eine Nadel, und darunter steht, was dort wartet.',

  'specimen.password.name': 'Sommerfest der 7b',
  'specimen.password.how': 'Der richtige Code ist {{right}}. Probier zuerst {{wrong}}.',
  'specimen.password.open': 'Stimmt! Ihr seid drin.',

  'specimen.statistic.teams': 'Teams',
  'specimen.statistic.elapsed_one': '{{count}} Minute von der ersten bis zur letzten Aktion. Erfundene Zahlen.',
  'specimen.statistic.elapsed_other': '{{count}} Minuten von der ersten bis zur letzten Aktion. Erfundene Zahlen.',
  'specimen.statistic.points': 'Punkte',
  'specimen.statistic.available': 'verfügbar',
  'specimen.statistic.spent': 'ausgegeben',
  'specimen.statistic.open': 'offen',
  'specimen.statistic.tasks': 'Quests',
  'specimen.statistic.solved': 'gelöst',
  'specimen.statistic.hints': 'Hinweise',
  'specimen.statistic.used': 'genutzt',
  'specimen.statistic.unused': 'nicht genutzt',
  'specimen.statistic.over': 'Im Lauf der Zeit',
  'specimen.statistic.table': 'Als Tabelle',
  'specimen.statistic.course': 'Verlauf der Punkte: {{points}} Punkte nach {{minutes}} Minuten',
  'specimen.statistic.minute': '{{n}} min',
  'specimen.statistic.time': 'Zeit',
  'specimen.statistic.what': 'Was',
  'specimen.statistic.mark.bridge': 'Quest: Brücke',
  'specimen.statistic.mark.devil': 'Quest: Der geprellte Teufel',
  'specimen.statistic.mark.sausage': 'Quest: Wurstküche',
  'specimen.statistic.mark.cathedral': 'Quest: Dom',
  'specimen.statistic.mark.dwarf': 'Quest: Bruckmandl',
  'specimen.statistic.mark.salt': 'Quest: Salzstadel',
  'specimen.statistic.mark.goliath': 'Quest: Goliath',
  'specimen.statistic.mark.hint1': 'Hinweis zum Dom',
  'specimen.statistic.mark.hint2': 'Hinweis zum Goliath',
} as const;
