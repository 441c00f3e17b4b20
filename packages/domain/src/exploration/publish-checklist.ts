import { hasUndescribedPicture, hasUntranscribedMedia } from '../html/blank-html.ts';
import { type Gate, isCondition, isGated, type Qualifier, type ReachedProgress } from '../poi/qualifiers.ts';
import { optionIdsOf } from '../tasks/decision/decision.ts';
import { contentMistakes, type TaskContents, type TaskType } from '../tasks/task-kinds.ts';
import { simulateWays, waysLeft } from './choices.ts';
import { type GatedPoi, simulateReach } from './reachable-pois.ts';
import { excludingQualifiers, waitingChain } from './waiting-chain.ts';

export const CHECKLIST_REASONS = [
  'no_poi',
  'no_task',
  'poi_without_hint',
  'poi_unreachable',
  'arrival_without_target',
  'task_without_answer',
  'task_without_points',
  'piece_after_task',
  'photo_for_pupils',
  'unknown_postal_code',
  'picture_without_description',
  'media_without_transcript',
  'language_incomplete',
] as const;
export type ChecklistReason = (typeof CHECKLIST_REASONS)[number];

/** Reasons that do not keep players from finishing. */
const NOT_BLOCKING: readonly ChecklistReason[] = [
  'poi_without_hint',
  'task_without_points',
  'piece_after_task',
  'unknown_postal_code',
  'picture_without_description',
  'media_without_transcript',
  'language_incomplete',
];

/** What a record shows to players besides plain text. */
export interface CheckedMedia {
  /** HTML. */
  texts: readonly string[];
  /** Pictures, videos and sounds outside the texts, with their description or transcript. */
  media?: readonly { kind: 'picture' | 'played'; description: string }[];
}

export interface CheckedTask extends CheckedMedia {
  id: number;
  points: number;
  task_type: TaskType;
  task: TaskContents[TaskType];
  /** Ids of the tasks whose answers are shown beside it. */
  pieces?: readonly number[] | undefined;
}

export interface CheckedPoi extends CheckedMedia, Gate {
  id: number;
  /** Number of hints; null if the poi is not found by hints. */
  hints: number | null;
  /** Whether the poi asks for arrival but has no place at which to arrive. */
  lacksArrivalTarget: boolean;
  tasks: readonly CheckedTask[];
}

/**
 * One defect and its place. For an unreachable poi: what its prerequisite needs, and how much a player can reach at
 * most, or the pois that it waits for.
 */
export interface ChecklistItem<P, T> {
  reason: ChecklistReason;
  /** Whether it makes the exploration impossible to finish, and so prevents publishing. */
  blocking: boolean;
  poi?: P;
  task?: T;
  unlock_type?: 'points' | 'tasks';
  needed?: number;
  in_reach?: number;
  /** The poi and those that it waits for in vain, each for the next one; a cycle ends where it began. */
  chain?: readonly P[];
  /** Its qualifiers that hold on no way: one, or two that exclude each other. */
  excluding?: readonly Qualifier[];
  /** A language that players are not offered, because texts are missing. */
  lang?: string;
}

interface CheckedPlace extends CheckedMedia {
  /** Whether the table of postal codes knows the exploration's code; an unknown code has no place on the map. */
  postalCodeKnown: boolean;
  /** Whether players may be asked for photos: not in a run for pupils, unless its creator switched photos on. */
  photosAllowed: boolean;
  /** Languages in which texts are missing. */
  incompleteLanguages?: readonly string[];
}

type Item<P extends CheckedPoi> = ChecklistItem<P, P['tasks'][number]>;

