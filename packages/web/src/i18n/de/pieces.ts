/** Texts of the shared components; each site's dictionary includes them. */
export const pieces = {
  'action.cancel': 'Abbrechen',
  'action.close': 'Schließen',
  'action.home': 'Zur Startseite',
  'action.retry': 'Noch einmal versuchen',
  'language.label': 'Sprache',
  'language.de': 'Deutsch',
  'language.en': 'English',
  'nav.skip': 'Zum Inhalt springen',
  'state.loading': 'Einen Moment …',
  'state.error.title': 'Das hat nicht geklappt',
  'state.notFound.text': 'Diese Seite gibt es nicht (mehr). Vielleicht hat sich die Adresse geändert.',

  'map.unavailable': 'Die Karte lässt sich hier gerade nicht anzeigen.',
  'map.reload': 'Karte neu laden',
  'map.noPlace': 'Keine Karte zur Postleitzahl {{code}}',
  'map.poi': '{{postalCode}} {{name}}: {{what}}',
  'map.cluster_one': '{{count}} Ort: {{what}}',
  'map.cluster_other': '{{count}} Orte: {{what}}',

  'ranking.podium': 'Siegertreppchen',
  'ranking.place': 'Platz {{n}}',
  'ranking.points': 'Punkte von {{team}}',

  'captcha.label': 'Ich bin ein Mensch',
  'captcha.verifying': 'Dein Browser löst eine kleine Aufgabe …',
  'captcha.verified': 'Geschafft',
  'captcha.required': 'Setze erst diesen Haken.',
  'captcha.wait': 'Einen Moment noch, die Prüfung läuft.',
  'captcha.expired': 'Das ist zu lange her. Setze den Haken bitte noch einmal.',
  'captcha.error': 'Die Prüfung hat nicht geklappt. Versuche es bitte noch einmal.',
  'play.place.openMaps': 'In Karten-App öffnen',
} as const;
