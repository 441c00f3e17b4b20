import { isInaccurate } from './position-fix.ts';

/** How accurate a position is: up to 20 m, up to 100 m, or worse. Phones report it instead of their position. */
export const ACCURACY_CLASSES = ['good', 'fair', 'poor'] as const;

export type AccuracyClass = (typeof ACCURACY_CLASSES)[number];

const GOOD_MAX = 20;

/** The class of an accuracy in metres. Positions of class `poor` prove no arrival. */
export function accuracyClassOf(accuracy: number): AccuracyClass {
  if (isInaccurate({ accuracy })) return 'poor';
  return accuracy <= GOOD_MAX ? 'good' : 'fair';
}
