import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { fileApp } from '#testing/test-app.ts';
import { translate } from '#testing/translating.ts';

const { given, as, client } = await fileApp();
const ada = await creator({ given, as });

/** Names of the runs in the public list, in the list of their creator, and of the Versus that hold them. */
async function found(search: string) {
  const query = { search };
  const visitors = done(await client.explorations.list({ query }));
  const own = done(await ada.client.managedExplorations.list({ query }));
  const battles = done(await client.battles.list({ query }));
  const { rows } = done(await client.explorations.markers({ query }));
  const names = visitors.rows.map(({ name }) => name);
  expect(visitors.count).toBe(names.length);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(names.length);
  expect(own.rows.map(({ name }) => name)).toEqual(names);
  return { names, battles: battles.rows.map(({ name }) => name) };
}

const nothing = { names: [], battles: [] };
const dom = { names: ['Rund um den Dom'], battles: [expect.stringContaining('Duell')] };

const { exploration, poi } = await ada.publishedExploration({
  name: 'Rund um den Dom',
  description: '<p>Am Flußufer</p>',
  postal_code: '93047',
});
await given.battle('Duell', [{ exploration, team: 'A' }]);
const params = { exploration_id: exploration.id };
const whole = { en: '<p>Along the <strong>Cathédrale</strong> River</p>', tr: '<p>Nehir kıyısında Müze</p>' };

test('finds a run by its description in each language that players are offered, folded as its name', async () => {
  for (const [lang, description] of Object.entries(whole)) {
    await translate(ada.client, exploration, {
      lang,
      text: ({ record, field }) => (record === 'exploration' && field === 'description' ? description : `${lang} x`),
    });
  }
  for (const search of ['cathedrale', 'RIVER along', 'river Dom', 'muze', 'mueze', 'Müze 93047', 'athed']) {
    expect(await found(search), search).toEqual(dom);
  }
  for (const search of ['Flußufer', 'strong', 'river leipzig']) expect(await found(search), search).toEqual(nothing);
});

test('still finds a run by its translated texts after it is renamed', async () => {
  const change = async (name: string) => done(await ada.client.managedExplorations.change({ params, body: { name } }));
  await change('Rund um die Burg');
  expect(await found('river burg')).toMatchObject({ names: ['Rund um die Burg'] });
  await change('Rund um den Dom');
  expect(await found('river')).toEqual(dom);
});

test('does not find a run by a language that is incomplete or was removed', async () => {
  const task = await ada.task(poi, { name: 'Neu' });
  expect(await found('river')).toEqual(nothing);
  expect(await found('dom')).toEqual(dom);
  done(await ada.client.tasks.remove({ params: { poi_id: poi.id, task_id: task.id } }));
  expect(await found('river')).toEqual(dom);
  done(await ada.client.translations.changeLanguages({ params, body: { remove: ['en', 'tr'] } }));
  for (const search of ['river', 'muze']) expect(await found(search)).toEqual(nothing);
});
