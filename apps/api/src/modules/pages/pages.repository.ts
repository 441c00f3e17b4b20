import { and, eq } from 'drizzle-orm';
import { placeholders, statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';

function shownColumns({ t: { explorations } }: Db) {
  const { id, name, description, image, lang } = explorations;
  return { id, name, description, image, lang };
}

const publishedExploration = statement((db: Db) => {
  const { explorations } = db.t;
  const { exploration } = placeholders('exploration');
  return db
    .select(shownColumns(db))
    .from(explorations)
    .where(and(eq(explorations.slug, exploration), eq(explorations.published, true)));
});

const publishedExplorationById = statement((db: Db) => {
  const { explorations } = db.t;
  const { id } = placeholders('id');
  return db
    .select(shownColumns(db))
    .from(explorations)
    .where(and(eq(explorations.id, id), eq(explorations.published, true)));
});

const publishedExplorationInBattle = statement((db: Db) => {
  const { explorations, participants, battles } = db.t;
  const { exploration, battle } = placeholders('exploration', 'battle');
  return db
    .select({ ...shownColumns(db), battle: battles.name })
    .from(battles)
    .innerJoin(participants, eq(participants.battleId, battles.id))
    .innerJoin(explorations, eq(explorations.id, participants.explorationId))
    .where(and(eq(battles.slug, battle), eq(explorations.slug, exploration), eq(explorations.published, true)))
    .limit(1);
});

/** Public data of a published run. `exploration` is a slug. */
export async function findPublishedExplorationPage(db: Db, exploration: string) {
  return (await publishedExploration(db, { exploration }))[0];
}

/** Public data of a published run; undefined also for a text that is no id. */
export async function findPublishedExplorationPageById(db: Db, id: string | undefined) {
  if (id === undefined || !/^\d{1,9}$/.test(id)) return undefined;
  return (await publishedExplorationById(db, { id: Number(id) }))[0];
}

/** Public data of a published run that is played in a battle. Both parameters are slugs. */
export async function findBattleExplorationPage(db: Db, battle: string, exploration: string) {
  return (await publishedExplorationInBattle(db, { battle, exploration }))[0];
}
