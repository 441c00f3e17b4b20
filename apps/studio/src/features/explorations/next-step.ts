import type { ChecklistEntry } from '@puzzle-runs/contract/management/exploration.ts';
import { to } from '#to.ts';
import { placeOf } from './checklist-place.ts';

/** Reasons that prevent publishing, each with the words of the step that ends it. */
const STEPS = [
  'no_poi',
  'no_task',
  'poi_without_hint',
  'arrival_without_target',
  'poi_unreachable',
  'task_without_answer',
  'photo_for_pupils',
] as const satisfies readonly ChecklistEntry['reason'][];

export interface NextStep {
  words: `explorations.next.${(typeof STEPS)[number]}`;
  /** Name of the poi or task. */
  name: string;
  to: string;
  /** Number of faults that are left after it. */
  left: number;
}

/** The step that ends the first fault of a checklist; undefined when nothing prevents publishing. */
export function nextStepOf(rows: readonly ChecklistEntry[], exploration: string): NextStep | undefined {
  const faults = rows.filter(({ blocking }) => blocking);
  const [first] = faults;
  const reason = STEPS.find((step) => step === first?.reason);
  if (!first || !reason) return undefined;
  return {
    words: `explorations.next.${reason}`,
    name: first.Task?.name ?? first.Poi?.name ?? '',
    to: reason === 'no_poi' ? to.newPoi({ exploration }) : placeOf(first, exploration),
    left: faults.length - 1,
  };
}
