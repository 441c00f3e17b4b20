import { comparableText } from '../text/comparable-text.ts';
import { cutText } from '../text/cut-text.ts';
import { NAME_MAX } from '../text/text-lengths.ts';
import { storedSlug } from './slug.ts';

/**
 * Returns a name whose slug is not taken, and that looks like none of the taken names: the name itself, or `Name (2)`,
 * `Name (3)` … A long name is cut to make room for the number.
 * @param names as they are compared (`comparableText`)
 */
export function freeName(name: string, slugs: ReadonlySet<string>, names: ReadonlySet<string> = new Set()): string {
  let free = name;
  for (let number = 2; slugs.has(storedSlug(free)) || names.has(comparableText(free)); number += 1) {
    const end = ` (${number})`;
    free = `${cutText(name, NAME_MAX - end.length).trimEnd()}${end}`;
  }
  return free;
}

/** Room for the number and its brackets. */
const NUMBER_ROOM = 20;

/**
 * The common prefix of all slugs that `freeName` may try. A query by this prefix finds every taken slug that matters.
 */
export function freeSlugStart(slug: string): string {
  return cutText(slug, NAME_MAX - NUMBER_ROOM);
}
