import { expect, test } from 'vitest';
import { creator, done, NUMBER } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { testApp } from '#testing/test-app.ts';

test('returns all spots of a run in order, each with its place, its qualifiers and its quests', async () => {
  const ada = await creator(await testApp());
  const run = await ada.draft({ postal_code: '93047' });
  const gate = await ada.poi(run, { name: 'Am Tor' });
  const street = { street: 'Domplatz 1', postal_code: '93047', location: 'Regensburg' };
  const house = await ada.poi(run, { name: 'Haus', location_type: 'address', location: street });
  const hints = [{ hint_type: 'text' as const, hint_value: 'Am Ufer', cost: 0 }];
  const hidden = await ada.poi(run, { name: 'Versteck', location_type: 'hint', location: hints });
  const target = { latitude: 49, longitude: 12 };
  done(await ada.client.managedPois.changeArrival({ params: { poi_id: hidden.id }, body: { target } }));
  const needs = { unlock_type: 'points' as const, value: 10 };
  const lock = done(await ada.client.prerequisites.create({ params: { poi_id: house.id }, body: needs }));
  const first = await ada.task(gate, { ...NUMBER, name: 'Wie viele?', points: 10 });
  const second = await ada.task(gate, { ...NUMBER, name: 'Wie hoch?', points: 5 });
  const order = [hidden, gate, house].map(({ id }, index) => ({ poi_id: id, position: index + 1 }));
  done(await ada.client.managedPois.arrange({ body: { exploration_name: run.slug, order } }));

  const trail = done(await ada.client.managedExplorations.trail({ query: { name: run.slug } }));
  expect(trail).toMatchObject({
    id: run.id,
    name: run.name,
    slug: run.slug,
    postal_code: '93047',
    place_name: 'Regensburg',
    published: false,
  });
  expect(trail.Pois).toMatchObject([
    { name: 'Versteck', position: 1, location_type: 'hint', place: target, task_count: 0, pointsToEarn: 0 },
    {
      id: gate.id,
      slug: gate.slug,
      position: 2,
      location_type: 'coordinates',
      place: gate.location,
      UnlockPrerequisites: [],
      task_count: 2,
      pointsToEarn: 15,
      Tasks: [
        { id: first.id, slug: first.slug, name: 'Wie viele?', task_type: 'guess_number', points: 10, position: 1 },
        { id: second.id, slug: second.slug, name: 'Wie hoch?', points: 5, position: 2 },
      ],
      updated_at: gate.updated_at,
    },
    { name: 'Haus', position: 3, location_type: 'address', place: null, UnlockPrerequisites: [lock], Tasks: [] },
  ]);
});

test('names the options of a decision, but neither their pictures nor their reactions', async () => {
  const ada = await creator(await testApp());
  const run = await ada.draft();
  const options = ['Lehrling', 'Gräfin'].map((option) => ({ option, reaction: '<p>Gut.</p>' }));
  const task = { name: 'Wem glaubt ihr?', task_type: 'decision' as const, task: { TaskOptions: options } };
  await ada.task(await ada.poi(run), { ...NUMBER, ...task });
  const trail = done(await ada.client.managedExplorations.trail({ query: { name: run.slug } }));
  const [decision] = trail.Pois[0]?.Tasks ?? [];
  expect(decision?.TaskOptions?.map(({ option }) => option)).toEqual(['Lehrling', 'Gräfin']);
  expect(Object.keys(decision?.TaskOptions?.[0] ?? {})).toEqual(['id', 'option']);
});

test('returns no answers, codes or texts, and nothing of another account', async () => {
  const opened = await testApp();
  const [ada, bob] = [await creator(opened), await creator(opened)];
  const { exploration } = await ada.publishedExploration({ code: 'EICHE' });
  const query = { name: exploration.slug };
  const trail = done(await ada.client.managedExplorations.trail({ query }));
  expect(JSON.stringify(trail)).not.toMatch(/EICHE|"description"|"task"|"answer"|"arrival_code"/);
  expect(await bob.client.managedExplorations.trail({ query })).toMatchObject(problem(404, 'not_found'));
});
