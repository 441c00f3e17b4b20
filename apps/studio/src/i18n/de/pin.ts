/** A map with a pin to place. */
export const pin = {
  'pin.keys': 'Verschiebe sie mit den Pfeiltasten, mit der Umschalttaste in kleinen Schritten.',
  'pin.put': 'Nadel in die Mitte setzen',
  'pin.moved': 'Die Nadel ist bei {{latitude}}, {{longitude}}.',
} as const;
