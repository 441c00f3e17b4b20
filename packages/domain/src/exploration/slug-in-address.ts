import { slugify } from './slug.ts';

/** What mail programs, chats and people leave behind a link: no slug ends with it. */
const LOOSE_END = /[^\p{L}\p{N}\p{M}\0]+$/u;

const NUMBERED = /^(.*)(--\d+)$/;

/** Whether a part of an address ends with something that belongs to the text around the link. */
export function hasLooseEnd(part: string): boolean {
  return LOOSE_END.test(part);
}

export function withoutLooseEnd(part: string): string {
  return part.replace(LOOSE_END, '');
}

/**
 * The slug that a part of an address spells: in one Unicode form, in small letters, without a full stop behind it; the
 * number behind two hyphens stays.
 */
export function slugInAddress(part: string): string {
  const text = withoutLooseEnd(part);
  const [, name = text, number = ''] = NUMBERED.exec(text) ?? [];
  return slugify(name) + number;
}

const PLAIN: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'a', œ: 'o', ı: 'i' };

/** A slug as people type it without umlauts and accents: `bächle`, `baechle` and `bachle` are the same. */
function withoutAccents(slug: string): string {
  return slug
    .replace(/[ßłøđæœı]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/([aou])e/g, '$1');
}

/**
 * The one of `slugs` that a part of an address means: spelled exactly, else without accents; undefined for none, and if
 * several fit.
 */
export function meantSlug(part: string, slugs: readonly string[]): string | undefined {
  const typed = slugInAddress(part);
  const exact = slugs.find((slug) => slug === part) ?? slugs.find((slug) => slug === typed);
  if (exact !== undefined || typed === '') return exact;
  const plain = withoutAccents(typed);
  const [similar, another] = slugs.filter((slug) => withoutAccents(slug) === plain);
  return another === undefined ? similar : undefined;
}
