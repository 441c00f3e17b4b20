/** What a closed spot waits for, besides points, minutes and quests. */
export const conditions = {
  'conditions.spots': 'Noch {{spots}}',
  'conditions.some': 'Noch {{count}} von: {{spots}}',
  'conditions.tasks_one': 'Noch {{count}} besondere Quest lösen',
  'conditions.tasks_other': 'Noch {{count}} besondere Quests lösen',
  'conditions.decision': 'Noch eine Entscheidung',
  'conditions.any': 'Eins davon genügt.',
} as const;
