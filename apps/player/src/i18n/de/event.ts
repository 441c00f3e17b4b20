/** News of a Versus for its teams, and the time before it begins. */
export const event = {
  'play.event.left': 'Noch',
  'play.event.paused': 'Pause: Die Uhr steht, und Antworten zählen gerade nicht.',
  'play.event.ended': 'Das Versus ist vorbei. Ihr könnt euch noch alles ansehen, aber keine Quests mehr lösen.',
  'play.event.waiting.title': 'Gleich geht’s los!',
  'play.event.waiting.start': 'Beginn: {{time}}',
  'play.event.waiting.manual': 'Das Event beginnt, sobald die Leitung startet.',
  'play.event.waiting.text': 'Du bist dabei. Lass diese Seite offen: Die Spots erscheinen von selbst.',
  'play.event.toAll': 'An alle, {{time}}',
  'play.event.toTeam': 'An euer Team, {{time}}',
  'play.event.given_one': '{{count}} Punkt für euch: {{reason}}',
  'play.event.given_other': '{{count}} Punkte für euch: {{reason}}',
  'play.event.taken_one': '{{count}} Punkt abgezogen: {{reason}}',
  'play.event.taken_other': '{{count}} Punkte abgezogen: {{reason}}',
  'play.event.opened': 'Die Leitung hat „{{poi}}“ für euch geöffnet.',
  'play.event.older_one': '{{count}} frühere Nachricht',
  'play.event.older_other': '{{count}} frühere Nachrichten',
} as const;
