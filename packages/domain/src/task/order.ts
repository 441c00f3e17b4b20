import { areContiguousPositions } from '../exploration/list-positions.ts';
import { comparableTextWithCase } from '../text/comparable-text.ts';
import { blankMistakes, type ContentMistake, mistakeUnless } from './content-mistake.ts';
import type { OrderContent } from './task-types.ts';
import { areTextsInOrder } from './texts-in-order.ts';

/** Whether the texts are in the order of their positions. Entries with equal texts are interchangeable. */
export function isOrderRight(content: OrderContent, answer: readonly string[]): boolean {
  return areTextsInOrder(content.TaskOrderEntries, answer, comparableTextWithCase);
}

/**
 * Returns whether players must not find the entries in an order: it is right already, and nothing would be left to do. Of two entries either
 * order is shown: if it were always the wrong one, it would give the right one away.
 */
export function solvedStartOf({
  TaskOrderEntries: entries,
}: OrderContent): (order: readonly { text: string }[]) => boolean {
  const right = entries.toSorted((a, b) => a.position - b.position).map(({ text }) => comparableTextWithCase(text));
  return (order) =>
    right.length > 2 && right.every((text, at) => text === comparableTextWithCase(order[at]?.text ?? ''));
}

/** Requires at least two entries, none blank, with positions 1…n. */
export function orderMistakes({ TaskOrderEntries: entries }: OrderContent): ContentMistake[] {
  return [
    ...mistakeUnless(entries.length >= 2, 'missing', 'TaskOrderEntries'),
    ...mistakeUnless(areContiguousPositions(entries.map(({ position }) => position)), 'invalid', 'TaskOrderEntries'),
    ...blankMistakes('TaskOrderEntries', entries, 'text'),
  ];
}
