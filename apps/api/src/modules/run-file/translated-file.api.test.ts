import type { RunFile } from '@puzzle-runs/contract/run-format.ts';
import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { fileApp } from '#testing/test-app.ts';
import { marked, translate } from '#testing/translating.ts';

const opened = await fileApp({ env: { OWNER_EMAILS: 'user-1@example.org' } });
const ada = await creator(opened, 1);
const { managedExplorations, managedPois, translations } = ada.client;

/** A file in German, English and half in Leichte Sprache, with every kind of text. */
function file(over: object = {}) {
  const exploration = {
    name: freshName('Sprachen'),
    description: '<p>Stadt</p>',
    intro: '<p>Los</p>',
    finale: '<p>Aus</p>',
    languages: ['de-simple', 'en'],
    texts: {
      en: { description: '<p>Town</p>', intro: { text: '<p>Go</p>', source: '<p>Start</p>' }, finale: '<p>End</p>' },
    },
    postal_code: '93047',
    pois: [
      {
        name: 'Tor',
        texts: { 'de-simple': { name: 'Das Tor' }, en: { name: 'Gate' } },
        location_type: 'hint',
        location: [
          { hint_type: 'image', hint_value: '/a.png', cost: 0 },
          { hint_type: 'text', hint_value: 'Am Wasser', cost: 1, texts: { en: { hint_value: 'By the water' } } },
        ],
        tasks: [
          {
            name: 'Lücke',
            task_type: 'cloze',
            points: 10,
            texts: {
              'de-simple': { items: [null, 'Die Katze'] },
              en: { name: 'Gap', cloze_text: '<p>__________ and __________</p>', items: ['dog', 'cat'] },
            },
            task: { text: '<p>__________ und __________</p>', words: ['Hund', 'Katze'] },
          },
        ],
      },
    ],
    ...over,
  };
  return { format: 'puzzle-run/1', exploration } as const;
}

async function imported(over: object = {}) {
  const document = file(over);
  const { id, slug } = done(await managedExplorations.importFile({ body: document }));
  return { id, slug, document };
}

async function exported(id: number): Promise<RunFile['exploration']> {
  return done(await managedExplorations.exportFile({ params: { exploration_id: id } })).exploration;
}

test('an export returns the texts of an import, with the old source of those that are out of date', async () => {
  const { id, document } = await imported();
  expect(await exported(id)).toMatchObject(document.exploration);
  const { languages } = done(await translations.texts({ params: { exploration_id: id }, query: {} }));
  expect(languages).toMatchObject([
    { lang: 'de-simple', offered: false, done: 2 },
    { lang: 'en', offered: true, missing: 0, changed: 1 },
  ]);
});

test('exports a file without other languages unchanged', async () => {
  const { id } = await imported({ languages: undefined, texts: undefined, pois: [] });
  expect(Object.keys(await exported(id))).not.toEqual(expect.arrayContaining(['texts']));
  expect(await exported(id)).not.toHaveProperty('languages');
});

test('a copy keeps the texts of a run, and a copied spot those in the languages of its new run', async () => {
  const { id, document } = await imported();
  const copy = done(await managedExplorations.copy({ params: { exploration_id: id } }));
  expect({ ...(await exported(copy.id)), name: '' }).toMatchObject({ ...document.exploration, name: '' });

  const target = await ada.draft();
  await translate(ada.client, target, { lang: 'en', text: marked('en') });
  const poi = done(await managedPois.list({ query: { exploration_name: copy.slug } })).rows[0];
  const body = { target_name: target.slug, exploration_id: copy.id, poi_id: poi?.id ?? 0 };
  done(await managedPois.copyQuick({ body }));
  const [copied] = (await exported(target.id)).pois;
  expect(copied).toMatchObject({
    texts: { en: { name: 'Gate' } },
    location: [{}, { texts: { en: { hint_value: 'By the water' } } }],
    tasks: [{ texts: { en: { name: 'Gap', items: ['dog', 'cat'] } } }],
  });
  expect(JSON.stringify(copied)).not.toContain('de-simple');
});

test('sanitises texts, and leaves out blank ones and those with other gaps', async () => {
  const { id } = await imported({
    texts: { en: { description: '<p onclick="x()">Town</p><script>x</script>', intro: '<p> </p>' } },
    pois: [
      {
        name: 'Tor',
        location_type: 'coordinates',
        location: { latitude: 49, longitude: 12 },
        tasks: [
          {
            name: 'Lücke',
            task_type: 'cloze',
            points: 10,
            texts: { en: { cloze_text: '<p>__________</p>', items: ['dog', 'cat', 'mouse'] } },
            task: { text: '<p>__________ und __________</p>', words: ['Hund', 'Katze'] },
          },
        ],
      },
    ],
  });
  const { texts, pois } = await exported(id);
  expect(texts).toEqual({ en: { description: '<p>Town</p>' } });
  expect(pois[0]?.tasks[0]?.texts).toEqual({ en: { items: ['dog', 'cat'] } });
});

test.each([
  ['a language that is no tag', { languages: ['not a tag'] }, 'exploration.languages.0'],
  ['an unknown field of texts', { texts: { en: { slug: 'x' } } }, 'exploration.texts.en'],
  [
    'a text that is too long',
    { pois: [{ ...file().exploration.pois[0], texts: { en: { name: 'x'.repeat(121) } } }] },
    'exploration.pois.0.texts.en.name',
  ],
])('refuses %s', async (_, over, path) => {
  expect(await managedExplorations.importFile({ body: file(over) })).toMatchObject({
    status: 400,
    body: { errors: [{ path: expect.stringContaining(path) }] },
  });
});
