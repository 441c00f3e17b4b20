import { readdirSync } from 'node:fs';
import { CALLED_SIE, placeholdersOf, sourcesOf, type Texts, unusedIn } from '@puzzle-runs/web/testing/texts.ts';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

const areas = readdirSync(new URL('de/', import.meta.url));
const german: Texts = { ...de, ...(await ownTexts('de')) };
const english: Texts = { ...en, ...(await ownTexts('en')) };

/** The studio's own texts of a language, those that come with their pages, too. */
async function ownTexts(language: 'de' | 'en'): Promise<Texts> {
  const dictionaries = await Promise.all(
    areas.map((file): Promise<Record<string, Texts>> => import(`./${language}/${file}`)),
  );
  return Object.assign({}, ...dictionaries.flatMap((exported) => Object.values(exported)));
}

test('both languages have the same keys', () => {
  expect(Object.keys(english).sort()).toEqual(Object.keys(german).sort());
});

test('a sentence has the same placeholders in both languages, and none is empty', () => {
  for (const [key, sentence] of Object.entries(german)) {
    expect(placeholdersOf(english[key]), key).toEqual(placeholdersOf(sentence));
    expect(sentence.trim(), key).not.toBe('');
    expect(english[key]?.trim(), key).not.toBe('');
  }
});

test('creators are never called Sie', () => {
  for (const [key, sentence] of Object.entries(german)) expect(sentence, key).not.toMatch(CALLED_SIE);
});

test('no text of the studio is unused', async () => {
  const studio = sourcesOf(new URL('../', import.meta.url));
  const shared = sourcesOf(new URL('../../../../packages/web/src/', import.meta.url));
  expect(unusedIn(studio + shared, await ownTexts('de'))).toEqual([]);
});
