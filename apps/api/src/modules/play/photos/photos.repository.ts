import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, sql, sum } from 'drizzle-orm';
import { participationIdsOfBattle } from '#db/id-subqueries.ts';
import { statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export type PhotoRow = Tables['photos']['$inferSelect'];

/** Condition: the photo waits for its verdict, so its task is neither solved nor open. */
function isAwaited({ t: { photos: f } }: Db) {
  return and(eq(f.state, 'pending'), eq(f.review, 'before'));
}

/** A page of the photos that a participation sent, newest first. */
export async function listOwnPhotos(
  db: Db,
  participationId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const { photos: f, solvedTasks: s } = db.t;
  const own = and(eq(f.participationId, participationId), isNotNull(f.state));
  const [counted, rows] = await Promise.all([
    db.$count(f, own),
    db
      .select({ photo: f, points: s.points })
      .from(f)
      .leftJoin(s, and(eq(s.participationId, f.participationId), eq(s.taskId, f.taskId)))
      .where(own)
      .orderBy(desc(f.sentAt), desc(f.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count: counted, rows };
}

export async function findPhoto(db: Db, id: number): Promise<PhotoRow | undefined> {
  const { photos: f } = db.t;
  const [row] = await db.select().from(f).where(eq(f.id, id));
  return row;
}

/** The photo of an upload that may be a repeated request. */
export async function findUpload(db: Db, participationId: number, uploadId: string): Promise<PhotoRow | undefined> {
  const { photos: f } = db.t;
  const [row] = await db
    .select()
    .from(f)
    .where(and(eq(f.participationId, participationId), eq(f.uploadId, uploadId)));
  return row;
}

export async function insertPhoto(
  tx: Tx,
  photo: Omit<Tables['photos']['$inferInsert'], 'id' | 'file'> & { file: string },
): Promise<PhotoRow> {
  const { photos: f, photoFiles: files } = tx.t;
  const [row] = await tx.insert(f).values(photo).returning();
  if (!row) throw new Error('the photo was not inserted');
  await tx.insert(files).values({ name: photo.file, photoId: row.id });
  return row;
}

export async function updatePhoto(
  tx: Tx,
  id: number,
  changes: Partial<Tables['photos']['$inferInsert']>,
): Promise<PhotoRow> {
  const { photos: f } = tx.t;
  const [row] = await tx.update(f).set(changes).where(eq(f.id, id)).returning();
  if (!row) throw new Error(`photo ${id} is gone`);
  return row;
}

/** Deletes photos. Their files are deleted by the next sweep. */
export async function deletePhotos(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(tx.t.photos).where(inArray(tx.t.photos.id, ids));
}

/** Detaches the pictures of photos, whose verdicts stay. Their files are deleted by the next sweep. */
export async function dropPictures(tx: Tx, ids: number[]): Promise<void> {
  const { photos: f, photoFiles: files } = tx.t;
  if (ids.length === 0) return;
  await tx.update(f).set({ file: null, bytes: 0, onBoard: false }).where(inArray(f.id, ids));
  await tx.update(files).set({ photoId: null }).where(inArray(files.photoId, ids));
}

/** Number of pictures of a participation and of its run, and the bytes of the run. */
export async function countStored(db: Db, of: { participationId: number; explorationId: number }) {
  const { photos: f } = db.t;
  const [own, [run]] = await Promise.all([
    db.$count(f, and(eq(f.participationId, of.participationId), isNotNull(f.file))),
    db
      .select({ photos: count(), bytes: sum(f.bytes).mapWith(Number) })
      .from(f)
      .where(and(eq(f.explorationId, of.explorationId), isNotNull(f.file))),
  ]);
  return { own, photos: run?.photos ?? 0, bytes: run?.bytes ?? 0 };
}

/** Photos of a member in some participations. */
export function listPhotosOfMember(db: Db, members: string[], participationIds?: number[]) {
  const { photos: f } = db.t;
  const where = and(inArray(f.member, members), participationIds && inArray(f.participationId, participationIds));
  return db.select().from(f).where(where);
}

/** Deletes the photos of a battle. Their files are deleted by the next sweep, and results stay. */
export async function deletePhotosOfBattle(tx: Tx, battleId: number): Promise<void> {
  const { photos: f } = tx.t;
  await tx.delete(f).where(inArray(f.participationId, participationIdsOfBattle(tx, battleId)));
}

/** Participations of a battle with photos that wait for their verdict. */
export async function listAwaitedInBattle(tx: Tx, battleId: number): Promise<number[]> {
  const { photos: f } = tx.t;
  const rows = await tx
    .selectDistinct({ id: f.participationId })
    .from(f)
    .where(and(inArray(f.participationId, participationIdsOfBattle(tx, battleId)), isAwaited(tx)));
  return rows.map(({ id }) => id);
}

/**
 * Deletes the photos in the runs of an account, which then have no reviewer. Their files are deleted by the next sweep.
 */
export async function deletePhotosInRunsOf(tx: Tx, creatorId: number): Promise<void> {
  const { photos: f, explorations: e } = tx.t;
  const own = tx.select({ id: e.id }).from(e).where(eq(e.creatorId, creatorId));
  await tx.delete(f).where(inArray(f.explorationId, own));
}

/** Photos that were uploaded before this time and not sent. */
export async function listUnusedBefore(db: Db, time: Date): Promise<number[]> {
  const { photos: f } = db.t;
  const rows = await db
    .select({ id: f.id })
    .from(f)
    .where(and(lt(f.uploadedAt, time), isNull(f.state)));
  return rows.map(({ id }) => id);
}

/** Photos with pictures of runs that keep them for this number of days, sent before this time. */
export async function listSentBefore(db: Db, { days, time }: { days: number; time: Date }): Promise<number[]> {
  const { photos: f, explorations: e } = db.t;
  const rows = await db
    .select({ id: f.id })
    .from(f)
    .innerJoin(e, eq(e.id, f.explorationId))
    .where(and(eq(e.photoDays, days as 7), lt(f.sentAt, time), isNotNull(f.file)));
  return rows.map(({ id }) => id);
}

/** Files whose photos are gone. */
export async function listAbandonedFiles(db: Db, limit: number): Promise<string[]> {
  const { photoFiles: files } = db.t;
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(isNull(files.photoId))
    .orderBy(asc(files.name))
    .limit(limit);
  return rows.map(({ name }) => name);
}

export async function forgetFile(tx: Tx, name: string): Promise<void> {
  const { photoFiles: files } = tx.t;
  await tx.delete(files).where(and(eq(files.name, name), isNull(files.photoId)));
}

/** The next names of files after `last`, in alphabetical order. */
export async function listFilesAfter(db: Db, last: string, limit: number): Promise<string[]> {
  const { photoFiles: files } = db.t;
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(and(gt(files.name, last), isNotNull(files.photoId)))
    .orderBy(asc(files.name))
    .limit(limit);
  return rows.map(({ name }) => name);
}

const awaitedInBattle = statement((db) => {
  const { photos: f, participations: p } = db.t;
  return db
    .select({ n: count() })
    .from(f)
    .innerJoin(p, eq(p.id, f.participationId))
    .where(and(eq(p.battleId, sql.placeholder('battleId')), isAwaited(db)));
});

/** Photos of all teams of a battle that wait for their verdict. */
export async function countAwaited(db: Db, battleId: number): Promise<number> {
  const [row] = await awaitedInBattle(db, { battleId });
  return row?.n ?? 0;
}

const onBoard = statement((db) => {
  const { photos: f, participations: p, teams } = db.t;
  return db
    .select({ id: f.id, team: { id: teams.id, name: teams.name, slug: teams.slug, image: teams.image } })
    .from(f)
    .innerJoin(p, eq(p.id, f.participationId))
    .innerJoin(teams, eq(teams.id, p.teamId))
    .where(and(eq(p.battleId, sql.placeholder('battleId')), eq(f.onBoard, true), isNotNull(f.file)))
    .orderBy(desc(f.sentAt), desc(f.id))
    .limit(sql.placeholder('limit'));
});

/** Photos on the big screen of a battle, newest first. */
export function listOnBoard(db: Db, battleId: number, limit: number) {
  return onBoard(db, { battleId, limit });
}

/** Takes a photo off the big screen of a battle. Returns whether it was on it. */
export async function reportOnBoard(
  tx: Tx,
  { id, battleId, at }: { id: number; battleId: number; at: Date },
): Promise<boolean> {
  const { photos: f, participations: p } = tx.t;
  const inBattle = tx.select({ id: p.id }).from(p).where(eq(p.battleId, battleId));
  const rows = await tx
    .update(f)
    .set({ onBoard: false, reportedAt: at, updatedAt: at })
    .where(and(eq(f.id, id), eq(f.onBoard, true), inArray(f.participationId, inBattle)))
    .returning({ id: f.id });
  return rows.length > 0;
}
