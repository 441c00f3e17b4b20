import type { handover as de } from '../de/handover.ts';

export const handover = {
  'handover.install.title': 'Open it like an app',
  'handover.install.text': 'On your home screen, Puzzle Runs opens like an app, even without a network.',
  'handover.install.action': 'Add to home screen',
  'handover.ios.title': 'On your Home Screen',
  'handover.ios.how':
    'Tap “Share”, then “Add to Home Screen”. Puzzle Runs then opens like an app, even without a network.',
  'handover.ios.other':
    'For iPhone and iPad that is another browser: what you play here is not there at first. Get a code here before, and enter it there under “Progress”, then you go on playing there.',
  'handover.code.get': 'Get a code',
  'handover.code.another': 'Get a new code',
  'handover.code.label': 'Your code',
  'handover.code.text': 'It is valid for 15 minutes and once. Keep it to yourself: with it, anyone plays in your name.',
  'handover.code.copy': 'Copy the code',
  'handover.code.copied': 'Copied.',
  'handover.code.marked': 'The code is selected: copy it now.',
  'handover.unsent_one': '{{count}} answer has not been sent yet. It is sent from here: open this page again for that.',
  'handover.unsent_other':
    '{{count}} answers have not been sent yet. They are sent from here: open this page again for that.',
  'handover.enter.title': 'Started in Safari already?',
  'handover.enter.text':
    'On the Home Screen, Puzzle Runs starts empty. Open your run in Safari again, get a code at the bottom of its overview and enter it here.',
  'handover.enter.label': 'Code from Safari',
  'handover.enter.submit': 'Go on playing here',
  'handover.enter.blank': 'Enter the code first.',
  'handover.enter.wrong': 'This code is not valid, no longer valid, or used already. Get a new one in Safari.',
  'handover.enter.taken': 'You already play this run here. It is in the list below.',
} as const satisfies Record<keyof typeof de, string>;
