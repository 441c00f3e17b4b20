/** When hints come and become free. */
export const hintTiming = {
  'play.hint.freeNow': 'jetzt kostenlos',
  'play.hint.freeIn_one': 'in {{count}} Minute gratis',
  'play.hint.freeIn_other': 'in {{count}} Minuten gratis',
  'play.hint.freeAfterArrival_one': '{{count}} Minute nach der Ankunft gratis',
  'play.hint.freeAfterArrival_other': '{{count}} Minuten nach der Ankunft gratis',
  'play.hint.comes': 'kommt {{when}}',
  'play.hint.or': ' oder ',
  'play.hint.inMinutes_one': 'in {{count}} Minute',
  'play.hint.inMinutes_other': 'in {{count}} Minuten',
  'play.hint.afterTries_one': 'nach {{count}} weiterer falscher Antwort',
  'play.hint.afterTries_other': 'nach {{count}} weiteren falschen Antworten',
  'play.hint.afterArrival_one': '{{count}} Minute nach der Ankunft',
  'play.hint.afterArrival_other': '{{count}} Minuten nach der Ankunft',
  'play.hint.afterPrevious': 'kommt, sobald Hinweis {{n}} offen ist',
} as const;
