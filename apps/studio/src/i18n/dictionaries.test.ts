import { readdirSync } from 'node:fs';
import { dictionaryMistakes, readSources, type Texts, unusedKeys } from '@puzzle-runs/web/i18n/testing/texts.ts';
import { expect, test } from 'vitest';
import { common as de } from './de.ts';
import { common as en } from './en.ts';

const areas = readdirSync(new URL('de/', import.meta.url));
const german: Texts = { ...de, ...(await ownTexts('de')) };
const english: Texts = { ...en, ...(await ownTexts('en')) };

/** Returns the studio's own texts of a language, including lazy-loaded ones. */
async function ownTexts(language: 'de' | 'en'): Promise<Texts> {
  const dictionaries = await Promise.all(
    areas.map((file): Promise<Record<string, Texts>> => import(`./${language}/${file}`)),
  );
  return Object.assign({}, ...dictionaries.flatMap((exported) => Object.values(exported)));
}

test('both languages have the same keys and placeholders, and German never says Sie', () => {
  expect(dictionaryMistakes(german, english)).toEqual([]);
});

test('no text of the studio is unused', async () => {
  const studio = readSources(new URL('../', import.meta.url));
  const shared = readSources(new URL('../../../../packages/web/src/', import.meta.url));
  expect(unusedKeys(studio + shared, await ownTexts('de'))).toEqual([]);
});
