/** Players' view next to a form, and trials. */
export const preview = {
  'preview.task': 'So sehen Spielende die Quest',
  'preview.incomplete': 'Hier kannst du die Quest ausprobieren, sobald sie einen Namen hat und vollständig ist.',
  'preview.poi': 'So sehen Spielende den Spot',
  'preview.nothing': 'Hier siehst du den Spot, sobald er einen Namen hat.',
  'preview.arrival': 'Hier stehen die Quests, sobald die Spielenden im Umkreis von {{n}} m sind.',
  'preview.locked': 'Solange er verschlossen ist',
  'preview.open': 'Sobald er offen ist',
  'preview.again': 'Noch einmal von vorn',

  'tryOut.title': 'Als Test spielen',
  'tryOut.text':
    'Spiel deinen Run so, wie ihn andere sehen. Ein Test beginnt jedes Mal von vorn und zählt in keiner Statistik und keiner Rangliste.',
  'tryOut.unlocked': 'Alle Spots sind von Anfang an offen',
  'tryOut.begin': 'Test starten',
  'tryOut.view': 'Wie Spielende ansehen',
} as const;
