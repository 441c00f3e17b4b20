import { onDemand } from '../../on-demand/on-demand.tsx';
import type { AnswerForm } from '../answer-form.ts';

export const decisionForm: AnswerForm<'decision', readonly number[]> = {
  Input: onDemand(() => import('./decision-input.tsx').then((file) => file.DecisionInput)),
  start: () => [],
  fits: (stored, { TaskOptions }) =>
    Array.isArray(stored) && stored.every((id) => TaskOptions.some((option) => option.id === id)),
  answer: (draft) => (draft.length === 0 ? null : draft),
  given: ([chosen], { TaskOptions }) => TaskOptions.find(({ id }) => id === chosen)?.option ?? '',
};
