import { bestWay, withWay } from '@puzzle-runs/domain/game/ways.ts';
import type { Tx } from '#db/store.ts';
import { readContent } from '../read/cached-content.repository.ts';
import { gameContentOf, ownContentOf } from '../submit/game-of-run.ts';
import { listMarks, toProgress } from '../submit/progress.repository.ts';
import { updateWay } from '../submit/store-progress.repository.ts';
import { listPlaying } from './keep-open.repository.ts';
import { forgetWays, hasChoices, storePointsToEarn } from './ways.repository.ts';

const BATCH = 200;

/**
 * Stores what can be earned in an exploration whose decisions open pois: its best way, and for each participation the
 * best one that its choices leave. Call it at the end of the transaction of an edit. Three queries for other explorations.
 */
export async function refreshWays(tx: Tx, explorationId: number): Promise<void> {
  if (!(await hasChoices(tx, explorationId))) return forgetWays(tx, explorationId);
  const content = await readContent(tx, explorationId);
  const best = bestWay(gameContentOf(content));
  if (best) await storePointsToEarn(tx, explorationId, best.points);
  for (let after = 0; ; ) {
    const rows = await listPlaying(tx, explorationId, { after, limit: BATCH });
    const marksOf = await listMarks(
      tx,
      rows.map(({ id }) => id),
    );
    const writes = rows.flatMap((row) => {
      const before = toProgress(row, marksOf(row.id));
      const { way } = withWay({ ...ownContentOf(content, row), trial: row.trial }, before);
      return way && way !== before.way ? [updateWay(tx, { id: row.id, ...way })] : [];
    });
    await Promise.all(writes);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
