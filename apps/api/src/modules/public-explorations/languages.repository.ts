import { and, eq, sql } from 'drizzle-orm';
import { statement } from '#db/statement.ts';
import type { Db } from '#db/store.ts';
import { listLanguages } from '#db/translated-texts.ts';
import { isListed, isOpenWith, storedKey } from '#db/visible-runs.ts';

const openNamed = statement((db) => {
  const { id, slug, lang } = db.t.explorations;
  return db
    .select({ id, source: lang })
    .from(db.t.explorations)
    .where(and(eq(slug, sql.placeholder('slug')), isOpenWith(db, sql.placeholder('key'))));
});

/** The languages of an exploration by its slug, and its key if only its link finds it. */
export async function findLanguagesOf(db: Db, slug: string, key?: string) {
  const [found] = await openNamed(db, { slug, key: storedKey(key) });
  return found && { source: found.source, languages: await listLanguages(db, found.id) };
}

const playableTags = statement((db) => {
  const { explorations: e, explorationLanguages: l } = db.t;
  const listed = isListed(db);
  const isOffered = eq(l.offered, true);
  const isPlayable = sql`exists (select 1 from ${l} inner join ${e} on ${eq(e.id, l.explorationId)}
    where ${and(sql`${l.lang} = offered.tag`, isOffered, listed)})`;
  const found = sql`(
    with recursive source(tag) as (
      select min(${e.lang}) from ${e} where ${listed}
      union all
      select (select min(${e.lang}) from ${e} where ${listed} and ${e.lang} > source.tag)
      from source where source.tag is not null
    ), offered(tag) as (
      select min(${l.lang}) from ${l} where ${isOffered}
      union all
      select (select min(${l.lang}) from ${l} where ${isOffered} and ${l.lang} > offered.tag)
      from offered where offered.tag is not null
    )
    select tag from source where tag is not null union select tag from offered where tag is not null and ${isPlayable}
  ) as found`;
  return db.select({ tag: sql<string>`found.tag` }).from(found);
});

/**
 * The tags of all languages in which explorations that everybody finds can be played. Jumps from tag to tag in an index,
 * so its cost does not grow with the explorations.
 */
export async function listPlayableTags(db: Db): Promise<string[]> {
  return (await playableTags(db, {})).map(({ tag }) => tag);
}
