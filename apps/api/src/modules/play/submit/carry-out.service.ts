import type { Context, OrganiserAct, Result, Submission } from '@puzzle-runs/domain/game/act.ts';
import { apply } from '@puzzle-runs/domain/game/apply.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { standingOf } from '@puzzle-runs/domain/game/standing.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { countForInsights } from '../counting/count-act.service.ts';
import { recount } from '../counting/count-history.service.ts';
import { addWrongAnswer } from '../counting/wrong-answers.repository.ts';
import { findPlayed, type Played } from './find-played.service.ts';
import { gameOf } from './game-of-run.ts';
import { storeProgress } from './store-progress.repository.ts';

type Log = Pick<Deps, 'log'>;

/** Message of the log when a participation's points are not the sum of its marks; tests fail then. */
export const DRIFT = 'points are not the sum of their marks';

/**
 * Applies an act by the rules of the game and stores everything that it changes. Runs in a transaction with the lock of the participation.
 * @throws Problem like `apply`; nothing was written then
 */
export async function carryOut(
  { log }: Log,
  tx: Tx,
  read: Played,
  act: Submission | OrganiserAct,
  context: Context,
): Promise<{ progress: Progress; result: Result }> {
  const { participation, progress: before, content, tally } = await consistent(log, tx, read);
  const at = new Date(context.at);
  const game = gameOf(participation, content, at);
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
 * Returns the participation as it was read if its points are the sum of its marks. Otherwise a quest was deleted between the two queries, so
 * it is read again. A difference that stays is a mistake of this program, because each act stores both, and is logged.
 */
async function consistent(log: Deps['log'], tx: Tx, read: Played): Promise<Played> {
  if (!driftOf(read)) return read;
  const again = (await findPlayed(tx, read.participation.id)) ?? read;
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
