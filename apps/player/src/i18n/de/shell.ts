/** Frame of the site, words that every page uses, states and alerts. */
export const shell = {
  'site.home': 'Puzzle Runs, zur Startseite',

  'nav.label': 'Hauptmenü',
  'nav.skip': 'Zum Inhalt springen',
  'nav.explorations': 'Runs',
  'nav.battles': 'Versus',
  'nav.progress': 'Fortschritt',

  'language.label': 'Sprache',
  'language.prompt': 'Sprache',
  'language.de': 'Deutsch',
  'language.en': 'English',

  'action.cancel': 'Abbrechen',
  'action.close': 'Schließen',
  'action.retry': 'Noch einmal versuchen',
  'action.home': 'Zur Startseite',
  'action.toExplorations': 'Alle Runs ansehen',

  'state.loading': 'Einen Moment …',
  'state.error.title': 'Das hat nicht geklappt',
  'state.offline.title': 'Keine Verbindung',
  'state.notFound.text': 'Diese Seite gibt es nicht (mehr). Vielleicht hat sich die Adresse geändert.',

  'alert.unexpected': 'Etwas ist schiefgegangen',
  'alert.network': 'Keine Verbindung',
  'alert.join_first': 'Tritt erst bei',
  'alert.join_first.text': 'Diese Seite gehört zu einem Run, dem du auf diesem Gerät noch nicht beigetreten bist.',
  'alert.unauthorized': 'Bitte tritt noch einmal bei',
  'alert.not_found': 'Nicht gefunden',
  'alert.wrong_answer': 'Falsche Antwort!',
  'alert.duplicated_answer': 'Schon gelöst',
  'alert.duplicated_answer_error': 'Schon gelöst',
  'alert.duplicated_answer_error.text':
    'Jemand aus deinem Team war schneller. Die Spots konnten nicht neu geladen werden, bitte lade die Seite neu.',
  'alert.task_already_progressed': 'Schon erledigt',
  'alert.not_enough_points': 'Zu wenig Punkte',
  'alert.no_attempts_left': 'Keine Versuche mehr',
  'alert.poi_locked': 'Noch verschlossen',
  'alert.battle_not_open': 'Das Versus läuft nicht',
  'alert.delete': 'Gelöscht',
  'alert.delete.text': 'Das ist jetzt weg. Der Run steht dir weiter offen.',
  'alert.rate_limited': 'Bitte warte kurz',
} as const;
