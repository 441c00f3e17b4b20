import { freeSlugStart } from '@puzzle-runs/domain/exploration/free-name.ts';
import { searchable, searchIndexText } from '@puzzle-runs/domain/text/search-text.ts';
import { eq, inArray, like, or, type SQL } from 'drizzle-orm';
import type { Db } from '#db/store.ts';

/**
 * Where names differ: all explorations, all battles, the teams
 * of a creator, the pois of an exploration, the tasks of a poi.
 */
export type NameScope =
  | 'explorations'
  | 'battles'
  | { creatorId: number }
  | { explorationId: number }
  | { poiId: number };

export interface NamedRow {
  id: number;
  name: string;
  slug: string;
}

/** The index of the search finds texts from three letters on. */
const INDEXED = 3;

/** The records of a scope that may have the name or a slug of it; in small scopes all. */
export function listNames(db: Db, scope: NameScope, wanted: { name: string; slug: string }): Promise<NamedRow[]> {
  const { explorations, battles, teams, pois, tasks } = db.t;
  if (scope === 'explorations')
    return listRows(db, explorations, or(hasSlug(explorations.slug, wanted), beginsWith(db, wanted)));
  if (scope === 'battles') {
    const sameWords = eq(battles.searchText, searchIndexText(wanted.name));
    return listRows(db, battles, or(hasSlug(battles.slug, wanted), sameWords));
  }
  if ('creatorId' in scope) return listRows(db, teams, eq(teams.creatorId, scope.creatorId));
  if ('explorationId' in scope) return listRows(db, pois, eq(pois.explorationId, scope.explorationId));
  return listRows(db, tasks, eq(tasks.poiId, scope.poiId));
}

type NamedTable = Db['t']['explorations' | 'battles' | 'teams' | 'pois' | 'tasks'];

async function listRows(db: Db, table: NamedTable, condition: SQL | undefined): Promise<NamedRow[]> {
  const rows = await db.select({ id: table.id, name: table.name, slug: table.slug }).from(table).where(condition);
  return rows.filter(({ slug }) => !slug.includes('~')); // deleted: its name is free
}

/** Condition: the slug, or the slug with a number. */
function hasSlug(column: NamedTable['slug'], { slug }: { slug: string }): SQL | undefined {
  const start = freeSlugStart(slug);
  return or(eq(column, slug), like(column, start === slug ? `${slug}--%` : `${start}%`));
}

/** Condition: the search text of the exploration begins with the words of the name. */
function beginsWith(db: Db, { name }: { name: string }): SQL | undefined {
  const { explorations, explorationSearch: s } = db.t;
  const words = searchable(name);
  if (words.length < INDEXED) return undefined;
  return inArray(
    explorations.id,
    db
      .select({ id: s.rowid })
      .from(s)
      .where(like(s.text, `${words} %`)),
  );
}
