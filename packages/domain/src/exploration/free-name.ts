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
    free = `${name
      .slice(0, NAME_MAX - end.length)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd()}${end}`;
  }
  return free;
}
