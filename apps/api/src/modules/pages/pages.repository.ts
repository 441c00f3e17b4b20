import { and, eq } from 'drizzle-orm';
import { placeholders, statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import { isOpenWith, storedKey } from '#db/visible-runs.ts';

function shownColumns({ t: { explorations } }: Db) {
  const { id, name, description, image, lang, visibility } = explorations;
  return { id, name, description, image, lang, visibility };
}

const openExploration = statement((db: Db) => {
  const { explorations } = db.t;
  const { exploration, key } = placeholders('exploration', 'key');
  return db
    .select(shownColumns(db))
    .from(explorations)
    .where(and(eq(explorations.slug, exploration), isOpenWith(db, key)));
});

const openExplorationById = statement((db: Db) => {
  const { explorations } = db.t;
  const { id, key } = placeholders('id', 'key');
  return db
    .select(shownColumns(db))
    .from(explorations)
    .where(and(eq(explorations.id, id), isOpenWith(db, key)));
});

const openExplorationInBattle = statement((db: Db) => {
  const { explorations, participants, battles } = db.t;
  const { exploration, battle, key } = placeholders('exploration', 'battle', 'key');
  return db
    .select({ ...shownColumns(db), battle: battles.name })
    .from(battles)
    .innerJoin(participants, eq(participants.battleId, battles.id))
    .innerJoin(explorations, eq(explorations.id, participants.explorationId))
    .where(and(eq(battles.slug, battle), eq(explorations.slug, exploration), isOpenWith(db, key)))
    .limit(1);
});

/** What the key of an address opens; undefined and '' for an address without one. */
type Key = string | undefined;

/** Public data of a run that a visitor finds with a key. `exploration` is a slug. */
export async function findExplorationPage(db: Db, exploration: string, key: Key) {
  return (await openExploration(db, { exploration, key: storedKey(key) }))[0];
}

/** Public data of a run that a visitor finds with a key; undefined also for a text that is no id. */
export async function findExplorationPageById(db: Db, id: string | undefined, key: Key) {
  if (id === undefined || !/^\d{1,9}$/.test(id)) return undefined;
  return (await openExplorationById(db, { id: Number(id), key: storedKey(key) }))[0];
}

/** Public data of a run that is played in a battle and that a visitor finds with a key. Both names are slugs. */
export async function findBattleExplorationPage(
  db: Db,
  { battle, exploration }: { battle: string; exploration: string },
  key: Key,
) {
  return (await openExplorationInBattle(db, { battle, exploration, key: storedKey(key) }))[0];
}
