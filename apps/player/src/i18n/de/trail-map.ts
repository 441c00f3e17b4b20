/** The overview as a map. */
export const trailMap = {
  'trailMap.label': 'Karte mit den Spots',
  'trailMap.pin': '{{n}}. {{name}}: {{state}}',
  'trailMap.full': 'gerade voll',
  'trailMap.continue': 'Hier weiter',
  'trailMap.look': 'Ansehen',
  'trailMap.rest_one':
    'Ein Spot steht nur in der Liste: Er ist noch verschlossen, oder sein genauer Ort ist nicht bekannt.',
  'trailMap.rest_other':
    '{{count}} Spots stehen nur in der Liste: Sie sind noch verschlossen, oder ihr genauer Ort ist nicht bekannt.',
  'trailMap.why': 'Auf der Karte siehst du auch dich selbst, wenn du magst. Dein Standort bleibt auf diesem Gerät.',
} as const;
