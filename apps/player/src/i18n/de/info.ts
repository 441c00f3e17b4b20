/** Texts that all information pages share. */
export const info = {
  'info.contents': 'Auf dieser Seite',
  'info.backToLegal': 'Zurück zu Rechtliches',
  'info.backToContact': 'Zurück zum Kontakt',
  'info.copyOf': 'Kopieren: {{title}}',
  'info.copied': 'Kopiert',
  'info.marked': 'Markiert. Bitte kopiere es selbst.',
  'info.unset': 'Auf dieser Installation fehlen noch Angaben zum Anbieter',
  'info.unset.operator':
    'Wenn du sie betreibst: Trage Name, Anschrift und E-Mail in den Einstellungen ein, bevor du die Seite öffentlich machst. Das Gesetz verlangt sie.',
  'info.unset.visitor': 'Wenn du sie nur besuchst: Frag die Person, von der du die Adresse dieser Seite hast.',
  'info.provider.name': 'Anbieter',
  'info.provider.address': 'Anschrift',
  'info.provider.email': 'E-Mail',
} as const;
