import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { expect, test } from 'vitest';
import { waysOfRun } from './ways-of-run.ts';

const AT = '2026-11-27T19:00:00.000Z';

function trailPoi(id: number, over: Partial<ExplorationTrail['Pois'][number]> = {}): ExplorationTrail['Pois'][number] {
  const task = { id: id * 10, name: `Quest ${id}`, slug: `quest-${id}`, position: 1, points: 10 };
  return {
    id,
    name: `Spot ${id}`,
    slug: `spot-${id}`,
    position: id,
    location_type: 'coordinates',
    place: null,
    UnlockPrerequisites: [],
    task_count: 1,
    pointsToEarn: 10,
    Tasks: [{ ...task, task_type: 'guess_number' }],
    updated_at: AT,
    ...over,
  };
}

function trail(Pois: ExplorationTrail['Pois'], over: Partial<ExplorationTrail> = {}): ExplorationTrail {
  const own = { id: 1, name: 'Garten', slug: 'garten', postal_code: '95444', place_name: 'Bayreuth', published: false };
  return { ...own, updated_at: AT, Pois, ...over };
}

const after = (id: number, ...pois: number[]) => ({
  Conditions: [{ id, unlock_type: 'poi_list' as const, value: pois.length, pois, updated_at: AT }],
});

test('a run without conditions is free, and in order each spot waits for the one before', () => {
  const pois = [trailPoi(1), trailPoi(2)];
  expect(waysOfRun(trail(pois))).toMatchObject({ isFree: true, picture: { lines: [] }, chains: [] });
  const inOrder = waysOfRun(trail(pois, { route: 'in_order', finish_rule: 'poi_done', finish_poi: 2 }));
  expect(inOrder).toMatchObject({
    isFree: false,
    finale: { id: 2 },
    picture: { lines: [{ from: 'poi 1', to: 'poi 2' }] },
  });
});

test('names each cycle once, and a spot that waits for it', () => {
  const { chains, ways } = waysOfRun(
    trail([trailPoi(1), trailPoi(2, after(1, 3)), trailPoi(3, after(2, 2)), trailPoi(4, after(3, 3, 1))]),
  );
  expect(chains.map((chain) => chain.map(({ id }) => id))).toEqual([
    [2, 3, 2],
    [4, 3],
  ]);
  expect(ways.never.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('what waits for a quest without an answer never opens', () => {
  const pois = [trailPoi(1), trailPoi(2, after(1, 1))];
  const Task = { id: 10, name: 'Quest 1', slug: 'quest-1' };
  const nothing = { Poi: null, unlock_type: null, needed: null, in_reach: null, lang: null };
  const { ways, chains } = waysOfRun(trail(pois), [
    { ...nothing, reason: 'task_without_answer', blocking: true, Task },
  ]);
  expect(ways.never.map(({ id }) => id)).toEqual([2]);
  expect(chains.map((chain) => chain.map(({ id }) => id))).toEqual([[2]]);
  expect(waysOfRun(trail(pois)).ways.never).toEqual([]);
});
