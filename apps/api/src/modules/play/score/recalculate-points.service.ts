import { setImmediate } from 'node:timers/promises';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { findParticipation } from '../play.repository.ts';
import { cachedContentOf } from '../read/cached-content.repository.ts';
import { carryOut } from '../submit/carry-out.service.ts';
import { findPlayed } from '../submit/find-played.service.ts';
import {
  deleteUpTo,
  findLastRecalculation,
  insertRecalculation,
  listBattlesToRecalculate,
  listRecalculations,
  listWithMark,
  type Recalculation,
} from './recalculations.repository.ts';

export type { Recalculation } from './recalculations.repository.ts';

type RecalculateDeps = Pick<Deps, 'store' | 'changeFeed' | 'log' | 'now'>;

/** Participations that are changed at once; then players get their turn. */
const BATCH = 50;

/**
 * Stores that players who solved a task, or whose best try brings points, get its new points. `attempts`: of a task
 * whose best try brings points; null for other tasks. Pass the recalculation to `giveNewPoints` after the transaction.
 * @returns also the battles whose ranking changes
 */
export async function planRecalculation(
  tx: Tx,
  task: Omit<Recalculation, 'id'>,
): Promise<{ recalculation: Recalculation; battleIds: number[] }> {
  const recalculation = await insertRecalculation(tx, task);
  return { recalculation, battleIds: await listBattlesToRecalculate(tx, task) };
}

/** Gives all players the new points of a task, each in a transaction of its own, and tells their phones. */
export async function giveNewPoints(deps: RecalculateDeps, recalculation: Recalculation): Promise<void> {
  const { store, changeFeed } = deps;
  const { taskId } = recalculation;
  const battleIds = await listBattlesToRecalculate(store.db, recalculation);
  for (let after = 0; ; ) {
    const ids = await listWithMark(store.db, taskId, { after, limit: BATCH });
    const [first] = ids;
    if (first === undefined) break;
    const participation = await findParticipation(store.db, first);
    if (participation) await cachedContentOf(store.db, participation); // read once for all
    await Promise.all(ids.map((each) => recalculate(deps, each, taskId)));
    after = ids.at(-1) ?? after;
    await setImmediate();
  }
  await store.transact((tx) => deleteUpTo(tx, recalculation));
  for (const battleId of battleIds) changeFeed.publish({ participationId: null, battleId });
}

/** Goes on with recalculations that a server did not finish. Idempotent; several processes may run it at once. */
export async function finishRecalculations(deps: RecalculateDeps): Promise<void> {
  for (const recalculation of await listRecalculations(deps.store.db)) await giveNewPoints(deps, recalculation);
}

function recalculate({ store, log, now }: RecalculateDeps, participationId: number, taskId: number): Promise<void> {
  return store.transact(
    async (tx) => {
      // Another edit may have given the task other points meanwhile; then those count.
      const last = await findLastRecalculation(tx, taskId);
      const played = await findPlayed(tx, participationId, store.db);
      if (!last || !played) return; // the task or the participation was deleted
      const act = { act: 'recalculate', taskId, points: last.points, attempts: last.attempts } as const;
      await carryOut({ log }, tx, played, act, { at: now().getTime(), by: null });
    },
    { lock: `participation:${participationId}` },
  );
}
