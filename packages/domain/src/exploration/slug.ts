import { NAME_MAX } from '../text/text-lengths.ts';

/** Invisible characters: soft hyphens, joiners, variation selectors of emoji, fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Letters and digits of any script with their combining marks. A word never starts with a mark. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{Mn}\p{Mc}]*/gu;

/** What truncation must not leave at the end: a hyphen or half of a surrogate pair. */
const LOOSE_END = /[-\uD800-\uDBFF]+$/;

/**
 * Turns a name into its part of an address: lower case, words joined by single hyphens, letters of every script kept
 * (umlauts too), at most NAME_MAX UTF-16 units. Spellings that look the same return the same slug. A name without
 * letters and digits returns '', which callers must refuse.
 */
export function slugify(name: string): string {
  const text = name.replace(INVISIBLE, '').toLowerCase().normalize('NFC');
  const slug = (text.match(WORDS) ?? []).join('-');
  return slug.slice(0, NAME_MAX).replace(LOOSE_END, '');
}

/** Path segments that stand beside a slug in the routes of the sites: no record may have one of them as its slug. */
export const RESERVED_SEGMENTS: readonly string[] = ['create'];

const NUMBER = /--\d+$/;

/** The slug of a name without the number that tells it from others. */
export function withoutSlugNumber(slug: string): string {
  return slug.replace(NUMBER, '');
}

/**
 * The slug under which the first record of a name is stored: `slugify` never returns two hyphens in a row, so no other
 * name has it.
 */
export function storedSlug(name: string): string {
  const slug = slugify(name);
  return RESERVED_SEGMENTS.includes(slug) ? numbered(slug, 1) : slug;
}

/** The first slug of a name that is not in `taken`: `c`, `c--2`, `c--3` … */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugify(name);
  let free = storedSlug(name);
  for (let number = 2; taken.has(free); number += 1) free = numbered(slug, number);
  return free;
}

function numbered(slug: string, number: number): string {
  const end = `--${number}`;
  return slug.slice(0, NAME_MAX - end.length).replace(LOOSE_END, '') + end;
}
