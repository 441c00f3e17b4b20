/** Frame of the studio, words that every page uses, states and alerts. */
export const shell = {
  'site.studio': 'Puzzle Runs Studio',
  'site.brand': 'Studio',
  'site.home': 'Puzzle Runs Studio, zum Anfang',

  'nav.label': 'Menü',
  'nav.open': 'Menü öffnen',
  'nav.skip': 'Zum Inhalt springen',
  'nav.crumbs': 'Wo du bist',
  'nav.user': 'Konto',
  'nav.player': 'Zur Spielseite',
  'nav.logout': 'Abmelden',

  'language.label': 'Sprache',
  'language.de': 'Deutsch',
  'language.en': 'English',

  'action.cancel': 'Abbrechen',
  'action.close': 'Schließen',
  'action.retry': 'Noch einmal versuchen',
  'action.home': 'Zum Anfang',
  'action.save': 'Speichern',
  'action.delete': 'Endgültig löschen',
  'action.next': 'Weiter',
  'action.previous': 'Zurück',

  'state.loading': 'Einen Moment …',
  'state.arriving': 'Du wirst angemeldet …',
  'state.error.title': 'Das hat nicht geklappt',
  'state.notFound.title': 'Hier endet der Weg',
  'state.notFound.text': 'Diese Seite gibt es nicht (mehr). Vielleicht hat sich die Adresse geändert.',

  'form.changed': 'Noch nicht gespeichert',
  'form.confirm.delete': 'Ja, das soll gelöscht werden. Ich weiß, dass es sich nicht zurückholen lässt.',
  'leave.title': 'Ohne Speichern gehen?',
  'leave.text': 'Du hast etwas geändert und noch nicht gespeichert. Wenn du jetzt gehst, sind die Änderungen verloren.',
  'leave.stay': 'Hier bleiben',
  'leave.go': 'Verwerfen und gehen',

  'list.page': 'Seite {{page}} von {{pages}}',
  'list.pages': 'Seiten: {{list}}',

  // Here nobody joins runs: the session is what ended.
  'problem.unauthorized': 'Deine Anmeldung gilt nicht mehr. Melde dich bitte neu an.',

  'alert.unexpected': 'Etwas ist schiefgegangen',
  'alert.network': 'Keine Verbindung',
  'alert.network.text': 'Deine Eingaben stehen noch da. Prüfe dein Netz und versuche es noch einmal.',
  'alert.crossing': 'Das hat nicht geklappt',
  'alert.crossing.text': 'Der Weg von der Spielseite hierher gilt nur kurz und nur einmal. Melde dich bitte hier an.',
  'alert.logged_out': 'Abgemeldet',
  'alert.logged_out.text': 'Bis bald! Auf diesem Gerät ist niemand mehr angemeldet.',
  'alert.rate_limited': 'Bitte warte kurz',
  'alert.create': 'Angelegt',
  'alert.create.text': 'Es ist alles gespeichert.',
  'alert.update': 'Gespeichert',
  'alert.update.text': 'Deine Änderungen gelten ab jetzt.',
  'alert.delete': 'Gelöscht',
  'alert.delete.text': 'Das ist jetzt weg.',
  'alert.nochange': 'Nichts geändert',
  'alert.nochange.text': 'Hier ist alles noch so, wie es gespeichert war.',
  'alert.missing': 'Da fehlt noch etwas',
  'alert.incorrect_entry': 'Noch nicht bestätigt',
  'alert.email': 'Schau in dein Postfach',
  'alert.email.text':
    'Wir haben dir einen Link und einen Code geschickt. Beides gilt eine Stunde. Sieh auch im Spam-Ordner nach.',
  'alert.new_email': 'Gespeichert, es fehlt noch ein Schritt',
  'alert.new_email.text':
    'An die neue Adresse haben wir dir eine E-Mail geschickt. Sobald du sie dort bestätigst, gilt sie; bis dahin bleibt die alte.',
  'alert.code_already_created': 'E-Mail schon verschickt',
  'alert.invalid_delete_code': 'Code oder Link gilt nicht',
  'alert.conflict': 'Inzwischen geändert',
} as const;
