/** Calling the organiser of a Versus for help. */
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
} as const;
