/** The overview as a map. */
export const trailMap = {
  'trailMap.label': 'Karte mit den Spots',
  'trailMap.pin': '{{n}}. {{name}}: {{state}}',
  'trailMap.you': 'Hier bist du',
  'trailMap.continue': 'Hier weiter',
  'trailMap.look': 'Ansehen',
  'trailMap.rest_one': 'Ein Spot fehlt auf der Karte: Sein Ort ist noch verschlossen oder steckt in Hinweisen.',
  'trailMap.rest_other':
    '{{count}} Spots fehlen auf der Karte: Ihr Ort ist noch verschlossen oder steckt in Hinweisen.',
  'trailMap.why': 'Auf der Karte siehst du auch dich selbst, wenn du magst. Dein Standort bleibt auf diesem Gerät.',
} as const;
