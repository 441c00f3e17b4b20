import type { Context, OrganiserAct, Result, Submission } from '@puzzle-runs/domain/game/act.ts';
import { apply } from '@puzzle-runs/domain/game/apply.ts';
import { absorb } from '@puzzle-runs/domain/game/organiser-acts.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { standingOf } from '@puzzle-runs/domain/game/standing.ts';
import { withWay } from '@puzzle-runs/domain/game/ways.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { countForInsights } from '../counting/count-act.service.ts';
import { recount } from '../counting/count-history.service.ts';
import { addWrongAnswer, findWrongAnswer } from '../counting/wrong-answers.repository.ts';
import { findPlayed, type Played } from './find-played.service.ts';
import { gameOf, ownContentOf } from './game-of-run.ts';
import { storeProgress } from './store-progress.repository.ts';

type Log = Pick<Deps, 'log'>;

/** Message of the log when a participation's points are not the sum of its marks; tests fail then. */
export const DRIFT = 'points are not the sum of their marks';

/**
 * Applies an act by the rules of the game and stores everything that it
 * changes. Runs in a transaction with the lock of the participation.
 * @throws Problem like `apply`; nothing was written then
 */
export async function carryOut(
  { log }: Log,
  tx: Tx,
  read: Played,
  act: Submission | OrganiserAct,
  context: Context,
): Promise<{ progress: Progress; result: Result }> {
  const { participation, progress: before, content, tally, others } = await consistent(log, tx, read);
  const at = new Date(context.at);
  const game = gameOf(participation, content, at, others);
  const { progress, outcome } = apply(game, before, act, context);
  for (const write of await storeProgress(tx, participation.id, before, progress)) tx.atCommit(write);
  for (const effect of outcome.effects) {
    switch (effect.effect) {
      case 'count':
        countForInsights(tx, { participation, tally, game, progress, at }, effect.act);
        break;
      case 'recount':
        recount(tx, { tally, game, progress });
        break;
      case 'keep_wrong_answer':
        addWrongAnswer(tx, { participationId: participation.id, taskId: effect.taskId, text: effect.text, lastAt: at });
    }
  }
  return { progress, result: outcome.result };
}

/**
 * Returns the participation as it was read if its points are the sum of its marks. Otherwise a quest was deleted
 * between the two queries, so it is read again. A difference that stays is a mistake of this program, because each act
 * stores both, and is logged.
 */
async function consistent(log: Deps['log'], tx: Tx, read: Played): Promise<Played> {
  if (!driftOf(read)) return read;
  const again = { ...read, ...(await findPlayed(tx, read.participation.id)) };
  const drift = driftOf(again);
  if (drift) log.error(drift, DRIFT);
  return again;
}

function driftOf({ participation: { id, earned, spent, solved }, progress }: Played) {
  const sum = standingOf(progress);
  if (sum.earned === earned && sum.spent === spent && sum.solved === solved) return undefined;
  const marks = { earned: sum.earned, spent: sum.spent, solved: sum.solved };
  return { participationId: id, stored: { earned, spent, solved }, marks };
}

interface Merging {
  /** Participation with which the merged team plays on; null without one. */
  kept: number | null;
  /** Participations that are deleted after this. */
  dropped: readonly number[];
  /** Points that organisers gave to the other team; `teamId`: the team whose participation is kept. */
  adjustedOfOther(teamId: number | null): number;
}

/**
 * Stores the progress with which a merged team plays on: spots that
 * were open for one of the teams are open, and points may open more.
 */
export async function absorbTeam(tx: Tx, { kept, dropped, adjustedOfOther }: Merging): Promise<void> {
  const played = kept === null ? undefined : await findPlayed(tx, kept);
  if (!played) return;
  const opened = new Map<number, number>();
  const done = new Map<number, number>();
  for (const id of dropped) {
    const { progress } = (await findPlayed(tx, id)) ?? {};
    for (const [poiId, at] of progress?.opened ?? []) opened.set(poiId, at);
    for (const [poiId, at] of progress?.done ?? []) done.set(poiId, at);
  }
  const { content, participation } = played;
  const { id, teamId, trial } = participation;
  const absorbed = absorb(played.progress, { opened, done, adjusted: adjustedOfOther(teamId) });
  const after = withWay({ ...ownContentOf(content, participation), trial }, absorbed);
  await Promise.all(await storeProgress(tx, id, played.progress, after));
}

/**
 * Gives a participation the task and its points as of the time of its answer, which the creator accepted afterwards.
 * Does nothing if the participation has solved the task, or did not give the answer. Runs in a transaction with the
 * lock of the participation. @returns the battle whose ranking changed
 */
export async function acceptFor(
  deps: Pick<Deps, 'log' | 'store'>,
  tx: Tx,
  participationId: number,
  { taskId, text }: { taskId: number; text: string },
): Promise<{ battleId: number | null } | undefined> {
  const played = await findPlayed(tx, participationId, deps.store.db);
  const given = await findWrongAnswer(tx, { participationId, taskId, text });
  if (!played || !given || played.progress.solved.has(taskId)) return undefined;
  const { progressorType, progressorId, battleId } = played.participation;
  const member = progressorType === 'team' ? '' : `${progressorType}:${progressorId}`;
  const at = given.lastAt.getTime();
  await carryOut(deps, tx, played, { act: 'accept_answer', taskId, answeredAt: at, member }, { at, by: null });
  return { battleId };
}
