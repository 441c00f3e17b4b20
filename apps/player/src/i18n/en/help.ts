/** Calling the organiser of a Versus for help, and merged teams. */
export const help = {
  'help.title': 'Help from the organiser',
  'help.call': 'Call for help',
  'help.text': 'Stuck? The organiser sees where you are and answers you here. This needs a network.',
  'help.poi': 'At which Spot?',
  'help.task': 'With which Quest?',
  'help.task.none': 'None in particular',
  'help.words': 'What’s the problem?',
  'help.words.hint': 'You can leave this empty.',
  'help.send': 'Send',
  'help.read': 'Got it',
  'help.state.open': 'You have called for help. The organiser will see it soon.',
  'help.state.read': 'The organiser has read your request.',
  'help.state.resolved': 'The organiser has dealt with your request.',

  'teamMerged.title': 'Your team is now part of “{{team}}”.',
  'teamMerged.text': 'You play on together. Solved quests and points count for all of you.',
  'teamMerged.read': 'Got it',
  'teamMerged.share': 'The others in the team, or the organiser, can show you the QR code for joining.',
} as const;
