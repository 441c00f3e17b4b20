import { arePositions } from '../exploration/positions.ts';
import type { OrderContent } from './content.ts';
import { fold } from './fold.ts';
import { blankMistakes, type Mistake, mistakeUnless } from './mistake.ts';
import { areTextsInOrder } from './texts-in-order.ts';

/** Whether the texts are in the order of their positions. Entries with equal texts are interchangeable. */
export function isOrderRight(content: OrderContent, answer: readonly string[]): boolean {
  return areTextsInOrder(content.TaskOrderEntries, answer, fold);
}

/** Requires at least two entries, none blank, with positions 1…n. */
export function orderMistakes({ TaskOrderEntries: entries }: OrderContent): Mistake[] {
  return [
    ...mistakeUnless(entries.length >= 2, 'missing', 'TaskOrderEntries'),
    ...mistakeUnless(arePositions(entries.map(({ position }) => position)), 'invalid', 'TaskOrderEntries'),
    ...blankMistakes('TaskOrderEntries', entries, 'text'),
  ];
}
