/** Example content of the playgrounds on the landing page and the feature pages. */
export const playground = {
  'stage.title': 'Probier es aus',
  'stage.restart': 'Von vorn',

  'playground.cloze.name': 'Die Wette am Fluss',
  'playground.cloze.text': 'So erzählt man es sich in Regensburg. Setz die drei Wörter an ihren Platz.',
  'playground.cloze.gaps':
    'Der Baumeister der Steinernen {{gap}} wettete mit dem Dombaumeister und holte sich Hilfe beim {{gap}}. Der verlangte dafür die ersten drei {{gap}}.',
  'playground.cloze.word1': 'Brücke',
  'playground.cloze.word2': 'Teufel',
  'playground.cloze.word3': 'Seelen',

  'playground.qr.name': 'Der Aufkleber am Tor',
  'playground.qr.text':
    'Scanne den Code mit der Kamera, etwa vom Bildschirm eines zweiten Geräts. Ohne Kamera tippst du das Wort ab.',
  'playground.qr.code': 'QR-Code mit dem Wort LATERNE',
  'playground.qr.says': 'Darin steht:',

  'playground.number.name': 'Was steht auf dem Stein?',
  'playground.number.text':
    'Die Tafel nennt ein Jahr in römischen Zahlen: M ist tausend, C ist hundert. Welches Jahr ist es?',
  'playground.number.picture': 'Eine Steintafel mit den Buchstaben M C C C',

  'playground.free.name': 'Der Affe mit dem Spiegel',
  'playground.free.text': 'An der Brücke in Heidelberg hält ein Affe einen Spiegel. Wie heißt das Wort darin?',
  'playground.free.picture': 'Ein Affe hält einen Spiegel, darin steht PERKEO in Spiegelschrift',

  'playground.multiple.name': 'Schau genau hin',
  'playground.multiple.text': 'Was siehst du auf dem Bild vom Prinzipalmarkt in Münster? Zwei Antworten stimmen.',
  'playground.multiple.picture': 'Der Prinzipalmarkt in Münster: Giebelhäuser, ein Kirchturm mit Uhr, ein Fahrrad',
  'playground.multiple.choice1': 'Ein Fahrrad',
  'playground.multiple.choice2': 'Ein Segelboot',
  'playground.multiple.choice3': 'Eine Turmuhr',
  'playground.multiple.choice4': 'Ein Leuchtturm',

  'playground.photo.name': 'Eine runde Sache',
  'playground.photo.text': 'Fotografiere etwas Rundes, so groß wie möglich. Das Foto bleibt auf deinem Gerät.',
  'playground.photo.example': 'Eine alte Uhr',

  'playground.decision.name': 'Brücke oder Ufer?',
  'playground.decision.text': 'Der Bote ist euch entwischt. Zwei Wege führen zum Kloster, und es dämmert schon.',
  'playground.decision.option1': 'Über die Brücke',
  'playground.decision.option2': 'Am Ufer entlang',
  'playground.decision.reaction1':
    'Auf der Brücke steht eine Frau mit einer Laterne. Sie hat den Boten gesehen und zeigt nach Norden.',
  'playground.decision.reaction2': 'Im Schlamm findet ihr frische Spuren. Der Bote hinkt, ihr holt ihn ein.',

  'playground.sort.name': 'Einmal quer durchs Land',
  'playground.sort.text': 'Bring die vier Städte in die richtige Reihenfolge, die südlichste zuerst.',
  'playground.sort.entry1': 'München',
  'playground.sort.entry2': 'Regensburg',
  'playground.sort.entry3': 'Erfurt',
  'playground.sort.entry4': 'Hamburg',

  'playground.text.riddle': 'Gesucht wird ein Haus am Fluss, das nie ein Wohnhaus war. Du hast 30 Beispielpunkte.',
  'playground.text.value': 'Hier wurde das weiße Gold gelagert, das auf Schiffen aus Reichenhall kam.',
  'playground.image.riddle': 'Gesucht wird jemand, der seit Langem auf der Brücke sitzt. Du hast 30 Beispielpunkte.',
  'playground.video.riddle': 'Gesucht wird ein Tor, durch das schon Römer gingen. Du hast 30 Beispielpunkte.',
  'playground.audio.riddle':
    'Gesucht wird eine Kirche, in der ein berühmter Kantor arbeitete. Du hast 30 Beispielpunkte.',
  'playground.audio.value':
    'Vier lange Orgeltöne: Der zweite liegt einen halben Ton unter dem ersten, der dritte drei halbe Töne über dem zweiten, der letzte wieder einen halben Ton tiefer.',
  'playground.hint.riddle':
    'Findet das Haus, in dem früher Salz lagerte. Drei Hinweise helfen, aber 30 Punkte reichen nicht für alle.',
  'playground.hint.free': 'Geht zum Fluss und haltet nach einem riesigen Dach Ausschau.',
  'playground.hint.dear': 'Es steht direkt am Brückenturm, auf der Seite der Altstadt.',

  'playground.coords.name': 'Mitten auf der Brücke',
  'playground.coords.text': 'Kein Haus, keine Straße, keine Nummer: Dieser Spot liegt über dem Wasser.',
  'playground.address.name': 'Das Westportal',
  'playground.address.text': 'Diesen Spot findet auch, wer nur nach dem Straßenschild geht.',

  'playground.exploration.first': 'Die Alte Brücke',
  'playground.exploration.first.text': 'Der Weg beginnt am Fluss.',
  'playground.exploration.second': 'Der Marktplatz',
  'playground.exploration.second.text': 'Du hast es geschafft, dieser Spot ist jetzt offen.',

  'playground.single.name': 'Affe, Fass und Markt',
  'playground.single.text': 'Zwei Spots, zwei Quests, keine Anmeldung.',

  'playground.team.first': 'Mias Handy',
  'playground.team.second': 'Jonas’ Handy',

  'playground.battle.battle': 'Donau gegen Elbe',
  'playground.battle.own': 'Donauotter',
  'playground.battle.rival1': 'Kompass und Keks',
  'playground.battle.rival2': 'Nachteulen',
  'playground.battle.rival3': 'Fuchs im Fleet',
  'playground.battle.playOn': 'Die anderen spielen weiter',

  'playground.progress.offline': 'Funkloch',
  'playground.share.site': 'Lade andere ein: QR-Code zeigen oder Link schicken.',
  'playground.map.how': 'Diese Runs gibt es hier wirklich. Wähl eine Nadel, und darunter steht, was dort wartet.',

  'playground.password.name': 'Sommerfest der 7b',
  'playground.password.how': 'Der richtige Code ist {{right}}. Probier zuerst {{wrong}}.',
  'playground.password.open': 'Stimmt! Ihr seid drin.',

  'playground.statistic.teams': 'Teams',
  'playground.statistic.elapsed_one': '{{count}} Minute von der ersten bis zur letzten Aktion. Erfundene Zahlen.',
  'playground.statistic.elapsed_other': '{{count}} Minuten von der ersten bis zur letzten Aktion. Erfundene Zahlen.',
  'playground.statistic.points': 'Punkte',
  'playground.statistic.available': 'verfügbar',
  'playground.statistic.spent': 'ausgegeben',
  'playground.statistic.open': 'offen',
  'playground.statistic.tasks': 'Quests',
  'playground.statistic.solved': 'gelöst',
  'playground.statistic.hints': 'Hinweise',
  'playground.statistic.used': 'genutzt',
  'playground.statistic.unused': 'nicht genutzt',
  'playground.statistic.over': 'Im Lauf der Zeit',
  'playground.statistic.table': 'Als Tabelle',
  'playground.statistic.course': 'Verlauf der Punkte: {{points}} Punkte nach {{minutes}} Minuten',
  'playground.statistic.minute': '{{n}} min',
  'playground.statistic.time': 'Zeit',
  'playground.statistic.what': 'Was',
  'playground.statistic.mark.bridge': 'Quest: Brücke',
  'playground.statistic.mark.devil': 'Quest: Der geprellte Teufel',
  'playground.statistic.mark.sausage': 'Quest: Wurstküche',
  'playground.statistic.mark.cathedral': 'Quest: Dom',
  'playground.statistic.mark.dwarf': 'Quest: Bruckmandl',
  'playground.statistic.mark.salt': 'Quest: Salzstadel',
  'playground.statistic.mark.goliath': 'Quest: Goliath',
  'playground.statistic.mark.hint1': 'Hinweis zum Dom',
  'playground.statistic.mark.hint2': 'Hinweis zum Goliath',
} as const;
