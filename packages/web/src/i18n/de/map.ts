/** Texts of a drawn map, which pages without one do not load. */
export const map = {
  'map.title': 'Karte',
  'map.zoomIn': 'Näher heran',
  'map.zoomOut': 'Weiter weg',
  'map.locate': 'Zeig mir, wo ich bin',
  'map.you': 'Hier bist du',
  'map.osm': '© OpenStreetMap-Mitwirkende',
  'map.attribution': 'Herkunft der Kartendaten',
  'map.twoFingers': 'Bewege die Karte mit zwei Fingern',
  'map.ctrlScroll': 'Strg + Mausrad vergrößert die Karte',
  'map.cmdScroll': '⌘ + Mausrad vergrößert die Karte',
  'map.noLocation': 'Dein Standort ist nicht verfügbar. Erlaube ihn in den Einstellungen deines Browsers.',
  'map.noStreets': 'Hier ist gerade keine Straßenkarte da. Die Nadeln liegen trotzdem richtig.',
} as const;
