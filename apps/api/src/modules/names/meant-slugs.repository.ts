import { and, eq, exists, inArray, like, type SQL, sql } from 'drizzle-orm';
import { idsHolding, searchWords } from '#db/search.ts';
import type { Db } from '#db/store.ts';
import { isListed } from '#db/visible-runs.ts';

/** No long word is shared by more records; a word of more says too little. */
const SIMILAR_MAX = 500;

/** The index of the search finds words from three letters on; for shorter ones it reads all texts. */
function longWords(slug: string): string[] {
  return searchWords(slug.replace(/--\d+$/, '')).filter((word) => word.length > 2);
}

function runs(db: Db, condition: SQL | undefined) {
  const { slug } = db.t.explorations;
  return db
    .select({ slug, isPublic: sql`${isListed(db)}`.mapWith(Boolean) })
    .from(db.t.explorations)
    .where(condition)
    .limit(SIMILAR_MAX);
}

/** The runs with one of the slugs; those that everybody finds are public. */
export async function listRunsNamed(db: Db, slugs: readonly string[]): Promise<{ slug: string; isPublic: boolean }[]> {
  return runs(db, inArray(db.t.explorations.slug, [...slugs]));
}

/** Slugs of runs that everybody finds and whose search text has the words of a slug. */
export async function listSimilarRuns(db: Db, slug: string): Promise<string[]> {
  const words = longWords(slug);
  if (words.length === 0) return [];
  const { id } = db.t.explorations;
  const holding = words.map((word) => inArray(id, idsHolding(db, word)));
  return (await runs(db, and(isListed(db), ...holding))).map((run) => run.slug);
}

/** Condition: everybody finds the battle, because a run that everybody finds takes part. */
function isPublicBattle(db: Db): SQL {
  const { battles, participants, explorations } = db.t;
  const played = db
    .select({ one: sql`1` })
    .from(participants)
    .innerJoin(explorations, eq(explorations.id, participants.explorationId))
    .where(and(eq(participants.battleId, battles.id), isListed(db)));
  return exists(played);
}

/** The battles with one of the slugs. */
export async function listBattlesNamed(
  db: Db,
  slugs: readonly string[],
): Promise<{ slug: string; isPublic: boolean }[]> {
  const { battles } = db.t;
  const named = inArray(battles.slug, [...slugs]);
  const [all, visible] = [
    await db.select({ slug: battles.slug }).from(battles).where(named),
    await db
      .select({ slug: battles.slug })
      .from(battles)
      .where(and(named, isPublicBattle(db))),
  ];
  return all.map(({ slug }) => ({ slug, isPublic: visible.some((battle) => battle.slug === slug) }));
}

/** Slugs of public battles whose search text has the words of a slug. */
export async function listSimilarBattles(db: Db, slug: string): Promise<string[]> {
  const words = longWords(slug);
  if (words.length === 0) return [];
  const { battles } = db.t;
  const holding = words.map((word) => like(battles.searchText, `%${word}%`));
  const rows = await db
    .select({ slug: battles.slug })
    .from(battles)
    .where(and(isPublicBattle(db), ...holding))
    .limit(SIMILAR_MAX);
  return rows.map((battle) => battle.slug);
}
