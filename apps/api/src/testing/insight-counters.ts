import { parseFigure, type Tally } from '@puzzle-runs/domain/insights/figures.ts';
import type { Store } from '#db/store.ts';

/** The counters as they are stored, and as the tallies say; without those of deleted spots and quests. */
export async function insightCountersOf({ db }: Store, explorationId: number) {
  const { insightTallies, insightCounters, tasks, pois } = db.t;
  const taskIds = new Set((await db.select().from(tasks)).map(({ id }) => id));
  const poiIds = new Set((await db.select().from(pois)).map(({ id }) => id));
  const exists = (key: string) => {
    const { of, id } = parseFigure(key);
    return of === 'run' || (of === 'task' ? taskIds.has(id) : poiIds.has(id));
  };
  const recount: Tally = {};
  for (const row of await db.select().from(insightTallies)) {
    if (row.explorationId !== explorationId) continue;
    for (const [key, n] of Object.entries(row.tally)) {
      if (!exists(key)) continue;
      for (const day of [0, row.day]) {
        const name = `${day} ${row.battleId} ${row.lang} ${key}`;
        recount[name] = (recount[name] ?? 0) + n;
      }
    }
  }
  const stored: Tally = {};
  for (const row of await db.select().from(insightCounters))
    if (row.explorationId === explorationId && row.n !== 0)
      stored[`${row.day} ${row.battleId} ${row.lang} ${row.figure}`] = row.n;
  return { stored, recount };
}

/** What participations have counted, without the order of their keys. */
export async function insightTalliesOf({ db }: Store, explorationId: number) {
  const { insightTallies } = db.t;
  const rows = await db.select().from(insightTallies);
  return rows
    .filter((row) => row.explorationId === explorationId)
    .map(({ participationId, battleId, day, tally }) => ({ participationId, battleId, day, tally }))
    .toSorted((a, b) => a.participationId - b.participationId);
}
