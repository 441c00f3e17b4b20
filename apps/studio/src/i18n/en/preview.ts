import type { preview as de } from '../de/preview.ts';

export const preview = {
  'preview.task': 'How players see the quest',
  'preview.incomplete': 'You can try the quest here as soon as it has a name and is complete.',
  'preview.poi': 'How players see the spot',
  'preview.nothing': 'You will see the spot here as soon as it has a name.',
  'preview.locked': 'As long as it is locked',
  'preview.open': 'As soon as it is open',
  'preview.again': 'Start over',

  'tryOut.title': 'Play as a test',
  'tryOut.text':
    'Play your run the way others see it. A test starts from the beginning each time and counts in no statistics and no ranking.',
  'tryOut.unlocked': 'All spots are open from the start',
  'tryOut.begin': 'Start test',
  'tryOut.view': 'View as a player',
} as const satisfies Record<keyof typeof de, string>;
