import { CLOZE_BLANK } from '@puzzle-runs/domain/limits.ts';

/**
 * A piece of a cloze text: a word that may be picked, a gap (counted from 0), what stands between them, the end of a line, or markup
 * that is not shown.
 */
export interface Token {
  kind: 'word' | 'gap' | 'text' | 'break' | 'markup';
  /** As it stands in the HTML. */
  html: string;
}

/** Markup, a gap, an entity, a word (with hyphens and apostrophes inside), or any other character. */
const PIECE = new RegExp(
  `(?<markup><[^>]*>)|(?<gap>${CLOZE_BLANK})|(?<entity>&#?\\w+;)|(?<word>[\\p{L}\\p{N}\\p{M}]+(?:[-’'][\\p{L}\\p{N}\\p{M}]+)*)|(?<other>[^<&\\p{L}\\p{N}_]+|.)`,
  'gsu',
);

/** Ends of what stands on lines of its own. */
const BREAK = /^<(?:br|hr|\/(?:p|h[1-6]|li|tr|pre|blockquote|div))\b/i;

function kindOf(groups: Record<string, string | undefined>): Token['kind'] {
  if (groups.markup !== undefined) return BREAK.test(groups.markup) ? 'break' : 'markup';
  if (groups.gap !== undefined) return 'gap';
  return groups.word === undefined ? 'text' : 'word';
}

/** A creator's HTML in pieces; joined they are the HTML again. */
export function tokensOf(html: string): Token[] {
  return Array.from(html.matchAll(PIECE), ({ 0: piece, groups = {} }) => ({ kind: kindOf(groups), html: piece }));
}
