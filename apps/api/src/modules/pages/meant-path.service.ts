import { pageOfPath } from '@puzzle-runs/site/page-of-path.ts';
import { pagePath } from '@puzzle-runs/site/pages.ts';
import type { Db } from '#db/store.ts';
import { findMeantBattle, findMeantRun } from '#modules/names/meant-slugs.service.ts';
import { findBattleExplorationPage } from './pages.repository.ts';
import type { PathParams } from './pages.service.ts';

/**
 * The path that a visitor meant by one that leads nowhere: without what stands behind a link, in small letters, with
 * the stored slugs of the run and the battle. Undefined if no other page fits.
 */
export async function findMeantPath(db: Db, path: string, key?: string): Promise<string | undefined> {
  const meant = pageOfPath(path);
  if (!meant || meant.page === 'management') return undefined;
  const slugs = meant.page === 'registration' ? meant.slugs : await storedSlugs(db, meant.slugs, key);
  const found = slugs && pagePath(meant.page, slugs);
  return found === path ? undefined : found;
}

/** The slugs of a path as they are stored; undefined unless the run and the battle exist together. */
async function storedSlugs(db: Db, slugs: PathParams, key: string | undefined): Promise<PathParams | undefined> {
  const [battle, run] = [
    slugs.battle === undefined ? undefined : await findMeantBattle(db, slugs.battle),
    slugs.exploration === undefined ? undefined : await findMeantRun(db, slugs.exploration),
  ];
  if ((slugs.battle !== undefined && !battle) || (slugs.exploration !== undefined && !run)) return undefined;
  if (battle && run && !(await findBattleExplorationPage(db, { battle, exploration: run }, key))) return undefined;
  return { ...slugs, ...(battle && { battle }), ...(run && { exploration: run }) };
}
