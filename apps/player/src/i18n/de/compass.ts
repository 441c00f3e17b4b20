/** Distance and direction to a spot. */
export const compass = {
  'compass.label': 'Entfernung und Richtung',
  'compass.towards.north': 'Richtung Norden',
  'compass.towards.northeast': 'Richtung Nordosten',
  'compass.towards.east': 'Richtung Osten',
  'compass.towards.southeast': 'Richtung Südosten',
  'compass.towards.south': 'Richtung Süden',
  'compass.towards.southwest': 'Richtung Südwesten',
  'compass.towards.west': 'Richtung Westen',
  'compass.towards.northwest': 'Richtung Nordwesten',
  'compass.nearby': 'Ganz in der Nähe',
  'compass.unclear': 'Richtung noch unklar',
  'compass.accuracy': 'auf etwa {{n}} m genau',
  'compass.announced': '{{distance}}, {{direction}}',
  'compass.dial.north': 'N',
  'compass.dial.east': 'O',
  'compass.dial.south': 'S',
  'compass.dial.west': 'W',
  'compass.turn': 'Pfeil mit dem Handy drehen',

  'position.why':
    'Wie weit noch, und wohin? Das rechnet dein Gerät aus deinem Standort aus. Er bleibt auf diesem Gerät.',
  'position.start': 'Standort nutzen',
  'position.asking': 'Dein Standort wird gesucht. Erlaube ihn, wenn dein Browser fragt.',
  'position.denied':
    'Dein Browser gibt den Standort nicht frei. Erlaube ihn in den Einstellungen für diese Seite und versuche es noch einmal.',
  'position.insecure':
    'Den Standort geben Browser nur über eine sichere Verbindung (https) heraus. Den Weg zeigen dir die Karte und deine Karten-App.',
  'position.unsupported': 'Dieser Browser kennt keinen Standort. Den Weg zeigen dir die Karte und deine Karten-App.',
  'position.noFix':
    'Dein Gerät findet seinen Standort gerade nicht. Geh ein Stück ins Freie und versuche es noch einmal.',
  'position.inaccurate':
    'Dein Standort ist gerade nur auf {{accuracy}} genau. Geh ein Stück ins Freie, wir messen weiter.',
  'position.rough':
    'Dein Standort ist nur auf {{accuracy}} genau. Schalte in den Einstellungen deines Handys „Genauer Standort“ ein.',
  'position.outdated': 'Das war vor mehr als einer Minute. Dein Standort wird neu gesucht.',
  'position.retry': 'Noch einmal versuchen',
} as const;
