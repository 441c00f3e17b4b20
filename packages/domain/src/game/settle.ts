import { isGated } from '../poi/qualifiers.ts';
import { hasAttemptLeft } from '../tasks/attempts.ts';
import { isOpen, waitsForArrival } from './access.ts';
import { finishedAt, isAwaited, lastActAt } from './finish.ts';
import type { Game, GameContent, GamePoi } from './game.ts';
import { firstOpenAt } from './opening-time.ts';
import type { Progress } from './progress.ts';
import { hasDoor } from './room-at-poi.ts';
import { reachedAt } from './standing.ts';

/** The rules of a run that decide what is open; without the schedule of a battle. */
type SettledGame = GameContent & Pick<Game, 'trial' | 'room'>;

interface Settling {
  /** Marks every poi that is open or done, also where no rule of the run asks for it yet. */
  everything?: boolean;
  /** The time that marks get which an act makes; `at` without it. What time alone opens has its own. */
  markedAt?: number;
}

/**
 * Marks the pois that are open or done now for the first time, and the finish. The only place where a poi opens, is
 * done or finishes a run: a mark is never taken back, so nothing that changes later locks it again. Returns the same
 * progress if there is nothing to mark.
 * @param at milliseconds
 */
export function settle(game: SettledGame, progress: Progress, at: number, settling: Settling = {}): Progress {
  const { everything = false, markedAt = at } = settling;
  if (!everything && !game.isGated && !game.countsDone && game.room === null) return progress;
  const marked = markPois(game, progress, { at, everything, markedAt });
  if (game.finish.rule === 'nothing_open' || marked.finishedAt !== null) return marked;
  return finishedAt(game, marked) === null ? marked : { ...marked, finishedAt: markedAt };
}

/**
 * The same for a look, and before an act. What an edit has opened since the last act counts from that act, so that its
 * time does not move with each look; where the room at a poi is limited, from the look that lets the team in.
 */
export function settleSinceLastAct(game: SettledGame, progress: Progress, at: number): Progress {
  return settle(game, progress, at, game.room === null ? { markedAt: lastActAt(progress) } : {});
}

/** The first poi in the order of a game that is open and not done at a time in milliseconds. */
export function nextPoi(game: SettledGame, progress: Progress, at: number): GamePoi | undefined {
  const { opened, done } = settle(game, progress, at, { everything: true });
  return game.pois.find(({ id }) => opened.has(id) && !done.has(id));
}

function markPois(
  game: SettledGame,
  progress: Progress,
  { at, everything, markedAt }: { at: number; everything: boolean; markedAt: number },
): Progress {
  const opened = new Map(progress.opened);
  const done = new Map(progress.done);
  const marked = { ...progress, opened, done };
  const countsDone = everything || game.countsDone || game.room !== null;
  const reached = { ...reachedAt(game, progress, at), ...(game.trial !== 'unlocked' && { done }) };
  // A poi that is done may open others, which are done at once where nothing is to do.
  for (let before = -1; before !== done.size; ) {
    before = done.size;
    for (const poi of game.pois) {
      if (done.has(poi.id) || !isOpen(game, poi, marked, { reached, at })) continue;
      const isDone = countsDone && nothingLeftAt(poi, progress);
      if (isDone) done.set(poi.id, markedAt);
      // With a room, the other teams count who was let in, or has arrived.
      const isLetIn = game.room !== null && hasDoor(game, poi);
      const isThere = game.room !== null && progress.arrived.has(poi.id);
      if (!opened.has(poi.id) && (isDone || everything || isLetIn || isThere || isGated(poi)))
        opened.set(poi.id, isLetIn ? markedAt : firstOpenAt(poi, marked, { at, markedAt }));
    }
  }
  const isSame = opened.size === progress.opened.size && done.size === progress.done.size;
  return isSame ? progress : marked;
}

/** Whether an open poi is done: no task is open there, and no arrival is awaited. */
function nothingLeftAt(poi: GamePoi, progress: Progress): boolean {
  const isTaskOpen = ({ id, attempts }: GamePoi['tasks'][number]) =>
    !progress.solved.has(id) &&
    hasAttemptLeft(attempts, progress.tries.get(id)?.wrong ?? 0) &&
    !isAwaited(progress, id);
  return !waitsForArrival(poi, progress) && !poi.tasks.some(isTaskOpen);
}
