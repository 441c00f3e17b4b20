import { NAME_MAX } from '../limits.ts';
import { slugOf } from './slug.ts';

/**
 * A name for a copy, none of whose kind has its slug: the name itself, else `Name (2)`, `Name (3)`, … A long one is cut so that the
 * number fits.
 */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(slugOf(free)); number += 1) {
    const end = ` (${number})`;
    free = `${cut(name, NAME_MAX - end.length).trimEnd()}${end}`;
  }
  return free;
}

/** Longer than any number and its brackets. */
const NUMBER_ROOM = 20;

/** How the slugs of all names begin that `freeName` may try, by the slug of the first: those that begin so decide which are free. */
export function freeSlugStart(slug: string): string {
  return cut(slug, NAME_MAX - NUMBER_ROOM);
}

/** The start of a text, without half of a character at its end. */
function cut(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
}
