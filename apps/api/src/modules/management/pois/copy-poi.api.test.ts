import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { explorationOfEveryTaskType } from '#testing/every-task-type.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp({ env: { OWNER_EMAILS: 'user-1@example.org' } });
const owner = await creator(opened, 1);
const ada = await creator(opened);
const { managedPois } = owner.client;

test('copies a published Spot with all its content into an own run', async () => {
  const source = await opened.given.exploration(explorationOfEveryTaskType());
  const target = await owner.draft();
  const rows = done(await managedPois.listQuick({ query: { exploration_id: source.id } })).rows;
  expect(rows.map(({ name, location_type, Exploration }) => [name, location_type, Exploration.id])).toEqual([
    ['Alle Arten', 'coordinates', source.id],
    ['Hinweise', 'hint', source.id],
    ['Verschlossen', 'address', source.id],
  ]);

  for (const { id: poi_id, Exploration } of rows) {
    const body = { target_name: target.slug, exploration_id: Exploration.id, poi_id };
    expect(await managedPois.copyQuick({ body })).toMatchObject({
      status: 200,
      body: { Exploration: { id: target.id } },
    });
  }
  const files = [
    source.file,
    done(await owner.client.managedExplorations.exportFile({ params: { exploration_id: target.id } })),
  ];
  expect(files[1]?.exploration.pois).toEqual(files[0]?.exploration.pois);
  expect(done(await owner.client.managedExplorations.list({ query: { name: target.slug } })).rows[0]).toMatchObject({
    poi_count: 3,
    task_count: 8,
  });

  const [first] = rows;
  const again = { target_name: target.slug, exploration_id: source.id, poi_id: first?.id ?? 0 };
  expect(await managedPois.copyQuick({ body: again })).toMatchObject({
    body: { name: 'Alle Arten (2)', slug: 'alle-arten-2', position: 4 },
  });
});

test('copies a Spot without the names of what it waited for, and says so', async () => {
  const { exploration: source, poi: gate } = await ada.publishedExploration();
  const tower = await ada.poi(source, { name: 'Turm' });
  const condition = { unlock_type: 'poi_list' as const, pois: [gate.id] };
  done(await ada.client.conditions.create({ params: { poi_id: tower.id }, body: condition }));
  const target = await owner.draft();
  const copied = async (poi_id: number) =>
    done(await managedPois.copyQuick({ body: { target_name: target.slug, exploration_id: source.id, poi_id } }));
  const copy = await copied(tower.id);
  expect(copy.adapted).toEqual([{ id: copy.id, name: 'Turm', slug: 'turm' }]);
  expect(copy).not.toHaveProperty('Conditions');
  expect(await copied(gate.id)).not.toHaveProperty('adapted');
});

test('finds Spots by words of their name and of the name of their run', async () => {
  const { exploration, poi } = await ada.publishedExploration({ name: 'Zimtsterne & Glühwein im Advent' });
  for (const search of ['zimtsterne', ' GLÜHWEIN  zimt', `advent ${poi.name}`]) {
    expect(done(await managedPois.listQuick({ query: { search } }))).toMatchObject({
      count: 1,
      rows: [{ id: poi.id, Exploration: { id: exploration.id, name: exploration.name } }],
    });
  }
});

test('hides Spots of drafts of other accounts and lists those of own drafts', async () => {
  const [hidden, own] = [await ada.draft(), await owner.draft()];
  const [poi, mine] = [await ada.poi(hidden), await owner.poi(own)];
  const listed = async (exploration: { id: number }) =>
    done(await managedPois.listQuick({ query: { exploration_id: exploration.id } })).rows.map(({ id }) => id);
  expect(await listed(hidden)).toEqual([]);
  expect(await listed(own)).toEqual([mine.id]);
  const body = { target_name: own.slug, exploration_id: hidden.id, poi_id: poi.id };
  expect(await managedPois.copyQuick({ body })).toMatchObject(problem(404, 'not_found'));
});

test('refuses to copy into the run of another account or from the wrong run', async () => {
  const { exploration, poi } = await ada.publishedExploration();
  const target = await owner.draft();
  const copy = (target_name: string, exploration_id: number) =>
    managedPois.copyQuick({ body: { target_name, exploration_id, poi_id: poi.id } });
  expect(await copy(exploration.slug, exploration.id)).toMatchObject(problem(404, 'not_found'));
  expect(await copy(target.slug, target.id)).toMatchObject(problem(404, 'not_found'));
  expect(await copy(target.slug, exploration.id)).toMatchObject({ status: 200 });
});

test('refuses a Spot with a photo quest for pupils without photos', async () => {
  const source = await owner.draft();
  const { id: poi_id } = await owner.poi(source);
  await owner.task({ id: poi_id }, { task_type: 'photo', task: { review: 'none' } });
  const { id: exploration_id, slug: target_name } = await owner.draft();
  const body = { for_pupils: true } as never;
  done(await owner.client.managedExplorations.change({ params: { exploration_id }, body }));
  const copy = { target_name, exploration_id: source.id, poi_id };
  expect(await managedPois.copyQuick({ body: copy })).toMatchObject(problem(400, 'invalid_request'));
});

test('refuses Spot copying to creators who are not owners', async () => {
  const { exploration, poi } = await ada.publishedExploration();
  expect(await ada.client.managedPois.listQuick({ query: {} })).toMatchObject(problem(403, 'forbidden'));
  const body = { target_name: exploration.slug, exploration_id: exploration.id, poi_id: poi.id };
  expect(await ada.client.managedPois.copyQuick({ body })).toMatchObject(problem(403, 'forbidden'));
});
