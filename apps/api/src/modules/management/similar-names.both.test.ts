import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const { managedExplorations, managedPois, managedTeams, managedBattles, tasks } = ada.client;
const [PLACE, TEXT] = ['93047', '<p>x</p>'];

/** Names that differ by signs or emoji, with the same words. */
const similar = (name: string) => [name, `${name} 🦊`, `${name} 🐻`, `${name}++`, `${name}.`];
/** Names that look like `name`. */
const same = (name: string) => [name.toUpperCase(), ` ${name} `, name.replace('e', 'e\u00AD'), name.normalize('NFD')];
const slugs = (slug: string) => [slug, ...[2, 3, 4, 5].map((number) => `${slug}--${number}`)];

const records = {
  async runs() {
    return (name: string) => managedExplorations.create({ body: { name, description: TEXT, postal_code: PLACE } });
  },
  async teams() {
    return (name: string) => managedTeams.create({ body: { name } });
  },
  async battles() {
    return (name: string) => managedBattles.create({ body: { name } });
  },
  async pois() {
    const { slug: exploration_name } = await ada.draft();
    const place = { location_type: 'coordinates', location: { latitude: 1, longitude: 1 } } as const;
    return (name: string) => managedPois.create({ body: { exploration_name, name, description: TEXT, ...place } });
  },
  async tasks() {
    const params = { poi_id: (await ada.poi(await ada.draft())).id };
    const content = { task_type: 'guess_number', task: { answer: 1 } } as const;
    return (name: string) => tasks.create({ params, body: { name, points: 1, ...content } });
  },
};

test.each(Object.entries(records))('%s whose names differ by signs or emoji get numbered slugs', async (_, kind) => {
  const create = await kind();
  const name = freshName('Größe');
  const made: { name: string; slug: string }[] = [];
  for (const other of similar(name)) made.push(done(await create(other)));
  expect(made.map((record) => record.name)).toEqual(similar(name));
  expect(made.map(({ slug }) => slug)).toEqual(slugs(name.toLowerCase().replace(' ', '-')));
  for (const other of [...same(name), name.replace('ß', 'ss')]) {
    expect(await create(other), other).toMatchObject(problem(409, 'name_taken'));
  }
  expect(await create('🦊🐻')).toMatchObject(problem(400, 'nameless'));
});

test('two requests at once for names that differ by emoji both succeed', async () => {
  const name = freshName('Zugleich');
  const made = await Promise.all(similar(name).map((other) => managedTeams.create({ body: { name: other } })));
  expect(new Set(made.map((response) => done(response).slug)).size).toBe(5);
});

test('a record that is renamed keeps its slug with the same words, and gets a free one otherwise', async () => {
  const [name, other] = [freshName('Team'), freshName('Klub')];
  const [fox, bear] = [
    done(await managedTeams.create({ body: { name: `${name} 🦊` } })),
    done(await managedTeams.create({ body: { name: `${name} 🐻` } })),
  ];
  const rename = async (to: string) => managedTeams.change({ params: { team_id: bear.id }, body: { name: to } });
  expect(bear.slug).toBe(`${fox.slug}--2`);
  expect(done(await rename(`${name} 🐨`))).toMatchObject({ slug: bear.slug });
  expect(await rename(`${name} 🦊`)).toMatchObject(problem(409, 'name_taken'));
  expect(done(await rename(other))).toMatchObject({ slug: other.toLowerCase().replace(' ', '-') });
  expect(done(await rename(name))).toMatchObject({ slug: bear.slug });
});

test('a deleted run with players frees its name', async () => {
  const { exploration } = await ada.publishedExploration();
  const { client } = opened;
  await client.joining.exploration({ body: { exploration_id: exploration.id } });
  done(await managedExplorations.remove({ params: { exploration_id: exploration.id } }));
  const body = { name: exploration.name, description: TEXT, postal_code: PLACE };
  expect(done(await managedExplorations.create({ body }))).toMatchObject({ slug: exploration.slug });
});

test('teams of a pasted list get in with names that differ by signs, and own ones are known by their names', async () => {
  const { exploration } = await ada.publishedExploration();
  const name = freshName('Liste');
  const battle = done(await managedBattles.create({ body: { name } }));
  const params = { battle_id: battle.id };
  const add = async (...names: string[]) =>
    done(
      await managedBattles.addTeams({
        params,
        body: { teams: names.map((team) => ({ name: team })), explorations: [exploration.id] },
      }),
    );
  expect(await add(...similar(name))).toEqual({ created: 5, added: 5 });
  expect(await add(`${name} 🦊`, `${name} 🐙`, name.toUpperCase())).toEqual({ created: 1, added: 1 });
});

test('a run file may hold names that differ by signs, also after an export', async () => {
  const exploration = await ada.draft();
  for (const name of ['C', 'C++', 'C#']) await ada.task(await ada.poi(exploration, { name }), { name });
  const params = { exploration_id: exploration.id };
  const file = done(await managedExplorations.exportFile({ params }));
  const copy = done(await managedExplorations.copy({ params }));
  const names = async (exploration_name: string) =>
    done(await managedPois.list({ query: { exploration_name } })).rows.map(({ name, slug }) => [name, slug]);
  const expected = [
    ['C', 'c'],
    ['C++', 'c--2'],
    ['C#', 'c--3'],
  ];
  expect(await names(copy.slug)).toEqual(expected);
  done(await managedExplorations.remove({ params }));
  expect(await names(done(await managedExplorations.importFile({ body: file })).slug)).toEqual(expected);
});

test('a copy of a run gets another name although the first run of its words is deleted', async () => {
  const name = freshName('Kopie');
  const create = (of: string) =>
    managedExplorations.create({ body: { name: of, description: TEXT, postal_code: PLACE } });
  const [plain, loud] = [done(await create(name)), done(await create(`${name}!`))];
  done(await managedExplorations.remove({ params: { exploration_id: plain.id } }));
  const copy = done(await managedExplorations.copy({ params: { exploration_id: loud.id } }));
  expect(copy.name).toBe(`${name}! (2)`);
});
