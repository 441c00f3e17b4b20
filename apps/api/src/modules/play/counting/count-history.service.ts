import type { GameContent } from '@puzzle-runs/domain/game/game.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { optionOf } from '@puzzle-runs/domain/game/solve-task.ts';
import { netOf, standingOf } from '@puzzle-runs/domain/game/standing.ts';
import { type CountedAct, countAct, ofExisting } from '@puzzle-runs/domain/insights/count-act.ts';
import { type Tally, tallyChange } from '@puzzle-runs/domain/insights/figures.ts';
import { awaitsVerdict } from '@puzzle-runs/domain/photo/photo-review.ts';
import type { Tx } from '#db/store.ts';
import { findPlayed } from '../submit/find-played.service.ts';
import { ownContentOf } from '../submit/game-of-run.ts';
import { countedPois, playerOf } from './count-act.service.ts';
import { addToCounters, type TallyRow, updateTally } from './tallies.repository.ts';

/** Counts a participation again after an earlier act has changed. `game` and `progress`: after the change. */
export function recount(
  tx: Tx,
  { tally: row, game, progress }: { tally: TallyRow | undefined; game: GameContent; progress: Progress },
): void {
  if (!row) return;
  const tally = tallyOf(game, progress);
  updateTally(tx, { ...row, tally });
  addToCounters(tx, row, ofExisting(tallyChange(row.tally, tally), countedPois(game)));
}

/** Counts a participation again from what is stored. Writes of the same transaction must have been carried out. */
export async function recountStored(tx: Tx, id: number): Promise<void> {
  const played = await findPlayed(tx, id);
  if (played) recount(tx, { ...played, game: ownContentOf(played.content, played.participation) });
}

interface PastAct {
  at: number;
  /** Null for what is only kept as a sum, because its quest or hint was deleted. */
  act: CountedAct | null;
  earned: number;
  spent: number;
  solved: number;
}

/**
 * The acts of a participation, oldest first; all wrong answers
 * have the time of the last one, because no other time is stored.
 */
function actsOf({ taskById, hintById }: GameContent, progress: Progress): PastAct[] {
  const { joinedAt, startedAt, arrived } = progress;
  const { lastSolvedAt: deletedAt, earned, spent, solved } = progress.unlisted;
  const nothing = { earned: 0, spent: 0, solved: 0 };
  const acts: PastAct[] = [
    { ...nothing, at: joinedAt, act: { kind: 'join' } },
    { earned, spent, solved, at: deletedAt ?? joinedAt, act: null },
  ];
  for (const [poiId, { at, via }] of arrived)
    acts.push({ ...nothing, at, act: { kind: 'arrival', poiId, method: via } });
  for (const [taskId, { wrong, points, lastAt }] of progress.tries) {
    const poiId = taskById.get(taskId)?.poi.id;
    for (let count = 1; count <= wrong && poiId !== undefined; count += 1) {
      const earned = count === wrong ? points : 0;
      acts.push({ ...nothing, earned, at: lastAt ?? joinedAt, act: { kind: 'wrong', poiId, taskId } });
    }
  }
  for (const [taskId, photo] of progress.photos) {
    const poiId = taskById.get(taskId)?.poi.id;
    const isUnsolved = photo.state === 'rejected' || awaitsVerdict(photo);
    // A rejected photo is an answer, too; its quest is open again.
    const kind = photo.state === 'rejected' ? 'wrong' : 'sent';
    if (poiId !== undefined && isUnsolved) acts.push({ ...nothing, at: photo.sentAt, act: { kind, poiId, taskId } });
  }
  for (const [hintId, { cost, at }] of progress.bought) {
    const poiId = hintById.get(hintId)?.poi.id;
    if (poiId !== undefined) acts.push({ ...nothing, spent: cost, at, act: { kind: 'hint', poiId } });
  }
  let lastSolvedAt = startedAt;
  for (const [taskId, { points, at, answer }] of [...progress.solved].toSorted(([, a], [, b]) => a.at - b.at)) {
    const found = taskById.get(taskId);
    if (!found) continue;
    const poiId = found.poi.id;
    if (deletedAt !== null && deletedAt <= at) lastSolvedAt = Math.max(lastSolvedAt, deletedAt);
    const seconds = (at - Math.max(startedAt, lastSolvedAt, arrived.get(poiId)?.at ?? 0)) / 1_000;
    lastSolvedAt = at;
    const act = { kind: 'solved', poiId, taskId, seconds, ...optionOf(found.task, answer) } as const;
    acts.push({ ...nothing, earned: points, solved: 1, at, act });
  }
  return acts.toSorted((a, b) => a.at - b.at);
}

/**
 * The tally after all acts. The time of points that an organiser gave is not stored, so they count with the last act.
 */
function tallyOf(game: GameContent, progress: Progress): Tally {
  const pois = countedPois(game);
  const acts = actsOf(game, progress);
  let tally: Tally = {};
  let [earned, spent, solved, highestNet] = [0, 0, 0, 0];
  for (const [index, { at, act, ...change }] of acts.entries()) {
    earned += change.earned;
    spent += change.spent;
    solved += change.solved;
    const net = netOf({ earned, spent, adjusted: 0 });
    highestNet = Math.max(highestNet, net);
    const standing = index === acts.length - 1 ? standingOf(progress) : { net, highestNet, solved };
    if (act) tally = countAct(tally, act, { pois, player: playerOf(game, standing, progress, at) });
  }
  return tally;
}
