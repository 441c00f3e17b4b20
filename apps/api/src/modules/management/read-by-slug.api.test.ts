import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);
const bob = await creator(opened);

const first = await ada.draft({ name: freshName('Grüner Weg') });
await ada.draft({ name: `${first.name} am Fluss` });
const poi = await ada.poi(first, { name: 'Am Dom' });
await ada.poi(first, { name: 'Am Dom und am Markt' });
const team = done(await ada.client.managedTeams.create({ body: { name: freshName('Rote Füchse') } }));
done(await ada.client.managedTeams.create({ body: { name: `${team.name} und Dachse` } }));
const battle = done(await ada.client.managedBattles.create({ body: { name: freshName('Großes Duell') } }));
done(await ada.client.managedBattles.create({ body: { name: `${battle.name} im Mai` } }));

type Creator = Pick<typeof ada, 'client'>;

const reads = [
  {
    what: 'run',
    ...first,
    read: (by: Creator, name: string) => by.client.managedExplorations.list({ query: { name } }),
  },
  {
    what: 'spot',
    ...poi,
    read: (by: Creator, name: string) => by.client.managedPois.list({ query: { exploration_name: first.slug, name } }),
  },
  { what: 'team', ...team, read: (by: Creator, name: string) => by.client.managedTeams.list({ query: { name } }) },
  {
    what: 'Versus',
    ...battle,
    read: (by: Creator, name: string) => by.client.managedBattles.list({ query: { name } }),
  },
];

test.each(reads)('returns the one $what with the slug in `name`', async ({ read, id, slug }) => {
  expect(done(await read(ada, slug))).toMatchObject({ count: 1, rows: [{ id, slug }] });
});

test.each(reads)(
  'finds no $what by a part of its slug, by its name or for another account',
  async ({ read, name, slug }) => {
    for (const other of [slug.slice(0, -2), `${slug}-`, name]) {
      expect(await read(ada, other)).toMatchObject(problem(404, 'not_found'));
    }
    expect(await read(bob, slug)).toMatchObject(problem(404, 'not_found'));
  },
);
