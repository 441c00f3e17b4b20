import { expect, test } from 'vitest';
import { creator, done, freshName, NUMBER } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

/** Id of the account in group owner, which may copy Spots of other accounts. */
const OWNER = 900;

const opened = await fileApp({ env: { OWNER_EMAILS: `user-${OWNER}@example.org` } });
const ada = await creator(opened);
const { managedPois, managedExplorations, tasks } = ada.client;

async function poisOf(exploration: { slug: string }) {
  return done(await managedPois.list({ query: { exploration_name: exploration.slug, show: 'task', limit: 100 } })).rows;
}

test('gives every concurrently created Spot and quest its own position and counts them all', async () => {
  const exploration = await ada.draft();
  const pois = await Promise.all(Array.from({ length: 8 }, () => ada.poi(exploration)));
  const [first] = pois;
  await Promise.all(Array.from({ length: 8 }, () => ada.task(first ?? { id: 0 })));

  const rows = await poisOf(exploration);
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const tasks = rows.flatMap(({ Tasks = [] }) => Tasks);
  expect(tasks.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(done(await managedExplorations.list({ query: { name: exploration.slug } })).rows[0]).toMatchObject({
    poi_count: 8,
    task_count: 8,
    pointsToEarn: 80,
  });
});

test('creates one of three quests of the same name that are created concurrently', async () => {
  const poi = await ada.poi(await ada.draft());
  const create = () => tasks.create({ params: { poi_id: poi.id }, body: { name: 'Zwilling', ...NUMBER } });
  const statuses = (await Promise.all([create(), create(), create()])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('refuses the second of two concurrent changes of the same version with a conflict', async () => {
  const exploration = await ada.draft();
  const { updated_at } = exploration;
  const params = { exploration_id: exploration.id };
  const change = (code: string) => managedExplorations.change({ params, body: { code, updated_at } });
  const answers = await Promise.all([change('EINS'), change('ZWEI')]);
  expect(answers.toSorted((a, b) => a.status - b.status)).toMatchObject([{ status: 200 }, problem(409, 'conflict')]);
});

test('leaves no gap in the positions when Spots are deleted concurrently', async () => {
  const exploration = await ada.draft();
  const pois = [];
  for (let index = 0; index < 6; index += 1) pois.push(await ada.poi(exploration));
  const [, second, , fourth] = pois;
  await Promise.all([second, fourth].map((poi) => managedPois.remove({ params: { poi_id: poi?.id ?? 0 } })));
  expect((await poisOf(exploration)).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
});

test('leaves no run on the map that is published and deleted concurrently', async () => {
  const exploration = await ada.draft({ postal_code: '20095' });
  await ada.task(await ada.poi(exploration));
  const params = { exploration_id: exploration.id };
  await Promise.all([
    managedExplorations.publish({ params, body: { published: true } }),
    managedExplorations.publish({ params, body: { published: true } }),
    managedExplorations.remove({ params }),
  ]);
  const query = { postal_code: '20095' };
  expect(done(await opened.client.explorations.markers({ query })).rows).toEqual([]);
});

test('gives concurrent copies different names', async () => {
  const exploration = await ada.draft();
  const params = { exploration_id: exploration.id };
  const copies = await Promise.all(Array.from({ length: 5 }, () => managedExplorations.copy({ params })));
  expect(new Set(copies.map((answer) => done(answer).slug)).size).toBe(5);

  const owner = await creator(opened, OWNER);
  const [{ exploration: source, poi }, target] = [await ada.publishedExploration(), await owner.draft()];
  const body = { target_name: target.slug, exploration_id: source.id, poi_id: poi.id };
  const pois = await Promise.all(Array.from({ length: 5 }, () => owner.client.managedPois.copyQuick({ body })));
  expect(pois.map((answer) => done(answer).position).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

test('keeps only the last of ten tests that start concurrently', async () => {
  const { exploration } = await ada.publishedExploration();
  const begin = () => managedExplorations.tryOut({ params: { exploration_id: exploration.id }, body: {} });
  const tokens = (await Promise.all(Array.from({ length: 10 }, begin))).map((answer) => done(answer).accessToken);
  const reads = await Promise.all(tokens.map((token) => opened.as(token).joined.pois()));
  expect(reads.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('applies a changed end before or after the pause that ends concurrently', async () => {
  const { client } = ada;
  const minutes = (count: number) => new Date(opened.deps.now().getTime() + count * 60_000).toISOString();
  const { id } = done(await client.managedBattles.create({ body: { name: freshName('Duell'), ends_at: minutes(60) } }));
  const params = { battle_id: id };
  const pause = (paused: boolean) => client.managedBattles.pause({ params, body: { paused } });
  for (let round = 1; round <= 10; round += 1) {
    done(await pause(true));
    opened.clock.passMinutes(1);
    const ends_at = minutes(round * 100);
    const [, moved] = await Promise.all([pause(false), client.managedBattles.change({ params, body: { ends_at } })]);
    done(moved);
    const battle = done(await client.managedBattles.pause({ params, body: { paused: true } }));
    done(await pause(false));
    expect([ends_at, new Date(Date.parse(ends_at) + 60_000).toISOString()]).toContain(battle.ends_at);
  }
});
