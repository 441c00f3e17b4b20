/** What a closed spot waits for, besides points, minutes and quests. */
export const conditions = {
  'conditions.spots': 'Noch {{spots}}',
  'conditions.some': 'Noch {{count}} von: {{spots}}',
  'conditions.tasks_one': 'Noch {{count}} besondere Quest lösen',
  'conditions.tasks_other': 'Noch {{count}} besondere Quests lösen',
  'conditions.decision': 'Noch eine Entscheidung',
  'conditions.closed': 'Nicht auf eurem Weg',
  'conditions.closed.spots_one': '{{count}} Spot',
  'conditions.closed.spots_other': '{{count}} Spots',
  'conditions.closed.text': 'Zählt nicht als fehlend.',
  'conditions.any': 'Eins davon genügt.',
} as const;
