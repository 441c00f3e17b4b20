import type { preview as de } from '../de/preview.ts';

export const preview = {
  'preview.quest': 'How players see the quest',
  'preview.incomplete': 'You can try the quest here as soon as it has a name and is complete.',
  'preview.again': 'Start over',
} as const satisfies Record<keyof typeof de, string>;