/** All defects of an exploration that is to be published, poi by poi; empty if it is complete. */
export function publishChecklist<P extends CheckedPoi>(
  pois: readonly P[],
  { postalCodeKnown, photosAllowed, incompleteLanguages = [], ...own }: CheckedPlace,
): Item<P>[] {
  const solvable = new Set(pois.flatMap(({ tasks }) => tasks.filter(isSolvable)));
  const stages = pois.map((poi) => ({
    ...poi,
    poi,
    tasks: poi.tasks
      .filter((task) => solvable.has(task))
      .map(({ task, ...rest }) => ({ ...rest, options: optionIdsOf(task) })),
    isNeverDone: poi.tasks.some((task) => !solvable.has(task)),
  }));
  const reach = simulateWays(stages);
  const unreachable = reach.unreachable.map(({ poi }) => poi);
  let ways: ReachedProgress[] | undefined; // of all ways, which few checklists need
  const reachedOnWays = () => (ways ??= Array.from(waysLeft(stages), (way) => way.reach.reached));
  const late = new Set(latePieces(stages));
  return [
    ...(postalCodeKnown ? [] : [item<P>('unknown_postal_code')]),
    ...(pois.length === 0 ? [item<P>('no_poi')] : []),
    ...undescribed<P>(own),
    ...(pois.length > 0 && pois.every(({ tasks }) => tasks.length === 0) ? [item<P>('no_task')] : []),
    ...pois.flatMap((poi) => [
      ...(unreachable.includes(poi)
        ? [item<P>('poi_unreachable', { poi, ...unmet(poi, { ...reach, unreachable, reachedOnWays }) })]
        : []),
      ...(poi.lacksArrivalTarget ? [item<P>('arrival_without_target', { poi })] : []),
      ...undescribed<P>(poi, { poi }),
      ...(poi.hints === 0 ? [item<P>('poi_without_hint', { poi })] : []),
      ...poi.tasks.flatMap((task) => [
        ...(solvable.has(task) ? [] : [item<P>('task_without_answer', { poi, task })]),
        ...undescribed<P>(task, { poi, task }),
        ...(photosAllowed || task.task_type !== 'photo' ? [] : [item<P>('photo_for_pupils', { poi, task })]),
        // Choosing brings no points by default.
        ...(task.points > 0 || task.task_type === 'decision' ? [] : [item<P>('task_without_points', { poi, task })]),
        ...(late.has(task) ? [item<P>('piece_after_task', { poi, task })] : []),
      ]),
    ]),
    ...incompleteLanguages.map((lang) => item<P>('language_incomplete', { lang })),
  ];
}

/** Most tasks with pieces that are simulated one by one; no run needs more, and a checklist must not take seconds. */
const SIMULATED_MAX = 50;

/** Tasks with a piece that opens only after them, or never: players could not look at it before. */
function latePieces<S extends GatedPoi & { poi: CheckedPoi }>(stages: readonly S[]): CheckedTask[] {
  const gated = new Set(stages.filter(isGated).flatMap(({ poi }) => poi.tasks.map(({ id }) => id)));
  return stages
    .flatMap((stage) => stage.poi.tasks.map((task) => ({ stage, task })))
    .filter(({ task: { pieces = [] } }) => pieces.some((id) => gated.has(id)))
    .slice(0, SIMULATED_MAX)
    .flatMap(({ stage, task }) => {
      const unsolved = { ...stage, tasks: stage.tasks.filter(({ id }) => id !== task.id), isNeverDone: true };
      const { unreachable } = simulateReach(stages.map((each) => (each === stage ? unsolved : each)));
      if (unreachable.some(({ id }) => id === stage.id)) return []; // which is said of its poi
      const closed = new Set(unreachable.flatMap(({ poi }) => poi.tasks.map(({ id }) => id)));
      return task.pieces?.some((id) => closed.has(id)) ? [task] : [];
    });
}

function item<P extends CheckedPoi>(reason: ChecklistReason, where: Partial<Item<P>> = {}): Item<P> {
  return { reason, blocking: !NOT_BLOCKING.includes(reason), ...where };
}

/** Media of a record that lack a description for blind players, or a transcript for deaf players. */
function undescribed<P extends CheckedPoi>(
  { texts, media = [] }: CheckedMedia,
  where: Partial<Item<P>> = {},
): Item<P>[] {
  const lacks = (kind: 'picture' | 'played') =>
    media.some((each) => each.kind === kind && each.description.trim() === '');
  return [
    ...(texts.some(hasUndescribedPicture) || lacks('picture') ? [item<P>('picture_without_description', where)] : []),
    ...(texts.some(hasUntranscribedMedia) || lacks('played') ? [item<P>('media_without_transcript', where)] : []),
  ];
}

function isSolvable({ task_type, task }: CheckedTask): boolean {
  return contentMistakes(task_type, task as never).length === 0;
}

interface Reach<P> {
  points: number;
  tasks: number;
  unreachable: readonly P[];
  reached: ReachedProgress;
  reachedOnWays: () => readonly ReachedProgress[];
}

/**
 * Why an unreachable poi stays locked: the pois that it waits for, the first figure that cannot be reached, or the
 * qualifiers that exclude each other.
 */
function unmet<P extends CheckedPoi>(poi: P, reach: Reach<P>): Partial<Item<P>> {
  const chain = waitingChain(poi, reach);
  if (chain) return { chain };
  for (const qualifier of poi.prerequisites) {
    if (isCondition(qualifier) || qualifier.unlock_type === 'time') continue;
    const { unlock_type, value } = qualifier;
    if (value > reach[unlock_type]) return { unlock_type, needed: value, in_reach: reach[unlock_type] };
  }
  const excluding = excludingQualifiers(poi.prerequisites, reach.reachedOnWays());
  return excluding.length > 0 ? { excluding } : {};
}
