import { describe, expect, test } from 'vitest';
import { shown } from '../editor/entries.ts';
import { pickWord, putBack, rewrite } from './picking.ts';
import { tokensOf } from './tokens.ts';

const GAP = '__________';
const HTML = '<p>Der <b>Dom</b> &amp; die Steinerne-Brücke.</p>';
const content = { text: HTML, preview: true, TaskClozeWords: [] };

function place(text: string, word: string): number {
  return tokensOf(text).findIndex(({ kind, html }) => kind === 'word' && html === word);
}

const pick = (from: Parameters<typeof pickWord>[0], word: string) => pickWord(from, place(from.text, word));
const wordsOf = ({ TaskClozeWords }: typeof content) =>
  shown<{ id: number; word: string }>(TaskClozeWords).map(({ word }) => word);

describe('the tokens of a text', () => {
  test('join to the same text', () => {
    expect(
      tokensOf(HTML)
        .map(({ html }) => html)
        .join(''),
    ).toBe(HTML);
    expect(
      tokensOf(`_${GAP}_ a<b &`)
        .map(({ html }) => html)
        .join(''),
    ).toBe(`_${GAP}_ a<b &`);
  });

  test('include words outside of markup and entities only', () => {
    const words = tokensOf(HTML).filter(({ kind }) => kind === 'word');
    expect(words.map(({ html }) => html)).toEqual(['Der', 'Dom', 'die', 'Steinerne-Brücke']);
  });
});

describe('picking words', () => {
  test('replaces them with gaps of ten underscores and lists them in the order of the gaps', () => {
    const picked = pick(pick(content, 'Steinerne-Brücke'), 'Dom');
    expect(picked.text).toBe(`<p>Der <b>${GAP}</b> &amp; die ${GAP}.</p>`);
    expect(picked.TaskClozeWords).toEqual([
      { id: 0, word: 'Dom', position: 1 },
      { id: 0, word: 'Steinerne-Brücke', position: 2 },
    ]);
  });

  test('changes nothing if the token is not a word', () => {
    expect(pickWord(content, 0)).toBe(content);
    expect(pickWord(content, 999)).toBe(content);
  });

  test('puts a word back into its place in the text', () => {
    const picked = pick(pick(content, 'Dom'), 'die');
    const back = putBack(picked, 0);
    expect(back.text).toBe(`<p>Der <b>Dom</b> &amp; ${GAP} Steinerne-Brücke.</p>`);
    expect(back.TaskClozeWords).toEqual([{ id: 0, word: 'die', position: 1 }]);
    expect(putBack(back, 0)).toEqual(content);
  });

  test('marks a stored word for deletion when it is put back', () => {
    const stored = { text: `<p>${GAP}</p>`, preview: true, TaskClozeWords: [{ id: 8, word: 'A&B', position: 1 }] };
    expect(putBack(stored, 0)).toMatchObject({ text: '<p>A&amp;B</p>', TaskClozeWords: [{ id: -8 }] });
  });
});

describe('editing the text', () => {
  const picked = pick(pick(pick(content, 'Der'), 'Dom'), 'die');

  test('keeps the words of remaining gaps', () => {
    expect(rewrite(picked, picked.text.replace('Steinerne', 'Eiserne')).TaskClozeWords).toEqual(picked.TaskClozeWords);
  });

  test.each([
    [0, ['Dom', 'die']],
    [1, ['Der', 'die']],
    [2, ['Der', 'Dom']],
  ])('removes the word of a deleted gap %i', (gap, words) => {
    const parts = picked.text.split(GAP);
    const text = parts.slice(1).reduce((all, part, n) => all + (n === gap ? '' : GAP) + part, parts[0] ?? '');
    expect(wordsOf(rewrite(picked, text) as typeof content)).toEqual(words);
  });

  test('adds an empty word for a typed gap', () => {
    expect(wordsOf(rewrite(picked, picked.text.replace('</p>', `${GAP}</p>`)) as typeof content)).toEqual([
      'Der',
      'Dom',
      'die',
      '',
    ]);
  });
});
