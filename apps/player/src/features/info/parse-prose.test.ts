import { INFO_PAGES } from '@puzzle-runs/site/info-pages.ts';
import { PAGES } from '@puzzle-runs/site/pages.ts';
import { expect, test } from 'vitest';
import { legal as german } from '#i18n/de/legal.ts';
import { license as germanLicense } from '#i18n/de/license.ts';
import { legal as english } from '#i18n/en/legal.ts';
import { license as englishLicense } from '#i18n/en/license.ts';
import { parseBlocks, splitLinks } from './parse-prose.ts';

test('each line is a paragraph, and lines with a dash form a list', () => {
  expect(parseBlocks('One\n- a\n- b\nTwo')).toEqual([
    { kind: 'paragraph', lines: ['One'] },
    { kind: 'list', lines: ['a', 'b'] },
    { kind: 'paragraph', lines: ['Two'] },
  ]);
});

test('splits a line at its links', () => {
  expect(splitLinks('See [here](terms), or [there](info)')).toEqual([
    { text: 'See ' },
    { text: 'here', page: 'terms' },
    { text: ', or ' },
    { text: 'there', page: 'info' },
  ]);
  expect(splitLinks('Nothing (here) [at all]')).toEqual([{ text: 'Nothing (here) [at all]' }]);
});

test('every link in a text leads to an existing page', () => {
  const texts: string[] = [german, english, germanLicense, englishLicense].flatMap((words) => Object.values(words));
  const pages = texts.flatMap((text) => splitLinks(text).flatMap(({ page }) => page ?? []));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) expect(Object.hasOwn(INFO_PAGES, page) || page === 'progress', page).toBe(true);
  expect(PAGES.progress.path).toBe('/progress');
});
