import { finishedAt, lastActAt } from '@puzzle-runs/domain/game/finish.ts';
import { settle } from '@puzzle-runs/domain/game/settle.ts';
import type { Tx } from '#db/store.ts';
import { type PlayedContentRows, readContent } from '../read/cached-content.repository.ts';
import { ownContentOf, roomRuleOf } from '../submit/game-of-run.ts';
import { listMarks, toProgress } from '../submit/progress.repository.ts';
import { newMarks } from '../submit/store-progress.repository.ts';
import { listPlaying, storeKept } from './keep-open.repository.ts';

const BATCH = 200;

interface Keeping {
  explorationId: number;
  /** Before the edit. */
  content: PlayedContentRows;
  at: Date;
  /** Whether also who has finished stays so. */
  keepsFinish: boolean;
}

/**
 * Marks for everybody who plays an exploration what is open, done and finished by its present content, so that an edit
 * of that content locks nothing. Call it before the edit, in its transaction. Most participations are marked already:
 * only pois without conditions, and those that time has opened since the last act, are not. Teams that wait for their
 * start have seen nothing, so nothing is kept open for them.
 */
export async function keepOpen(tx: Tx, { explorationId, content, at, keepsFinish }: Keeping): Promise<void> {
  const now = at.getTime();
  for (let after = 0; ; ) {
    const rows = await listPlaying(tx, explorationId, { after, limit: BATCH });
    const marksOf = await listMarks(
      tx,
      rows.map(({ id }) => id),
    );
    const kept = rows.flatMap((row) => {
      const before = toProgress(row, marksOf(row.id));
      if (row.startsAt === null ? row.manualStart : before.startedAt > now) return [];
      const rule = roomRuleOf(row, at);
      // What a team has seen open is marked; what is full now stays closed.
      const own = { ...ownContentOf(content, row), trial: row.trial, room: rule && { ...rule, present: null } };
      const settled = settle(own, before, now, { everything: true, markedAt: lastActAt(before) });
      const finished = finishedAt(own, settled);
      return {
        id: row.id,
        marks: newMarks(before, settled),
        finishedAt: keepsFinish && before.finishedAt === null && finished !== null ? new Date(finished) : null,
      };
    });
    await storeKept(tx, kept);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/** The same before a battle changes what is open in an exploration, whose content stays as it is. */
export async function keepOpenIn(tx: Tx, explorationId: number, at: Date): Promise<void> {
  await keepOpen(tx, { explorationId, content: await readContent(tx, explorationId), at, keepsFinish: false });
}
