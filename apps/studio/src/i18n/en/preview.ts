import type { preview as de } from '../de/preview.ts';

export const preview = {
  'preview.task': 'How players see the quest',
  'preview.incomplete': 'You can try the quest here as soon as it has a name and is complete.',
  'preview.poi': 'How players see the spot',
  'preview.nothing': 'You’ll see the spot here as soon as it has a name.',
  'preview.arrival': 'The quests appear here once players are within {{n}} m.',
  'preview.locked': 'While it is locked',
  'preview.open': 'Once it is open',
  'preview.again': 'Start over',

  'tryOut.title': 'Play a test',
  'tryOut.text':
    'Play your run the way others see it. A test always starts from the beginning and doesn’t count in any statistics or ranking.',
  'tryOut.unlocked': 'All spots are open from the start',
  'tryOut.begin': 'Start test',
  'tryOut.view': 'View as a player',
} as const satisfies Record<keyof typeof de, string>;
