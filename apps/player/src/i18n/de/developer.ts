/** The page about the API. */
export const developer = {
  'api.lead':
    'Alles, was diese Seiten können, kann auch dein eigenes Programm: Runs suchen, beitreten, Spots lesen, antworten. Dieselbe Schnittstelle, dieselben Regeln.',
  'api.shell': 'Terminal (curl)',
  'api.program': 'TypeScript',

  'api.start.title': 'Schnellstart',
  'api.step.list': 'Öffentliche Runs auflisten, die keinen Code verlangen:',
  'api.step.join': 'Einem davon als Gast beitreten. Die Antwort enthält das Run-Token für alles Weitere:',
  'api.step.pois': 'Die Spots lesen. Verschlossene zeigen nur, was sie öffnet; offene haben unter Tasks ihre Quests:',
  'api.step.answer':
    'Eine Quest beantworten. Setze für TASK die id einer offenen Quest ein und für task_type ihre Art; auf eine falsche Antwort folgt 422:',
  'api.program.text':
    'Dasselbe als Programm, ohne Bibliothek. Speichere es in einer Datei mit der Endung „.ts“ und starte sie mit Node.js 24.',

  'api.words.title': 'Wörter',
  'api.word.exploration': 'Puzzle Run',
  'api.word.poi': 'Puzzle Spot, eine Station eines Runs',
  'api.word.task': 'Puzzle Quest, eine Frage mit ihrer Antwort',
  'api.word.prerequisite': 'Bedingung, die einen Spot öffnet („Öffnet sich, wenn …“)',
  'api.word.battle': 'Versus, Runs im Wettkampf von Teams',
  'api.word.participant': 'ein Team mit seinem Run in einem Versus',
  'api.word.subscription': 'Lizenz eines Kontos',

  'api.answers.title': 'Antworten',
  'api.answers.text':
    'Was answer bei POST /api/progress ist, hängt von der Art der Quest ab (task_type). Jede Zeile hat ein Beispiel:',

  'api.answer.guess_text': 'der Text, wie Spielende ihn eintippen',
  'api.answer.choice': 'die Ids der gewählten TaskChoices',
  'api.answer.guess_number': 'eine Zahl, auch als Text; abgelehnt wird nur ein Text ohne Ziffer',
  'api.answer.locate': 'der Code, der vor Ort steht: eingetippt oder aus dem QR-Code',
  'api.answer.cloze': 'die Wörter in der Reihenfolge der Lücken',
  'api.answer.order': 'die Texte aller TaskOrderEntries in ihrer Reihenfolge',
  'api.answer.photo': 'die Id eines Fotos, das zuvor hochgeladen wurde',
  'api.answer.decision': 'eine Liste mit der Id der gewählten Möglichkeit aus TaskOptions',

  'api.auth.title': 'Anmeldung',
  'api.auth.text':
    'Vieles ist öffentlich. Für den Rest gibt es zwei Arten von Token, beide kommen in die Kopfzeile „authorization: Bearer …“ und gelten 30 Tage:\n- Das Run-Token bekommst du beim Beitreten, auch als Gast. Es gilt für genau eine Teilnahme. Willst du später als derselbe Gast weiterspielen, sende beim nächsten Beitreten als progressor_id die Gast-Kennung, die im Token unter user steht.\n- Das Sitzungs-Token bekommst du beim Anmelden mit E-Mail-Adresse und Passwort (POST /api/users/login). Es gilt für dein Konto und endet mit dem Abmelden.\nEin Token ist wie ein Schlüssel: Gib es nicht weiter und schreib es in kein Protokoll.',

  'api.errors.title': 'Fehler',
  'api.errors.text':
    'Jeder Fehler hat einen passenden HTTP-Status und einen Code aus dieser Liste. Verlass dich auf den Code. Bei ungültigen Eingaben nennt path das Feld, und params enthält Einzelheiten, zum Beispiel die verbleibenden Versuche.',
  'api.errors.example': 'Beispiel für einen Fehler',

  'api.limits.title': 'Grenzen',
  'api.limits.text':
    '- Listen liefern 10 Einträge, mit limit bis zu {{max}}; offset blättert weiter. count nennt die Gesamtzahl.\n- Beitreten, Antworten, Anmelden und das Kontaktformular sind begrenzt, falsche Codes besonders. Sendest du zu viele Anfragen, bekommst du 429 mit dem Code rate_limited; die Kopfzeile Retry-After nennt die Sekunden bis zum nächsten Versuch. Nach vielen falschen Codes kommt 429 mit captcha_required: Löse GET /api/captcha?exploration_id= und sende die Lösung in der Kopfzeile X-Captcha mit.\n- Ist deine Verbindung unzuverlässig, sende jede Antwort mit einer submission_id (UUID). Dieselbe Sendung zweimal zählt nur einmal und bekommt dasselbe Ergebnis. Auch Aufrufe von Konten, die etwas anlegen oder vergeben, nehmen eine submission_id; sie gilt sieben Tage.\n- Nach Neuigkeiten im Spiel musst du nicht immer wieder fragen: GET /api/progress/events meldet sie, solange die Verbindung offen ist.',

  'api.versions.title': 'Versionen',
  'api.versions.text':
    'Die Version steht im OpenAPI-Dokument. Neue Felder und Aufrufe können jederzeit dazukommen: Ignoriere, was du nicht kennst. Bestehendes behält Namen und Bedeutung; eine Änderung daran erhöht die Hauptversion.',

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
