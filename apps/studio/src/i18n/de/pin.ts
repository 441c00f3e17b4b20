/** A map with a pin to place. */
export const pin = {
  'pin.keys': 'Verschiebe sie mit den Pfeiltasten, mit der Umschalttaste in kleinen Schritten.',
  'pin.paste': 'Koordinaten oder Karten-Link einfügen',
  'pin.paste.how': 'Etwa 53.8663, 10.6796 oder ein Link, den Google Maps, Apple Karten oder OpenStreetMap teilt.',
  'pin.paste.none':
    'Darin steht kein Ort. Kurze Links enthalten keinen: Öffne den Link im Browser und kopiere die lange Adresse.',
  'pin.put': 'Nadel in die Mitte setzen',
  'pin.moved': 'Die Nadel ist bei {{latitude}}, {{longitude}}.',
} as const;
