import { calendarDay } from '@puzzle-runs/domain/insights/calendar-day.ts';
import { ofExisting } from '@puzzle-runs/domain/insights/count-act.ts';
import { tallyChange } from '@puzzle-runs/domain/insights/figures.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { readContent } from '../read/cached-content.repository.ts';
import { gameContentOf } from '../submit/game-of-run.ts';
import { countedPois } from './count-act.service.ts';
import { addToCounters, findTally, listTallyDays, updateTallyDay } from './tallies.repository.ts';

/** Rows per query: what else this process does waits for no more than a millisecond. */
const BATCH = 500;

/**
 * Counts the days of all participations in the time zone of the installation, after a change of the setting.
 * Idempotent; several processes may run it at once, and players may play on meanwhile.
 */
export async function moveToTimeZone({ store, config: { timeZone } }: Pick<Deps, 'store' | 'config'>): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await listTallyDays(store.db, { after, limit: BATCH });
    for (const { id, day, joinedAt } of rows) {
      const right = calendarDay(joinedAt.getTime(), timeZone);
      if (day !== right) await store.transact((tx) => moveToDay(tx, id, right), { lock: `participation:${id}` });
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function moveToDay(tx: Tx, participationId: number, day: number): Promise<void> {
  const row = await findTally(tx, participationId);
  if (!row || row.day === day) return;
  const tally = ofExisting(row.tally, countedPois(gameContentOf(await readContent(tx, row.explorationId))));
  const moves = [
    { of: row.day, change: tallyChange(tally, {}) },
    { of: day, change: tally },
  ];
  for (const { of, change } of moves.toSorted((a, b) => a.of - b.of)) addToCounters(tx, row, change, [of]);
  await updateTallyDay(tx, participationId, day);
}
