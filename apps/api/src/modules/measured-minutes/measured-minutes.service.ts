import { MEASURED_LAST, measuredMinutes } from '@puzzle-runs/domain/exploration/measured-minutes.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { startOfPlay } from '#mapping/battle-timing.ts';
import { setMeasuredMinutes } from '#modules/content/store-exploration.service.ts';
import { listFinishStates } from '#modules/play/score/finish.service.ts';
import { listCandidates, listMeasured, listRecentlySolved } from './measured-minutes.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Measures again how long the explorations take in which a player solved a task within a day, and stores the figures
 * that differ. Idempotent; several processes may run it at once.
 */
export async function measureMinutes({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<void> {
  const ids = await listRecentlySolved(store.db, new Date(now().getTime() - DAY_MS));
  if (ids.length === 0) return;
  for (const { id, measuredMinutes: stored } of await listMeasured(store.db, ids)) {
    const measured = measuredMinutes(await finishedMinutes(store.db, id));
    if (measured !== stored) await store.transact((tx) => setMeasuredMinutes(tx, id, measured));
  }
}

/** Minutes of the newest finished participations, in a battle from its start. */
async function finishedMinutes(db: Db, explorationId: number): Promise<number[]> {
  const candidates = await listCandidates(db, explorationId);
  const states = await listFinishStates(db, candidates);
  return candidates
    .flatMap((candidate, index) => {
      const finished = states[index]?.finishedAt;
      if (!finished) return [];
      return [(finished.getTime() - startOfPlay(candidate)) / MINUTE_MS];
    })
    .slice(0, MEASURED_LAST);
}
