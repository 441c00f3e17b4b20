import { and, inArray } from 'drizzle-orm';
import type { Db } from '#db/store.ts';
import type { ParticipationMarks } from './marks.repository.ts';
import { isAwaited } from './photos/photos.repository.ts';
import { awaitedOf } from './photos/played-photo.ts';

/** Solved tasks and wrong answers of a participation by task id, its arrivals and opened pois by poi id. */
export type FinishMarks = Pick<ParticipationMarks, 'solvedAt' | 'arrivedAt' | 'opened' | 'awaited'> & {
  wrong: ReadonlyMap<number, { wrong: number; lastAt: Date | null }>;
};

/** The marks of many participations in five queries; returns a function by participation id. */
export async function listFinishMarks(db: Db, ids: number[]): Promise<(id: number) => FinishMarks> {
  const { solvedTasks: s, wrongAttempts: w, arrivals: a, openedPois: o, photos: f } = db.t;
  if (ids.length === 0)
    return () => ({
      solvedAt: new Map(),
      wrong: new Map(),
      arrivedAt: new Map(),
      opened: new Set(),
      awaited: new Map(),
    });
  const [solved, wrong, arrived, opened, photos] = await Promise.all([
    db
      .select({ participationId: s.participationId, taskId: s.taskId, solvedAt: s.solvedAt })
      .from(s)
      .where(inArray(s.participationId, ids)),
    db
      .select({ participationId: w.participationId, taskId: w.taskId, wrong: w.wrong, lastAt: w.lastAt })
      .from(w)
      .where(inArray(w.participationId, ids)),
    db
      .select({ participationId: a.participationId, poiId: a.poiId, arrivedAt: a.arrivedAt })
      .from(a)
      .where(inArray(a.participationId, ids)),
    db.select({ participationId: o.participationId, poiId: o.poiId }).from(o).where(inArray(o.participationId, ids)),
    db
      .select({
        participationId: f.participationId,
        taskId: f.taskId,
        review: f.review,
        state: f.state,
        sentAt: f.sentAt,
      })
      .from(f)
      .where(and(inArray(f.participationId, ids), isAwaited(db))),
  ]);
  const solvedOf = Map.groupBy(solved, ({ participationId }) => participationId);
  const arrivedOf = Map.groupBy(arrived, ({ participationId }) => participationId);
  const wrongOf = Map.groupBy(wrong, ({ participationId }) => participationId);
  const photosOf = Map.groupBy(photos, ({ participationId }) => participationId);
  const openedOf = Map.groupBy(opened, ({ participationId }) => participationId);
  return (id) => ({
    solvedAt: new Map((solvedOf.get(id) ?? []).map((row) => [row.taskId, row.solvedAt])),
    wrong: new Map((wrongOf.get(id) ?? []).map((row) => [row.taskId, row])),
    arrivedAt: new Map((arrivedOf.get(id) ?? []).map((row) => [row.poiId, row.arrivedAt])),
    opened: new Set((openedOf.get(id) ?? []).map(({ poiId }) => poiId)),
    awaited: awaitedOf(photosOf.get(id) ?? []),
  });
}
