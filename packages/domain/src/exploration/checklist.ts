import type { Prerequisite } from '../poi/unlock.ts';
import type { TaskContents, TaskType } from '../task/content.ts';
import { contentMistakes } from '../task/validate.ts';
import { reachOf } from './reachable.ts';

/** What may be missing in a run. */
export const CHECKLIST_REASONS = [
  'no_poi',
  'no_task',
  'poi_without_hint',
  'poi_unreachable',
  'task_without_answer',
] as const;
export type ChecklistReason = (typeof CHECKLIST_REASONS)[number];

/** Reasons with which a run can be finished all the same. */
const HARMLESS: readonly ChecklistReason[] = ['poi_without_hint'];

export interface CheckedTask {
  points: number;
  task_type: TaskType;
  task: TaskContents[TaskType];
}

export interface CheckedPoi {
  /** Hints of a spot that is found by hints, null for the other kinds. */
  hints: number | null;
  prerequisites: readonly Prerequisite[];
  tasks: readonly CheckedTask[];
}

/** One thing that is missing, and where. `needed` and `in_reach` tell of a prerequisite what it asks for and what there is. */
export interface ChecklistItem<P, T> {
  reason: ChecklistReason;
  /** Whether the run cannot be finished because of it, so that it must not be published. */
  blocking: boolean;
  poi?: P;
  task?: T;
  unlock_type?: 'points' | 'tasks';
  needed?: number;
  in_reach?: number;
}

type Item<P extends CheckedPoi> = ChecklistItem<P, P['tasks'][number]>;

/** Everything that is missing in a run before others can play it to its end, spot by spot. */
export function checklistOf<P extends CheckedPoi>(pois: readonly P[]): Item<P>[] {
  const solvable = new Set(pois.flatMap(({ tasks }) => tasks.filter(isSolvable)));
  const reach = reachOf(pois.map((poi) => ({ ...poi, poi, tasks: poi.tasks.filter((task) => solvable.has(task)) })));
  const closed = new Set(reach.unreachable.map(({ poi }) => poi));
  return [
    ...(pois.length === 0 ? [item<P>('no_poi')] : []),
    ...(pois.length > 0 && pois.every(({ tasks }) => tasks.length === 0) ? [item<P>('no_task')] : []),
    ...pois.flatMap((poi) => [
      ...(closed.has(poi) ? [item<P>('poi_unreachable', { poi, ...whatLacks(poi, reach) })] : []),
      ...(poi.hints === 0 ? [item<P>('poi_without_hint', { poi })] : []),
      ...poi.tasks.flatMap((task) => (solvable.has(task) ? [] : [item<P>('task_without_answer', { poi, task })])),
    ]),
  ];
}

function item<P extends CheckedPoi>(reason: ChecklistReason, where: Partial<Item<P>> = {}): Item<P> {
  return { reason, blocking: !HARMLESS.includes(reason), ...where };
}

function isSolvable({ task_type, task }: CheckedTask): boolean {
  return contentMistakes(task_type, task as never).length === 0;
}

/** The first prerequisite of a closed spot that asks for more than there is. */
function whatLacks({ prerequisites }: CheckedPoi, reach: { points: number; tasks: number }) {
  for (const { unlock_type, value } of prerequisites) {
    if (unlock_type !== 'time' && value > reach[unlock_type]) {
      return { unlock_type, needed: value, in_reach: reach[unlock_type] };
    }
  }
  return {};
}
