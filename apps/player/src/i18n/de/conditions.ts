/** What a closed spot waits for besides points, minutes and quests, and the pieces of a quest. */
export const conditions = {
  'conditions.spots': 'Noch {{spots}}',
  'conditions.some': 'Noch {{count}} von: {{spots}}',
  'conditions.tasks_one': 'Noch {{count}} besondere Quest lösen',
  'conditions.tasks_other': 'Noch {{count}} besondere Quests lösen',
  'conditions.decision': 'Noch eine Entscheidung',
  'conditions.any': 'Eins davon genügt.',

  'pieces.title': 'Eure Fundstücke',
  'pieces.some': '{{found}} von {{all}}',
  'pieces.all_one': 'gefunden',
  'pieces.all_other': 'alle {{count}}',
  'pieces.missing': 'fehlt noch',
  'pieces.waits': 'wartet noch',
  'pieces.to': 'Zu:',
  'pieces.here': 'an diesem Spot',
  'pieces.solved': 'gelöst',
  'pieces.lost': 'nicht gefunden',
  'pieces.photo': 'Euer Foto',
  'pieces.deleted': 'Foto gelöscht',
} as const;
