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
import { openingTime } from './opening-time.ts';
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
  const openedAt = progress.opened.get(poi.id) ?? openingTime(poi, progress);
  if (poi.locationType === 'hint' || poi.arrival.radius === null) return openedAt;
  const arrived = progress.arrived.get(poi.id);
  if (arrived) return arrived.at;
  return waitsForArrival(poi, progress) ? null : openedAt;
}
