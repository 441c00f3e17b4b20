import { destinationOf } from '@puzzle-runs/domain/geo/measure.ts';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { type ExplorationInput, poi } from '#testing/given.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, client } = await fileApp();

const bridge = { latitude: 49.0229, longitude: 12.0969 };
const east = (distance: number) => destinationOf(bridge, { bearing: 90, distance });
const at = (name: string, location: typeof bridge) => poi(name, [], { location_type: 'coordinates', location });
const hinted = (name: string) =>
  poi(name, [], { location_type: 'hint', location: [{ hint_type: 'text', hint_value: 'Am Wasser', cost: 1 }] });
const address = (name: string, pin: typeof bridge | null) =>
  poi(name, [], {
    location_type: 'address',
    location: { street: 'Markt 1', postal_code: '93047', location: 'Regensburg', pin },
  });

async function factsOf(over: ExplorationInput) {
  const { slug } = await given.exploration(over);
  const { rows } = done(await client.explorations.list({ query: { name: slug } }));
  return { text: JSON.stringify(rows), facts: rows[0]?.Facts };
}

const town = { kind: 'postal_code', latitude: expect.closeTo(49, 0), longitude: expect.closeTo(12, 0) };

test('shows where a run starts and how long its walk is', async () => {
  const { facts } = await factsOf({ pois: [at('Brücke', bridge), at('Turm', east(1_000))] });
  expect(facts).toEqual({
    walk_metres: 1_300,
    walk_source: 'pois',
    minutes_source: null,
    start: { kind: 'first_poi', ...bridge },
    step_free: false,
    toilets: false,
    pram: false,
    playable_offline: false,
    languages: [{ lang: 'de', name: 'Deutsch', direction: 'ltr' }],
  });
});

test('the figures, ticks and meeting point of the creator come first', async () => {
  const entered = { step_free: true, toilets: true, pram: true, playable_offline: true };
  const { facts } = await factsOf({
    ...entered,
    walk_metres: 2_450,
    duration_minutes: 75,
    meeting_point: east(50),
    code: 'EICHE',
    pois: [at('Brücke', bridge), at('Turm', east(1_000))],
  });
  expect(facts).toEqual({
    ...entered,
    walk_metres: 2_450,
    walk_source: 'creator',
    minutes_source: 'creator',
    start: { kind: 'meeting_point', ...east(50) },
    languages: [{ lang: 'de', name: 'Deutsch', direction: 'ltr' }],
  });
});

test('a run with a code reveals the place of no Spot', async () => {
  const { text, facts } = await factsOf({ code: 'EICHE', pois: [at('Brücke', bridge), at('Turm', east(1_000))] });
  expect(facts).toMatchObject({ start: town, walk_metres: 1_300 });
  expect(text).not.toContain(String(bridge.latitude));
  expect(text).not.toContain(String(bridge.longitude));
});

test.each<[string, ExplorationInput['pois'], object]>([
  ['found by hints', [hinted('Schatz'), at('Turm', bridge)], { start: town, walk_metres: null, walk_source: null }],
  ['at an address without a pin', [address('Markt', null)], { start: town }],
  ['at an address with a pin', [address('Markt', bridge)], { start: { kind: 'first_poi', ...bridge } }],
  [
    'locked',
    [poi('Turm', [], { location: bridge, prerequisites: [{ unlock_type: 'time', value: 5 }] } as never)],
    { start: town },
  ],
  [
    'followed by one that is found by hints',
    [at('Brücke', bridge), hinted('Schatz'), at('Turm', east(1_000))],
    { walk_metres: 1_300, walk_source: 'some_pois' },
  ],
])('the facts of a run whose first Spot is %s', async (_how, pois, expected) => {
  expect((await factsOf({ pois: pois ?? [] })).facts).toMatchObject(expected);
});

test('without Spots and place there is no start', async () => {
  expect((await factsOf({ postal_code: '00000', pois: [] })).facts).toMatchObject({ start: null, walk_metres: null });
});

test('lists have the language and the minutes of each run, but no further facts', async () => {
  await given.exploration({ name: 'Bridges of Bath', lang: 'en', duration_minutes: 40 });
  const { rows } = done(await client.explorations.list({ query: { search: 'Bridges of Bath' } }));
  expect(rows).toMatchObject([{ lang: 'en', minutes: 40 }]);
  expect(rows[0]).not.toHaveProperty('Facts');
});

test('a Versus found by its name has the facts of its runs', async () => {
  const exploration = await given.exploration({ walk_metres: 800 });
  await given.battle('Brückenduell', [{ exploration, team: 'A' }]);
  const named = done(await client.battles.list({ query: { name: 'brückenduell' } }));
  expect(named.rows[0]?.Explorations).toMatchObject([{ Facts: { walk_metres: 800, walk_source: 'creator' } }]);
  const listed = done(await client.battles.list({ query: { battle: 'Brückenduell' } }));
  expect(listed.rows[0]?.Explorations[0]).not.toHaveProperty('Facts');
});
