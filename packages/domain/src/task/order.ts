import { areContiguousPositions } from '../exploration/list-positions.ts';
import { blankMistakes, type ContentMistake, mistakeUnless } from './content-mistake.ts';
import type { OrderContent } from './task-types.ts';
import { normalizeText } from './text-comparison.ts';
import { areTextsInOrder } from './texts-in-order.ts';

/** Whether the texts are in the order of their positions. Entries with equal texts are interchangeable. */
export function isOrderRight(content: OrderContent, answer: readonly string[]): boolean {
  return areTextsInOrder(content.TaskOrderEntries, answer, normalizeText);
}

/** Requires at least two entries, none blank, with positions 1…n. */
export function orderMistakes({ TaskOrderEntries: entries }: OrderContent): ContentMistake[] {
  return [
    ...mistakeUnless(entries.length >= 2, 'missing', 'TaskOrderEntries'),
    ...mistakeUnless(areContiguousPositions(entries.map(({ position }) => position)), 'invalid', 'TaskOrderEntries'),
    ...blankMistakes('TaskOrderEntries', entries, 'text'),
  ];
}
