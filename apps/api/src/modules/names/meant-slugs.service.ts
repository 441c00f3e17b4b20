import { meantSlug, slugInAddress } from '@puzzle-runs/domain/exploration/slug-in-address.ts';
import type { Db } from '#db/store.ts';
import { listBattlesNamed, listRunsNamed, listSimilarBattles, listSimilarRuns } from './meant-slugs.repository.ts';

interface Lists {
  named(db: Db, slugs: string[]): Promise<{ slug: string; isPublic: boolean }[]>;
  similar(db: Db, slug: string): Promise<string[]>;
}

async function findMeant(db: Db, part: string, { named, similar }: Lists): Promise<string | undefined> {
  if (part.includes('\0')) return undefined; // PostgreSQL refuses NUL in text
  const typed = slugInAddress(part);
  if (typed === '') return undefined;
  const known = await named(db, [part, typed]);
  if (known.some(({ slug }) => slug === part)) return part; // also a draft: its address means no other record
  const spelled = known.filter(({ isPublic }) => isPublic).map(({ slug }) => slug);
  return meantSlug(part, spelled) ?? meantSlug(part, await similar(db, typed));
}

/**
 * The slug of the run that a part of an address means. One that everybody finds is also found by capitals, another
 * Unicode form, a full stop behind it and without umlauts. Undefined for none, and if several fit.
 */
export function findMeantRun(db: Db, part: string): Promise<string | undefined> {
  return findMeant(db, part, { named: listRunsNamed, similar: listSimilarRuns });
}

/** Likewise the slug of a battle; one with a run that everybody finds is also found by other spellings. */
export function findMeantBattle(db: Db, part: string): Promise<string | undefined> {
  return findMeant(db, part, { named: listBattlesNamed, similar: listSimilarBattles });
}
