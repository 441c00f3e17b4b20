/** Texts about what decides a ranking. */
export const ranking = {
  'ranking.byShare': 'Die Runs haben verschieden viele Punkte. Deshalb zählt der Anteil der erreichbaren Punkte.',
  'ranking.net_one': '{{count}} Punkt',
  'ranking.net_other': '{{count}} Punkte',
  'ranking.earned': 'verdient',
  'ranking.tieRule':
    'Bei Gleichstand liegt vorn, wer die letzte Quest mit Punkten früher gelöst hat. Ein Foto zählt ab dem Senden. Teilpunkte und Punkte der Spielleitung ändern diese Zeit nicht.',
  'ranking.tieRule.playingTime':
    'Bei Gleichstand liegt vorn, wer kürzer gespielt hat: von seinem Start bis zur letzten Quest mit Punkten, ohne Pausen. Ein Foto zählt ab dem Senden.',
  'ranking.playingTime': 'Spielzeit: {{time}}',
  'ranking.lastPoints': 'Letzte Quest mit Punkten: {{time}}',
} as const;
