import type { PhotoState } from '@puzzle-runs/domain/photo/photo-review.ts';

/** Photos of one run, or of all own runs in a battle; by slug, as in the query of the API. */
export type ReviewScope = { exploration_name: string } | { battle_name: string };

export const REVIEW_STATES = ['pending', 'accepted', 'rejected', 'all'] as const satisfies readonly (
  | PhotoState
  | 'all'
)[];

/** The filters, stored in the address so that a reload keeps them. */
export interface ReviewFilters {
  state: (typeof REVIEW_STATES)[number];
  /** Id of a task; undefined for all. */
  task: number | undefined;
}

export function readReviewFilters(params: URLSearchParams): ReviewFilters {
  const task = Number(params.get('quest'));
  return {
    state: REVIEW_STATES.find((state) => state === params.get('state')) ?? 'pending',
    task: Number.isSafeInteger(task) && task > 0 ? task : undefined,
  };
}

export function withReviewFilters(params: URLSearchParams, { state, task }: ReviewFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  if (state === 'pending') next.delete('state');
  else next.set('state', state);
  if (task === undefined) next.delete('quest');
  else next.set('quest', String(task));
  return next;
}
