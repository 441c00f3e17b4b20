/** What players see, beside the form that says so. */
export const preview = {
  'preview.quest': 'So sehen Spielende die Quest',
  'preview.incomplete': 'Hier kannst du die Quest ausprobieren, sobald sie einen Namen hat und vollständig ist.',
  'preview.again': 'Noch einmal von vorn',
} as const;
