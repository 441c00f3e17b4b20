import { NAME_MAX } from '../limits.ts';

/** Characters nobody sees: soft hyphens, joiners, variation selectors of emoji, fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A letter or digit of any script, and what follows it with its accents. A mark without a letter is no word. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{Mn}\p{Mc}]*/gu;

/** What a cut must not leave behind: a hyphen, or half of a character that takes two code units. */
const LOOSE_END = /[-\uD800-\uDBFF]+$/;

/**
 * The address word of a name (specification 1, part 2): small letters, special characters turned into spaces, spaces into single
 * hyphens, none at the ends, umlauts and letters of every script kept. Two spellings that look the same give the same slug. At
 * most NAME_MAX code units. A name without letters and digits gives '', which callers refuse.
 */
export function slugOf(name: string): string {
  const text = name.replace(INVISIBLE, '').toLowerCase().normalize('NFC');
  const slug = (text.match(WORDS) ?? []).join('-');
  return slug.slice(0, NAME_MAX).replace(LOOSE_END, '');
}
