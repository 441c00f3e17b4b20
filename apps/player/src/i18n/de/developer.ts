/** The page about the API. */
export const developer = {
  'api.lead':
    'Alles, was diese Seiten tun, kann auch dein eigenes Programm: Runs suchen, beitreten, Spots lesen, antworten. Dieselbe Schnittstelle, dieselben Regeln.',
  'api.shell': 'Terminal (curl)',
  'api.program': 'TypeScript',

  'api.start.title': 'Schnellstart',
  'api.step.list': 'Öffentliche Runs auflisten, die keinen Code verlangen:',
  'api.step.join': 'Einem davon als Gast beitreten. Die Antwort enthält das Run-Token für alles Weitere:',
  'api.step.pois': 'Die Spots lesen. Verschlossene zeigen nur, was sie öffnet; offene haben unter Tasks ihre Quests:',
  'api.step.answer':
    'Eine Quest beantworten. Setze für TASK die id einer offenen Quest ein und für task_type ihre Art; eine falsche Antwort kommt mit 422 zurück:',
  'api.program.text':
    'Dasselbe als Programm, ohne Bibliothek. Speichere es in einer Datei mit der Endung „.ts“ und starte sie mit Node.js 24.',

  'api.auth.title': 'Anmeldung',
  'api.auth.text':
    'Vieles ist öffentlich. Für den Rest gibt es zwei Arten von Token, beide kommen in die Kopfzeile „authorization: Bearer …“ und gelten 30 Tage:\n- Das Run-Token bekommst du beim Beitreten, auch als Gast. Es gilt für genau eine Teilnahme. Willst du später als derselbe Gast weiterspielen, sende beim nächsten Beitreten als progressor_id die Gast-Kennung, die im Token unter user steht.\n- Das Sitzungs-Token bekommst du beim Anmelden mit E-Mail-Adresse und Passwort (POST /api/users/login). Es gilt für dein Konto und endet mit dem Abmelden.\nEin Token ist wie ein Schlüssel: Gib es nicht weiter und schreib es in kein Protokoll.',

  'api.errors.title': 'Fehler',
  'api.errors.text':
    'Jede Absage hat einen passenden HTTP-Status und einen Code aus dieser Liste. Verlass dich auf den Code. Bei ungültigen Eingaben nennt path das Feld, und params enthält, was zur Absage gehört, zum Beispiel die verbleibenden Versuche.',
  'api.errors.example': 'Beispiel einer Absage',

  'api.limits.title': 'Grenzen',
  'api.limits.text':
    '- Listen liefern 10 Einträge, mit limit bis zu {{max}}; offset blättert weiter. count nennt die ganze Zahl.\n- Beitreten, Antworten, Anmelden und das Kontaktformular sind begrenzt, falsche Codes besonders. Wer zu schnell ist, bekommt 429 mit dem Code rate_limited; die Kopfzeile Retry-After nennt die Sekunden bis zum nächsten Versuch.\n- Gehen Verbindungen verloren, sende eine Antwort mit einer submission_id (UUID). Dieselbe Sendung zweimal zählt nur einmal und bekommt dasselbe Ergebnis.\n- Auf Neuigkeiten im Spiel musst du nicht warten und fragen: GET /api/progress/events meldet sie, solange die Verbindung offen ist.',

  'api.versions.title': 'Fassungen',
  'api.versions.text':
    'Dies ist Fassung 1. Neue Felder und Aufrufe können jederzeit dazukommen: Überlies, was du nicht kennst. Was es gibt, behält Namen und Bedeutung; müsste sich das ändern, bekäme es eine neue Fassung.',

  'api.calls.title': 'Alle Aufrufe',
  'api.browse': 'Im Browser ausprobieren',
  'api.document': 'OpenAPI-Dokument',
  'api.filter': 'Aufrufe filtern',
  'api.found_one': '{{count}} Aufruf gefunden',
  'api.found_other': '{{count}} Aufrufe gefunden',
  'api.token.run': 'Run-Token',
  'api.token.session': 'Sitzungs-Token',
  'api.token.optional': 'Sitzungs-Token, wenn vorhanden',
} as const;
