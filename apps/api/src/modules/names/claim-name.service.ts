import { freeName } from '@puzzle-runs/domain/exploration/free-name.ts';
import { freeSlug, slugify, storedSlug, withoutSlugNumber } from '@puzzle-runs/domain/exploration/slug.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import { comparableText } from '@puzzle-runs/domain/text/comparable-text.ts';
import { storedName } from '@puzzle-runs/domain/text/stored-text.ts';
import { isUniqueViolation } from '#db/sql-state.ts';
import type { Tx } from '#db/store.ts';
import { listNames, type NamedRow, type NameScope } from './names.repository.ts';

/** Name and slug as they are stored. */
export interface ClaimedName {
  name: string;
  slug: string;
}

/** Names, as they are compared, and slugs that are taken. */
export interface Taken {
  names: Set<string>;
  slugs: Set<string>;
}

export function takenBy(rows: readonly ClaimedName[]): Taken {
  return { names: new Set(rows.map(({ name }) => comparableText(name))), slugs: new Set(rows.map(({ slug }) => slug)) };
}

/**
 * Name and slug for a record beside others, which it joins. Names that differ by signs or emoji share their words, so
 * the slug may get a number (docs/decisions/0110).
 * @throws `nameless` without letters and digits, `name_taken` for a name that equals a taken one
 */
export function claimAmong({ names, slugs }: Taken, typed: string, path: string): ClaimedName {
  const name = storedName(typed);
  if (slugify(name) === '') throw new Problem('nameless', undefined, path);
  const compared = comparableText(name);
  if (names.has(compared)) throw new Problem('name_taken', { name }, path);
  const slug = freeSlug(name, slugs);
  names.add(compared);
  slugs.add(slug);
  return { name, slug };
}

/** The taken names of a scope; in large ones only those that `wanted` may equal. */
export async function takenIn(tx: Tx, scope: NameScope, wanted = { name: '', slug: '' }): Promise<Taken> {
  return takenBy(await listNames(tx, scope, wanted));
}

/** Name and slug for a copy, which joins the others: its name, or with a number. Use inside `retryOnNameTaken`. */
export function freeAmong({ names, slugs }: Taken, name: string): ClaimedName {
  const free = freeName(name, slugs, names);
  const slug = storedSlug(free);
  names.add(comparableText(free));
  slugs.add(slug);
  return { name: free, slug };
}

/** Name and slug for a new record. Use inside `claimingName`. Throws like `claimAmong`. */
export async function claimName(tx: Tx, scope: NameScope, name: string, path = 'name'): Promise<ClaimedName> {
  return claimAmong(takenBy(await listNames(tx, scope, { name, slug: slugify(name) })), name, path);
}

/** Names and slugs for several new records of a creator. Throws like `claimAmong`, once per refused name. */
export async function claimNames(
  tx: Tx,
  scope: { creatorId: number },
  names: readonly { name: string; path: string }[],
): Promise<ClaimedName[]> {
  const taken = takenBy(await listNames(tx, scope, { name: '', slug: '' }));
  const refused: Problem[] = [];
  const claimed = names.flatMap(({ name, path }) => {
    try {
      return [claimAmong(taken, name, path)];
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push(error);
      return [];
    }
  });
  refuseAll(refused);
  return claimed;
}

/**
 * Name and slug for a record that may be renamed; an empty object if no other name was sent. A name with the same words
 * keeps the slug. Use inside `claimingName`. Throws like `claimAmong`.
 */
export async function claimOtherName(
  tx: Tx,
  scope: NameScope,
  before: NamedRow,
  name: string | undefined,
): Promise<Partial<ClaimedName>> {
  if (name === undefined || name === before.name) return {};
  const others = (await listNames(tx, scope, { name, slug: slugify(name) })).filter(({ id }) => id !== before.id);
  const claimed = claimAmong(takenBy(others), name, 'name');
  return withoutSlugNumber(before.slug) === slugify(name) ? { ...claimed, slug: before.slug } : claimed;
}

/** Enough for the requests that may claim one slug at the same moment: each time, one of them gets it. */
const TRIES = 20;

/** Runs work that claims a name, and again if another request took its slug at the same moment. */
export async function claimingName<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (tries === TRIES) throw new Problem('name_taken', undefined, 'name');
    }
  }
}
