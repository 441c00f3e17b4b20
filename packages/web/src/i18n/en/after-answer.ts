import type { afterAnswer as de } from '../de/after-answer.ts';

export const afterAnswer = {
  'play.after.solution': 'The solution:',
  'play.after.explanation': 'Explanation',
} as const satisfies Record<keyof typeof de, string>;
