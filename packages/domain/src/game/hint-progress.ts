import {
  AT_ONCE,
  type HintProgress,
  type HintState,
  type HintTiming,
  hasTiming,
  hintState,
} from '../poi/hint-timing.ts';
import { wholeMinutes } from '../poi/qualifiers.ts';
import { waitsForArrival } from './access.ts';
import type { Game, GameHint, GamePoi } from './game.ts';
import type { Progress } from './progress.ts';

const MINUTE_MS = 60_000;

/** What the hints of an open poi wait for; null where none of them waits, also in an unlocked trial. */
export function hintProgressOf({ trial }: Pick<Game, 'trial'>, poi: GamePoi, progress: Progress): HintProgress | null {
  if (trial === 'unlocked' || !poi.hints.some(({ timing }) => hasTiming(timing))) return null;
  const wrong = poi.tasks.reduce((sum, { id }) => sum + (progress.tries.get(id)?.wrong ?? 0), 0);
  return { since: minutesSince(poi, progress), wrong: wrong + (progress.unlisted.wrong.get(poi.id) ?? 0) };
}

/**
 * The state of a hint that was not opened yet.
 * @param waitedMinutes at the poi, as a phone without a network has counted them; the server saw less of them
 */
export function hintStateAt(
  game: Game,
  progress: Progress,
  { poi, hint, at, waitedMinutes = 0 }: { poi: GamePoi; hint: GameHint; at: number; waitedMinutes?: number },
): HintState {
  const found = hintProgressOf(game, poi, progress);
  const timing: HintTiming = found ? hint.timing : AT_ONCE;
  const { since, wrong } = found ?? { since: null, wrong: 0 };
  const waited = waitedMinutes > 0 ? Math.min(since ?? at, at - waitedMinutes * MINUTE_MS) : since;
  const before = poi.hints[poi.hints.indexOf(hint) - 1];
  const isPreviousOpen = before === undefined || progress.bought.has(before.id);
  return hintState(timing, { since: waited, wrong }, { isPreviousOpen, at });
}

/** Full minutes at a poi; 0 before the arrival. */
export function minutesAt(poi: GamePoi, progress: Progress, at: number): number {
  return wholeMinutes(minutesSince(poi, progress) ?? at, at);
}

/**
 * Since when the minutes at an open poi count, in milliseconds: since the arrival; where hints lead to the poi, or it
 * asks for no arrival, since it opened. Null before the arrival.
 */
function minutesSince(poi: GamePoi, progress: Progress): number | null {
  if (poi.locationType === 'hint' || poi.arrival.radius === null) return openedAt(poi, progress);
  const arrived = progress.arrived.get(poi.id);
  if (arrived) return arrived.at;
  return waitsForArrival(poi, progress) ? null : openedAt(poi, progress);
}

/** When a poi opened: as stored, or else from what met its qualifiers. */
function openedAt({ id, prerequisites, unlockMode, after }: GamePoi, progress: Progress): number {
  const stored = progress.opened.get(id);
  const isByTime = after == null && prerequisites.every(({ unlock_type }) => unlock_type === 'time');
  if (stored !== undefined && !isByTime) return stored;
  const times = prerequisites.map((qualifier) => metAt(qualifier, progress));
  const isOneEnough = unlockMode === 'any' && times.length > 0;
  const qualified = isOneEnough ? Math.min(...times) : Math.max(0, ...times);
  const met = Math.max(progress.startedAt, qualified, after == null ? 0 : (progress.done.get(after) ?? 0));
  return Math.min(stored ?? met, met);
}

/** When a qualifier was met, in milliseconds; 0 where the marks do not tell. */
function metAt(qualifier: GamePoi['prerequisites'][number], progress: Progress): number {
  const { startedAt, solved, done, unlisted } = progress;
  const { value } = qualifier;
  switch (qualifier.unlock_type) {
    case 'time':
      return startedAt + value * MINUTE_MS;
    case 'tasks':
      return inTurn([...solved.values()].map(({ at }) => at))[value - unlisted.solved - 1] ?? 0;
    case 'points':
      return pointsReachedAt(value, progress);
    case 'poi_list':
      return inTurn(qualifier.pois.map((id) => done.get(id)))[value - 1] ?? 0;
    case 'task_list':
      return inTurn(qualifier.tasks.map((id) => solved.get(id)?.at))[value - 1] ?? 0;
  }
}

/** The times that are known, the earliest first. */
function inTurn(times: readonly (number | undefined)[]): number[] {
  return times.filter((time) => time !== undefined).toSorted((a, b) => a - b);
}

/** When the net points first were this many, by the marks of the player. */
function pointsReachedAt(points: number, { solved, tries, bought, adjusted, unlisted }: Progress): number {
  let net = unlisted.earned - unlisted.spent + adjusted;
  const marks = [
    ...[...solved.values()].map((mark) => ({ at: mark.at, change: mark.points })),
    ...[...tries.values()].map((mark) => ({ at: mark.lastAt ?? 0, change: mark.points })),
    ...[...bought.values()].map((mark) => ({ at: mark.at, change: -mark.cost })),
  ].toSorted((a, b) => a.at - b.at);
  if (net >= points) return 0;
  return marks.find(({ change }) => (net += change) >= points)?.at ?? 0;
}
