import type { PhotoState } from '@puzzle-runs/domain/photo/photo-review.ts';
import { and, asc, count, desc, eq, exists, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '#db/store.ts';

/** The photos of one run or one battle, of the runs of one creator. */
export interface ReviewFilter {
  creatorId: number;
  explorationId?: number | undefined;
  battleId?: number | undefined;
}

/** Photos that were sent in runs of the creator; tests of creators are left out. */
function ofCreator(
  { t: { photos: f, participations: p, explorations: e } }: Db,
  filter: ReviewFilter,
): SQL | undefined {
  return and(
    eq(e.creatorId, filter.creatorId),
    filter.explorationId === undefined ? undefined : eq(e.id, filter.explorationId),
    filter.battleId === undefined ? undefined : eq(p.battleId, filter.battleId),
    isNull(p.trial),
    isNotNull(f.state),
  );
}

function selectReviews(db: Db, where: SQL | undefined) {
  const { photos: f, participations: p, explorations: e, pois, tasks, teams, battles: b, solvedTasks: s } = db.t;
  return db
    .select({
      photo: f,
      points: s.points,
      maxPoints: tasks.points,
      photoDays: e.photoDays,
      exploration: { id: e.id, name: e.name, slug: e.slug },
      poi: { id: pois.id, name: pois.name, slug: pois.slug },
      task: { id: tasks.id, name: tasks.name, slug: tasks.slug },
      team: { id: teams.id, name: teams.name, slug: teams.slug, image: teams.image },
      battle: { id: b.id, name: b.name, slug: b.slug },
    })
    .from(f)
    .innerJoin(p, eq(p.id, f.participationId))
    .innerJoin(e, eq(e.id, f.explorationId))
    .innerJoin(tasks, eq(tasks.id, f.taskId))
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .leftJoin(teams, eq(teams.id, p.teamId))
    .leftJoin(b, eq(b.id, p.battleId))
    .leftJoin(s, and(eq(s.participationId, f.participationId), eq(s.taskId, f.taskId)))
    .where(where)
    .$dynamic();
}

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

interface Wanted {
  state: PhotoState | 'all';
  taskId: number | undefined;
  limit: number;
  offset: number;
}

/** A page of photos, with their number: those to review oldest first, others newest first. */
export async function listReviews(db: Db, filter: ReviewFilter, { state, taskId, limit, offset }: Wanted) {
  const { photos: f } = db.t;
  const where = and(
    ofCreator(db, filter),
    state === 'all' ? undefined : eq(f.state, state),
    taskId === undefined ? undefined : eq(f.taskId, taskId),
  );
  const order = state === 'pending' ? [asc(f.sentAt), asc(f.id)] : [desc(f.sentAt), desc(f.id)];
  const [counted, rows] = await Promise.all([
    countWhere(db, where),
    selectReviews(db, where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  ]);
  return { count: counted, rows };
}

async function countWhere(db: Db, where: SQL | undefined): Promise<number> {
  const { photos: f, participations: p, explorations: e } = db.t;
  const [row] = await db
    .select({ n: count() })
    .from(f)
    .innerJoin(p, eq(p.id, f.participationId))
    .innerJoin(e, eq(e.id, f.explorationId))
    .where(where);
  return row?.n ?? 0;
}

/** Number of photos that were not reviewed yet. */
export function countOpenReviews(db: Db, filter: ReviewFilter): Promise<number> {
  return countWhere(db, and(ofCreator(db, filter), eq(db.t.photos.state, 'pending')));
}

/** Number of photos of a battle that were not reviewed yet, by team. */
export async function countOpenReviewsByTeam(db: Db, filter: ReviewFilter): Promise<Map<number, number>> {
  const { photos: f, participations: p, explorations: e } = db.t;
  const rows = await db
    .select({ teamId: p.teamId, n: count() })
    .from(f)
    .innerJoin(p, eq(p.id, f.participationId))
    .innerJoin(e, eq(e.id, f.explorationId))
    .where(and(ofCreator(db, filter), eq(f.state, 'pending')))
    .groupBy(p.teamId);
  return new Map(rows.map(({ teamId, n }) => [teamId ?? 0, n]));
}

/** A photo in a run of the creator; undefined for other photos. */
export async function findReview(db: Db, { creatorId, id }: { creatorId: number; id: number }) {
  const [row] = await selectReviews(db, and(ofCreator(db, { creatorId }), eq(db.t.photos.id, id)));
  return row;
}

/** Photo tasks of a run, or of the creator's runs in a battle. */
export async function listPhotoTasks(db: Db, { creatorId, explorationId, battleId }: ReviewFilter) {
  const { explorations: e, pois, tasks, participants: side } = db.t;
  const inBattle =
    battleId === undefined
      ? undefined
      : exists(
          db
            .select({ id: side.id })
            .from(side)
            .where(and(eq(side.explorationId, e.id), eq(side.battleId, battleId))),
        );
  const rows = await db
    .select({
      id: tasks.id,
      name: tasks.name,
      slug: tasks.slug,
      Poi: { id: pois.id, name: pois.name, slug: pois.slug },
      Exploration: { id: e.id, name: e.name, slug: e.slug },
    })
    .from(tasks)
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .innerJoin(e, eq(e.id, pois.explorationId))
    .where(
      and(
        eq(tasks.taskType, 'photo'),
        eq(e.creatorId, creatorId),
        explorationId === undefined ? undefined : eq(e.id, explorationId),
        inBattle,
      ),
    )
    .orderBy(asc(e.name), asc(pois.position), asc(tasks.position));
  return rows;
}

/** A battle of the creator, or one in which teams play a run of the creator; undefined for others. */
export async function findReviewedBattle(
  db: Db,
  { creatorId, slug }: { creatorId: number; slug: string },
): Promise<{ id: number; slug: string } | undefined> {
  const { battles: b, participants: side, explorations: e } = db.t;
  const own = db
    .select({ id: side.id })
    .from(side)
    .innerJoin(e, eq(e.id, side.explorationId))
    .where(and(eq(side.battleId, b.id), eq(e.creatorId, creatorId)));
  const [row] = await db
    .select({ id: b.id, slug: b.slug })
    .from(b)
    .where(and(eq(b.slug, slug), or(eq(b.creatorId, creatorId), exists(own))));
  return row;
}

/** The pictures for a download, in order: those that were not rejected and not deleted. */
export function listPictures(db: Db, filter: ReviewFilter) {
  const { photos: f } = db.t;
  const where = and(ofCreator(db, filter), ne(f.state, 'rejected'), isNotNull(f.file));
  return selectReviews(db, where).orderBy(asc(f.sentAt), asc(f.id));
}
