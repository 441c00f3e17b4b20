import { readdirSync } from 'node:fs';
import { account as sharedDe } from '@puzzle-runs/web/i18n/de/account.ts';
import { afterAnswer as afterDe } from '@puzzle-runs/web/i18n/de/after-answer.ts';
import { licenseNames as namesDe } from '@puzzle-runs/web/i18n/de/license-names.ts';
import { poi as poiDe } from '@puzzle-runs/web/i18n/de/poi.ts';
import { ranking as rankingDe } from '@puzzle-runs/web/i18n/de/ranking.ts';
import { task as taskDe } from '@puzzle-runs/web/i18n/de/task.ts';
import { account as sharedEn } from '@puzzle-runs/web/i18n/en/account.ts';
import { afterAnswer as afterEn } from '@puzzle-runs/web/i18n/en/after-answer.ts';
import { licenseNames as namesEn } from '@puzzle-runs/web/i18n/en/license-names.ts';
import { poi as poiEn } from '@puzzle-runs/web/i18n/en/poi.ts';
import { ranking as rankingEn } from '@puzzle-runs/web/i18n/en/ranking.ts';
import { task as taskEn } from '@puzzle-runs/web/i18n/en/task.ts';
import { dictionaryMistakes, readSources, type Texts, unusedKeys } from '@puzzle-runs/web/i18n/testing/texts.ts';
import { expect, test } from 'vitest';
import { common as de } from './de.ts';
import { common as en } from './en.ts';

/** A folder holds parts of the dictionary of its name. */
const areas = readdirSync(new URL('de/', import.meta.url)).filter((name) => name.endsWith('.ts'));
const german: Texts = {
  ...de,
  ...sharedDe,
  ...namesDe,
  ...poiDe,
  ...rankingDe,
  ...taskDe,
  ...afterDe,
  ...(await textsOf('de')),
};
const english: Texts = {
  ...en,
  ...sharedEn,
  ...namesEn,
  ...poiEn,
  ...rankingEn,
  ...taskEn,
  ...afterEn,
  ...(await textsOf('en')),
};

/** All texts of a language, including those of lazily loaded pages. */
async function textsOf(language: 'de' | 'en'): Promise<Texts> {
  const dictionaries = await Promise.all(
    areas.map((file): Promise<Record<string, Texts>> => import(`./${language}/${file}`)),
  );
  return Object.assign({}, ...dictionaries.flatMap((exported) => Object.values(exported)));
}

test('both languages are complete with equal placeholders, and the German texts say du', () => {
  expect(dictionaryMistakes(german, english)).toEqual([]);
});

test('every text is used', () => {
  const site = readSources(new URL('../', import.meta.url));
  const shared = readSources(new URL('../../../../packages/web/src/', import.meta.url));
  expect(unusedKeys(site + shared, german)).toEqual([]);
});
