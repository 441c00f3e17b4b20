import { type Gate, isGated, type Qualifier } from '../poi/qualifiers.ts';
import { chosenAt } from './choices-made.ts';
import type { GamePoi } from './game.ts';
import type { Progress } from './progress.ts';

const MINUTE_MS = 60_000;

/**
 * When an open poi was open first, in milliseconds. An act marks it when it happens; what opens by time, or is open
 * from the start, was so before.
 * @param markedAt the time of the act
 */
export function firstOpenAt(
  poi: GamePoi,
  progress: Progress,
  { at, markedAt }: { at: number; markedAt: number },
): number {
  const isByAct = isGated(poi) && !poi.prerequisites.some(({ unlock_type }) => unlock_type === 'time');
  return isByAct ? markedAt : Math.min(at, openingTime(poi, progress));
}

/** When what keeps an open poi closed at first was met, as far as the marks tell. */
export function openingTime({ prerequisites, unlockMode, after = [] }: Gate, progress: Progress): number {
  const known = prerequisites.map((qualifier) => metAt(qualifier, progress)).filter((at) => at !== null);
  const met = unlockMode === 'any' && known.length > 0 ? [Math.min(...known)] : known;
  // The order waits for one poi only; those between are closed, so not done.
  const before = after.find((id) => progress.done.has(id));
  return Math.max(progress.startedAt, ...met, progress.done.get(before ?? 0) ?? 0);
}

/** When a qualifier was met, in milliseconds; null where the marks do not tell. */
function metAt(qualifier: Qualifier, { startedAt, solved, done, ...progress }: Progress): number | null {
  const { value } = qualifier;
  switch (qualifier.unlock_type) {
    case 'time':
      return startedAt + value * MINUTE_MS;
    case 'tasks':
      return nth([...solved.values()], value - progress.unlisted.solved);
    case 'points':
      return pointsReachedAt(value, { solved, ...progress });
    case 'poi_list':
      return nth(
        qualifier.pois.flatMap((id) => done.get(id) ?? []).map((at) => ({ at })),
        value,
      );
    case 'task_list':
      return nth(
        qualifier.tasks.flatMap((id) => solved.get(id) ?? []),
        value,
      );
    case 'decision': {
      const option = chosenAt({ solved }, qualifier.task);
      const isMet = option !== undefined && qualifier.options.includes(option);
      return isMet ? (solved.get(qualifier.task)?.at ?? null) : null;
    }
  }
}

/** The n-th time, from 1. */
function nth(marks: readonly { at: number }[], n: number): number | null {
  return marks.map(({ at }) => at).toSorted((a, b) => a - b)[n - 1] ?? null;
}

/** When the net points first were this many. */
function pointsReachedAt(
  points: number,
  {
    solved,
    tries,
    bought,
    adjusted,
    unlisted,
  }: Pick<Progress, 'solved' | 'tries' | 'bought' | 'adjusted' | 'unlisted'>,
): number | null {
  let net = unlisted.earned - unlisted.spent + adjusted;
  if (net >= points) return null;
  const marks = [
    ...[...solved.values()].map((mark) => ({ at: mark.at, change: mark.points })),
    ...[...tries.values()].map((mark) => ({ at: mark.lastAt ?? 0, change: mark.points })),
    ...[...bought.values()].map((mark) => ({ at: mark.at, change: -mark.cost })),
  ].toSorted((a, b) => a.at - b.at);
  return marks.find(({ change }) => (net += change) >= points)?.at ?? null;
}
