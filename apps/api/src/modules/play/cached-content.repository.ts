import { asc, eq, sql } from 'drizzle-orm';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';

const poisOfExploration = statement((db) => {
  const { pois, postalCodes } = db.t;
  return db
    .select({ poi: pois, place: postalCodes })
    .from(pois)
    .leftJoin(postalCodes, eq(postalCodes.code, pois.postalCode))
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(pois.position), asc(pois.id));
});

const tasksOfExploration = statement((db) => {
  const { pois, tasks } = db.t;
  const { id, poiId, position, name, description, taskType, points, attempts, content } = tasks;
  return db
    .select({ id, poiId, position, name, description, taskType, points, attempts, content })
    .from(tasks)
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(tasks.position), asc(tasks.id));
});

const hintsOfExploration = statement((db) => {
  const { pois, hints } = db.t;
  const { id, poiId, hintType, hintValue, cost } = hints;
  return db
    .select({ id, poiId, hintType, hintValue, cost })
    .from(hints)
    .innerJoin(pois, eq(pois.id, hints.poiId))
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(hints.position), asc(hints.id));
});

const prerequisitesOfExploration = statement((db) => {
  const { pois, prerequisites } = db.t;
  const { id, poiId, unlockType, value } = prerequisites;
  return db
    .select({ id, poiId, unlockType, value })
    .from(prerequisites)
    .innerJoin(pois, eq(pois.id, prerequisites.poiId))
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(prerequisites.id));
});

const prerequisitesOfPoi = statement((db) => {
  const { prerequisites: p } = db.t;
  return db
    .select({ unlock_type: p.unlockType, value: p.value })
    .from(p)
    .where(eq(p.poiId, sql.placeholder('poiId')));
});

const taskById = statement((db) => {
  const { pois, tasks } = db.t;
  return db
    .select({ task: tasks, explorationId: pois.explorationId, arrivalRadius: pois.arrivalRadius })
    .from(tasks)
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .where(eq(tasks.id, sql.placeholder('id')));
});

const hintById = statement((db) => {
  const { pois, hints } = db.t;
  return db
    .select({ hint: hints, explorationId: pois.explorationId })
    .from(hints)
    .innerJoin(pois, eq(pois.id, hints.poiId))
    .where(eq(hints.id, sql.placeholder('id')));
});

function byPoi({ poiId }: { poiId: number }): number {
  return poiId;
}

/** The whole content of an exploration grouped by poi, secrets included: four queries for any number of pois. */
async function readContent(db: Db, explorationId: number) {
  const [pois, tasks, hints, prerequisites] = await Promise.all([
    poisOfExploration(db, { explorationId }),
    tasksOfExploration(db, { explorationId }),
    hintsOfExploration(db, { explorationId }),
    prerequisitesOfExploration(db, { explorationId }),
  ]);
  return {
    pois,
    tasks: Map.groupBy(tasks, byPoi),
    hints: Map.groupBy(hints, byPoi),
    prerequisites: Map.groupBy(prerequisites, byPoi),
  };
}

const EXPLORATIONS_CACHED = 200;
const cache = new WeakMap<object, Map<number, { revision: number; content: PlayedContentRows }>>();

/**
 * Content of an exploration at this revision, cached in memory because all its players read the same. Callers pass the revision they
 * have just read with the participation, so the content is never older than that (docs/decisions/0008).
 */
export async function cachedContentOf(
  db: Db,
  exploration: { explorationId: number; revision: number },
): Promise<PlayedContentRows> {
  const explorations = cache.get(db.owner) ?? new Map<number, { revision: number; content: PlayedContentRows }>();
  cache.set(db.owner, explorations);
  const cached = explorations.get(exploration.explorationId);
  const content =
    cached?.revision === exploration.revision ? cached.content : await readContent(db, exploration.explorationId);
  explorations.delete(exploration.explorationId); // reinsert at the end: the first key is the least recently used
  explorations.set(exploration.explorationId, { revision: exploration.revision, content });
  const [oldest] = explorations.keys();
  if (explorations.size > EXPLORATIONS_CACHED && oldest !== undefined) explorations.delete(oldest);
  return content;
}

export type PlayedContentRows = Awaited<ReturnType<typeof readContent>>;
export type PlayedPoiRow = PlayedContentRows['pois'][number];
export type PlayedTaskRow = Awaited<ReturnType<typeof tasksOfExploration>>[number];
export type PlayedHintRow = Awaited<ReturnType<typeof hintsOfExploration>>[number];

export async function findTask(db: Db, { id, explorationId }: { id: number; explorationId: number }) {
  const [row] = await taskById(db, { id });
  return row?.explorationId === explorationId ? { ...row.task, arrivalRadius: row.arrivalRadius } : undefined;
}

export async function findHint(db: Db, { id, explorationId }: { id: number; explorationId: number }) {
  const [row] = await hintById(db, { id });
  return row?.explorationId === explorationId ? row.hint : undefined;
}

export function listPrerequisites(db: Db, poiId: number) {
  return prerequisitesOfPoi(db, { poiId });
}
