// In one file, because every page of a game needs them.
export { poi } from '@puzzle-runs/web/i18n/de/poi.ts';
export { task } from '@puzzle-runs/web/i18n/de/task.ts';

/** Everything between joining a run and its finish. */
export const play = {
  'play.nav.overview': 'Übersicht',
  'play.nav.ranking': 'Rangliste',
  'play.nav.team': 'Team',
  'play.nav.share': 'Teilen',
  'play.back.exploration': 'Zurück zum Run',
  'play.back.overview': 'Zur Übersicht',
  'play.language.offline': 'Zum Wechseln der Sprache brauchst du Netz. Bis dahin bleibt alles wie bisher.',

  'play.pointsWord_one': 'Punkt',
  'play.pointsWord_other': 'Punkte',
  'play.minutes_one': '{{count}} Minute',
  'play.minutes_other': '{{count}} Minuten',
  'play.hours_one': '{{count}} Stunde',
  'play.hours_other': '{{count}} Stunden',
  'play.days_one': '{{count}} Tag',
  'play.days_other': '{{count}} Tage',

  'play.live': 'live',
  'play.polled': 'alle 10 s',

  'play.pois.empty.title': 'Noch keine Spots',
  'play.pois.empty.text': 'Dieser Run wird gerade erst angelegt. Schau später noch einmal vorbei.',
  'play.poi.done': 'Geschafft',
  'play.poi.open': 'Offen',
  'play.poi.closed': 'Zu',
  'play.poi.locked': 'Verschlossen',
  'play.poi.progress': 'Gelöste Quests: {{name}}',
  'play.poi.fresh': 'Spot geschafft!',
  'play.poi.opened_one': 'Neuer Spot offen:',
  'play.poi.opened_other': 'Neue Spots offen:',
  'play.poi.solved': '{{n}} von {{all}} Quests',
  'play.intro.title': 'Bevor es losgeht',
  'play.intro.start': 'Los geht’s',
  'play.intro.again': 'Einleitung lesen',
  'play.summary.label': 'So weit bist du',
  'play.summary.points': '{{n}} von {{all}} Punkten',
  'play.summary.tasks': '{{n}} von {{all}} Quests',
  'play.summary.time': 'seit {{duration}}',
  'play.view.label': 'Ansicht',
  'play.view.list': 'Liste',
  'play.view.map': 'Karte',
  'play.poi.explore': 'Erkunden',
  'play.poi.nav': 'Weitere Spots',
  'play.poi.previous': 'Voriger Spot:',
  'play.poi.next': 'Nächster Spot:',

  'play.report': 'Quest melden',
  'play.report.of': 'Quest melden: {{task}}',

  'play.hint.ask': 'Hinweis {{n}} aufdecken?',
  'play.hint.askCost_one': 'Das kostet {{count}} Punkt. Er wird sofort abgezogen.',
  'play.hint.askCost_other': 'Das kostet {{count}} Punkte. Sie werden sofort abgezogen.',
  'play.hint.missing_one': 'Dafür fehlt noch {{count}} Punkt. Löse erst eine weitere Quest.',
  'play.hint.missing_other': 'Dafür fehlen noch {{count}} Punkte. Löse erst eine weitere Quest.',

  'play.closed.paused': 'Gerade ist Pause. Hier geht es von selbst weiter, deine Eingabe bleibt stehen.',
  'play.closed.ended': 'Die Zeit ist um, hier zählt keine Antwort mehr.',

  'play.ranking.title': 'Rangliste',
  'play.ranking.own': 'Dein Team',
  'play.ranking.waiting': 'Noch hat kein Team Punkte. Das kann sich gleich ändern!',
  'play.ranking.empty.title': 'Noch niemand dabei',
  'play.ranking.empty.text': 'Sobald Teams mitspielen, stehen sie hier.',
  'play.ranking.solo.title': 'Hier spielst du allein',
  'play.ranking.solo.text': 'Eine Rangliste gibt es im Versus, wenn Teams gegeneinander antreten.',

  'play.share.title': 'Teilen',

  'play.friends.title': 'Euer Team',

  'play.finish.all': 'Alle Quests gelöst!',
  'play.finish.nothingOpen': 'Keine Quest mehr offen',
  'play.finish.go': 'Zum Ziel',
  'play.finish.ranking': 'Zur Rangliste',

  'play.trial.label': 'Über diesen Test',
  'play.trial.mark': 'Test',
  'play.trial.text': 'Zählt nirgends mit.',
  'play.trial.back': 'Zum Studio',
  'play.trial.over.title': 'Dieser Test ist vorbei',
  'play.trial.over.text':
    'Du hast inzwischen einen neuen begonnen, oder er lief auf einem anderen Gerät. Starte ihn im Studio neu.',
} as const;
