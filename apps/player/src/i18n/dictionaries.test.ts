import { readdirSync, readFileSync } from 'node:fs';
import { account as sharedDe } from '@puzzle-runs/web/texts/de/account.ts';
import { account as sharedEn } from '@puzzle-runs/web/texts/en/account.ts';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

type Texts = Record<string, string>;

const areas = readdirSync(new URL('de/', import.meta.url));
const german: Texts = { ...de, ...sharedDe, ...(await textsOf('de')) };
const english: Texts = { ...en, ...sharedEn, ...(await textsOf('en')) };

/** All texts of a language, those that come with their pages, too. */
async function textsOf(language: 'de' | 'en'): Promise<Texts> {
  const dictionaries = await Promise.all(
    areas.map((file): Promise<Record<string, Texts>> => import(`./${language}/${file}`)),
  );
  return Object.assign({}, ...dictionaries.flatMap((exported) => Object.values(exported)));
}

/** The `{{…}}` of a sentence, sorted. */
function placeholders(sentence = ''): string[] {
  return (sentence.match(/\{\{\w+\}\}/g) ?? []).sort();
}

/** All sources of a folder, tests and dictionaries left out. */
function sourcesOf(folder: URL): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|^(i18n|texts)\//.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}

test('both languages have the same keys', () => {
  expect(Object.keys(english).sort()).toEqual(Object.keys(german).sort());
});

test('a sentence has the same placeholders in both languages, and none is empty', () => {
  for (const [key, sentence] of Object.entries(german)) {
    expect(placeholders(english[key]), key).toEqual(placeholders(sentence));
    expect(sentence.trim(), key).not.toBe('');
    expect(english[key]?.trim(), key).not.toBe('');
  }
});

test('players are never called Sie', () => {
  for (const [key, sentence] of Object.entries(german))
    expect(sentence, key).not.toMatch(/[a-zäöüß,] (Sie|Ihr|Ihre[mnrs]?|Ihnen)\b/);
});

test('no text is unused', () => {
  const sources =
    sourcesOf(new URL('../', import.meta.url)) + sourcesOf(new URL('../../../../packages/web/src/', import.meta.url));
  // t(`problem.${code}`) uses every key that fits.
  const patterns = [...sources.matchAll(/`([\w.]+\.)\$\{[^}]+\}([\w.]*)`/g)].map(
    ([, start, end]) => new RegExp(`^${start}\\w+${end}$`),
  );
  const unused = Object.keys(german).filter((key) => {
    const name = key.replace(/_(one|other)$/, '');
    return !sources.includes(`'${name}'`) && !patterns.some((pattern) => pattern.test(name));
  });
  expect(unused).toEqual([]);
});
