import { CLOZE_BLANK } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';

/**
 * Piece of a cloze text: a word that can be picked, a gap, text between them, the end of a line, or markup that is not
 * shown.
 */
export interface Token {
  kind: 'word' | 'gap' | 'text' | 'break' | 'markup';
  /** The exact source in the HTML. */
  html: string;
}

/** Markup, a gap, an entity, a word (with hyphens and apostrophes inside), or any other character. */
const PIECE = new RegExp(
  `(?<markup><[^>]*>)|(?<gap>${CLOZE_BLANK})|(?<entity>&#?\\w+;)|` +
    `(?<word>[\\p{L}\\p{N}\\p{M}]+(?:[-’'][\\p{L}\\p{N}\\p{M}]+)*)|(?<other>[^<&\\p{L}\\p{N}_]+|.)`,
  'gsu',
);

/** Tags that end a line. */
const BREAK = /^<(?:br|hr|\/(?:p|h[1-6]|li|tr|pre|blockquote|div))\b/i;

function kindOf(groups: Record<string, string | undefined>): Token['kind'] {
  if (groups.markup !== undefined) return BREAK.test(groups.markup) ? 'break' : 'markup';
  if (groups.gap !== undefined) return 'gap';
  return groups.word === undefined ? 'text' : 'word';
}

/** Splits a creator's HTML into tokens; joined, they give the same HTML. */
export function tokensOf(html: string): Token[] {
  return Array.from(html.matchAll(PIECE), ({ 0: piece, groups = {} }) => ({ kind: kindOf(groups), html: piece }));
}
