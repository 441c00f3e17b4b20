import { readdirSync } from 'node:fs';
import { dictionaryMistakes, readSources, type Texts, unusedKeys } from '@puzzle-runs/web/i18n/testing/texts.ts';
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

test('both languages are complete and say the same, and nobody is called Sie', () => {
  expect(dictionaryMistakes(german, english)).toEqual([]);
});

test('no text of the studio is unused', async () => {
  const studio = readSources(new URL('../', import.meta.url));
  const shared = readSources(new URL('../../../../packages/web/src/', import.meta.url));
  expect(unusedKeys(studio + shared, await ownTexts('de'))).toEqual([]);
});
