/** Texts of the shared components; each site's dictionary includes them. */
export const pieces = {
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
