import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { fileApp } from '#testing/test-app.ts';
import { marked, translate } from '#testing/translating.ts';

const opened = await fileApp();
const ada = await creator(opened);

/** A published run that is translated; `drafts` lack a text. */
async function run(name: string, { lang = 'de', offered = [] as string[], drafts = [] as string[] } = {}) {
  const { exploration } = await ada.publishedExploration({
    name,
    lang,
    description: '<p>Los</p>',
    postal_code: '93047',
  });
  for (const tag of offered) await translate(ada.client, exploration, { lang: tag, text: marked(tag) });
  for (const tag of drafts)
    await translate(ada.client, exploration, {
      lang: tag,
      text: ({ record }) => (record === 'exploration' ? '<p>Go</p>' : undefined),
    });
  return exploration;
}

async function found(language?: string) {
  const query = { limit: 100, ...(language !== undefined && { language }) };
  const list = done(await opened.client.explorations.list({ query }));
  const map = done(await opened.client.explorations.markers({ query: { language } }));
  expect(map.rows.reduce((sum, { count }) => sum + count, 0)).toBe(list.count);
  expect(list.rows).toHaveLength(list.count);
  return list.rows.map(({ name }) => name).toReversed();
}

test('finds the runs that can be played in a language, in list, count and map', async () => {
  const dom = await run('Dom', { offered: ['en', 'de-simple'], drafts: ['fr'] });
  await run('Burg', { lang: 'de-AT', drafts: ['en'] });
  await run('Castle', { lang: 'en-GB' });
  const draft = await ada.draft({ name: 'Entwurf', lang: 'nl' });
  await translate(ada.client, draft, { lang: 'it', text: marked('it') });

  const { rows, languages } = done(await opened.client.explorations.list({ query: {} }));
  expect(languages).toEqual([
    { lang: 'de', name: 'Deutsch', direction: 'ltr' },
    { lang: 'en', name: 'English', direction: 'ltr' },
    { lang: 'de-simple', name: 'Leichte Sprache', direction: 'ltr' },
  ]);
  expect(rows.map((row) => row.languages?.map(({ lang }) => lang))).toEqual([
    undefined,
    undefined,
    ['de', 'de-simple', 'en'],
  ]);
  expect(await found()).toEqual(['Dom', 'Burg', 'Castle']);
  expect(await found('de')).toEqual(['Dom', 'Burg']);
  expect(await found('en')).toEqual(['Dom', 'Castle']);
  expect(await found('EN-us')).toEqual(['Dom', 'Castle']);
  expect(await found('de-simple')).toEqual(['Dom']);
  for (const nothing of ['fr', 'it', 'nl', '%', 'x'.repeat(35)]) expect(await found(nothing)).toEqual([]);

  const poi = await ada.poi(dom);
  await ada.task(poi, { name: 'Neu' });
  expect(await found('en')).toEqual(['Castle']);
});

test('combines the language with search, code and page', async () => {
  const query = { language: 'de', search: 'dom', code: 'withoutCode', postal_code: '93047' } as const;
  const count = async (over: object) =>
    done(await opened.client.explorations.list({ query: { ...query, ...over } })).count;
  expect(await count({})).toBe(1);
  expect(await count({ offset: 1 })).toBe(1);
  expect(await count({ language: 'it' })).toBe(0);
  expect(await count({ code: 'withCode' })).toBe(0);
  expect(await count({ postal_code: '20095' })).toBe(0);
});

test('refuses a language that is too long', async () => {
  expect(await opened.client.explorations.list({ query: { language: 'x'.repeat(36) } })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'invalid_request', path: 'language' }] },
  });
});
