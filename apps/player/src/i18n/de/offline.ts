/** Playing without a network: the bar, waiting answers, saved runs and the download. */
export const offline = {
  'offline.since.now': 'seit eben',
  'offline.since.minutes_one': 'seit {{count}} Minute',
  'offline.since.minutes_other': 'seit {{count}} Minuten',
  'offline.since.hours_one': 'seit {{count}} Stunde',
  'offline.since.hours_other': 'seit {{count}} Stunden',
  'offline.since.days_one': 'seit {{count}} Tag',
  'offline.since.days_other': 'seit {{count}} Tagen',

  'offline.waits': 'Wartet auf Netz, {{since}}',
  'offline.waits.answer': 'Deine Antwort:',
  'offline.waits.safe': 'Sie ist gespeichert und geht von selbst los.',
  'offline.withdraw': 'Zurückholen',
  'offline.withdraw.title': 'Antwort zurückholen?',
  'offline.withdraw.text':
    'Vielleicht ist sie schon angekommen, und nur die Rückmeldung ging verloren. Dann zählt sie trotzdem.',

  'offline.list.title_one': '{{count}} Antwort wartet',
  'offline.list.title_other': '{{count}} Antworten warten',
  'offline.list.refused_one': '{{count}} Antwort wurde nicht angenommen',
  'offline.list.refused_other': '{{count}} Antworten wurden nicht angenommen',
  'offline.list.text':
    'Sie gehen von selbst los, sobald ihr wieder Netz habt, auch wenn ihr die Seite schließt und später öffnet.',
  'offline.list.join': 'Tritt noch einmal bei, dann gehen sie los.',
  'offline.list.rejoin': 'Noch einmal beitreten',
  'offline.list.dismiss': 'Ausblenden',
  'offline.entry.hint': 'Hinweis {{number}}',
  'offline.entry.cost_one': 'kostet {{count}} Punkt',
  'offline.entry.cost_other': 'kostet {{count}} Punkte',
  'offline.entry.arrival': 'Ankunft',
  'offline.entry.rating': 'Bewertung',
  'offline.entry.quote': '„{{answer}}“',
} as const;
