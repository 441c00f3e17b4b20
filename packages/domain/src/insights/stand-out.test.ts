import { expect, test } from 'vitest';
import { hardestTask, mostLeft } from './stand-out.ts';
import type { PoiInsights, TaskInsights } from './summarise.ts';

const poi = (id: number, left_here: number) => ({ id, left_here }) as PoiInsights;
const task = (id: number, tries: number, tried: number, solved: number) =>
  ({ id, tries, tried, solved }) as TaskInsights;

test('finds the spot where most players left, the first of several', () => {
  expect(mostLeft([poi(1, 2), poi(2, 4), poi(3, 4)])?.id).toBe(2);
});

test('finds no spot when no player left', () => {
  expect(mostLeft([poi(1, 0), poi(2, 0)])).toBeUndefined();
  expect(mostLeft([])).toBeUndefined();
});

test('finds the quest that the smallest share of its players solved', () => {
  expect(hardestTask([task(1, 20, 20, 12), task(2, 10, 8, 4), task(3, 9, 9, 6)])?.id).toBe(2);
});

test('of quests that all players solved, finds the one with most wrong answers for each player', () => {
  expect(hardestTask([task(1, 30, 20, 20), task(2, 18, 6, 6)])?.id).toBe(2);
});

test('finds no quest when all were solved at the first try, or fewer than five players answered', () => {
  expect(hardestTask([task(1, 20, 20, 20), task(2, 8, 4, 0)])).toBeUndefined();
});
