import { CLOZE_BLANK, type ClozeContent, countGaps } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import { numbered, removedAt, shown } from '../editor/entries.ts';
import { tokensOf } from './tokens.ts';

type Word = ClozeContent['TaskClozeWords'][number];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a word for HTML. */
function inHtml(word: string): string {
  return word.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

function withWordAt(words: readonly Word[], place: number, word: string): Word[] {
  return numbered(words.toSpliced(place, 0, { id: 0, word, position: 0 }));
}

/**
 * Replaces a word of the text with a gap of ten underscores and adds it to the words, in the order of the gaps.
 * `token` is an index into `tokensOf(content.text)`. Returns the content unchanged if that token is not a word.
 */
export function pickWord(content: ClozeContent, token: number): ClozeContent {
  const tokens = tokensOf(content.text);
  const picked = tokens[token];
  if (picked?.kind !== 'word') return content;
  const gap = tokens.slice(0, token).filter(({ kind }) => kind === 'gap').length;
  return {
    ...content,
    text: tokens.map(({ html }, place) => (place === token ? CLOZE_BLANK : html)).join(''),
    TaskClozeWords: withWordAt(content.TaskClozeWords, gap, picked.html),
  };
}

/** Puts the word of a gap (counted from 0) back into the text. */
export function putBack(content: ClozeContent, gap: number): ClozeContent {
  const parts = content.text.split(CLOZE_BLANK);
  const word = inHtml(shown(content.TaskClozeWords)[gap]?.word ?? '');
  const text = parts
    .slice(1)
    .reduce((whole, part, place) => whole + (place === gap ? word : CLOZE_BLANK) + part, parts[0]);
  return { ...content, text: text ?? '', TaskClozeWords: numbered(removedAt(content.TaskClozeWords, gap)) };
}

/** Length of the common prefix of two texts. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * Takes over a text from the editor. Remaining gaps keep their words. The word of a deleted gap is removed. A typed gap
 * gets an empty word that the creator fills in.
 */
export function rewrite(content: ClozeContent, text: string): ClozeContent {
  const start = commonStart(content.text, text);
  const before = countGaps(text.slice(0, start));
  const missing = countGaps(content.text) - countGaps(text);
  let words: readonly Word[] = content.TaskClozeWords;
  for (let n = 0; n < missing; n += 1) words = removedAt(words, before);
  for (let n = 0; n < -missing; n += 1) words = withWordAt(words, before, '');
  return { ...content, text, TaskClozeWords: numbered(words) };
}
