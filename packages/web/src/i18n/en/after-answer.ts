import type { afterAnswer as de } from '../de/after-answer.ts';

export const afterAnswer = {
  'play.after.partial_one': 'Your best try earns {{n}} of {{count}} point.',
  'play.after.partial_other': 'Your best try earns {{n}} of {{count}} points.',
  'play.after.solution': 'The solution:',
  'play.after.explanation': 'Explanation',
} as const satisfies Record<keyof typeof de, string>;
