import { areContiguousPositions } from '../../edit-list.ts';
import { comparableTextWithCase } from '../../text/comparable-text.ts';
import { blankMistakes, mistakeUnless } from '../content-mistake.ts';
import type { TaskKind } from '../task-kind.ts';
import { areTextsInOrder, inOrder, partsInOrder } from '../texts-in-order.ts';

export interface OrderContent {
  TaskOrderEntries: readonly { id: number; text: string; position: number }[];
}

/** Players sort entries; an answer is their texts in order. */
export const order = {
  /** Whether the texts are in the order of their positions. Entries with equal texts are interchangeable. */
  isRight: (content, answer) => areTextsInOrder(entriesOf(content), answer, comparableTextWithCase),
  rightAnswer: entriesOf,

  /** Requires at least two entries, none blank, with positions 1…n. */
  mistakes({ TaskOrderEntries: entries }) {
    return [
      ...mistakeUnless(entries.length >= 2, 'missing', 'TaskOrderEntries'),
      ...mistakeUnless(areContiguousPositions(entries.map(({ position }) => position)), 'invalid', 'TaskOrderEntries'),
      ...blankMistakes('TaskOrderEntries', entries, 'text'),
    ];
  },

  played: (content, { shuffled }) => ({
    TaskOrderEntries: shuffled(
      content.TaskOrderEntries.map(({ text }) => ({ text })),
      solvedStartOf(content),
    ),
  }),

  texts: ({ TaskOrderEntries }) => ({ items: inOrder(TaskOrderEntries).map(({ id, text }) => ['entry', text, id]) }),

  translated: ({ TaskOrderEntries }, text) => ({
    TaskOrderEntries: TaskOrderEntries.map((item) => ({ ...item, text: text('entry', item.id) ?? item.text })),
  }),

  parts: (content, answer) => partsInOrder(entriesOf(content), answer, comparableTextWithCase),
} satisfies TaskKind<OrderContent, readonly string[]>;

function entriesOf({ TaskOrderEntries }: OrderContent): string[] {
  return inOrder(TaskOrderEntries).map(({ text }) => text);
}

/**
 * Returns whether players must not find the entries in an order: it is right already, and nothing would be left to do.
 * Of two entries either order is shown: if it were always the wrong one, it would give the right one away.
 */
export function solvedStartOf(content: OrderContent): (found: readonly { text: string }[]) => boolean {
  const right = entriesOf(content).map(comparableTextWithCase);
  return (found) =>
    right.length > 2 && right.every((text, at) => text === comparableTextWithCase(found[at]?.text ?? ''));
}
