/** What all pages that are about no run share. */
export const info = {
  'info.contents': 'Auf dieser Seite',
  'info.backToLegal': 'Zurück zu Rechtliches',
  'info.backToContact': 'Zurück zum Kontakt',
  'info.copyOf': 'Kopieren: {{title}}',
  'info.copied': 'Kopiert',
  'info.marked': 'Markiert, bitte selbst kopieren',
  'info.unset': 'Für diese Installation ist noch nicht jede Angabe zum Anbieter eingetragen',
  'info.unset.operator':
    'Wenn du sie betreibst: Trage die fehlenden Angaben in diesen Einstellungen ein, bevor du die Seite öffentlich machst. Das Gesetz verlangt sie.',
  'info.unset.visitor': 'Wenn du sie nur besuchst: Frag bei der Person nach, von der du die Adresse dieser Seite hast.',
  'info.provider.name': 'Anbieter',
  'info.provider.address': 'Anschrift',
  'info.provider.email': 'E-Mail',
} as const;
