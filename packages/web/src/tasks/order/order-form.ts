import { onDemand } from '../../on-demand/on-demand.tsx';
import type { AnswerForm } from '../answer-form.ts';

export const orderForm: AnswerForm<'order', readonly number[] | null> = {
  Input: onDemand(() => import('./order-input.tsx').then((file) => file.OrderInput)),
  // An order that the player has not touched must not take an attempt.
  start: () => null,
  fits: (stored, { TaskOrderEntries }) =>
    Array.isArray(stored) &&
    stored.length === TaskOrderEntries.length &&
    TaskOrderEntries.every((_, index) => stored.includes(index)),
  answer: (draft, { TaskOrderEntries }) => draft?.flatMap((index) => TaskOrderEntries[index]?.text ?? []) ?? null,
  given: (texts) => texts.map((text, index) => `${index + 1}. ${text}`).join('\n'),
};
