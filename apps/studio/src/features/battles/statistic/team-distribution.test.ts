import { expect, test } from 'vitest';
import { teamDistribution } from './team-distribution.ts';

const at = '2026-05-08T10:00:00.000Z';

function team(id: number, name: string, [earnedPoints, tasks, hints]: [number, number, number]) {
  const upTo = (count: number) => Array<string>(count).fill(at);
  const Team = { id, name, slug: name, image: null };
  const deleted = { deleted_tasks_timeline: [{ at, count: 2 }], deleted_hints_timeline: [] };
  return { Team, earnedPoints, tasks_timeline: upTo(tasks), hints_timeline: upTo(hints), ...deleted };
}

const teams = [team(1, 'Füchse', [10, 1, 0]), team(2, 'Dachse', [40, 3, 2]), team(3, 'Hasen', [0, 0, 0])];

test('sorts teams by points, highest first, and marks the own team', () => {
  expect(teamDistribution(teams, { what: 'points', ownId: 1 })).toEqual([
    { team: 'Dachse', value: 40, own: false },
    { team: 'Füchse', value: 10, own: true },
    { team: 'Hasen', value: 0, own: false },
  ]);
});

test('counts Quests and hints, including deleted ones', () => {
  expect(teamDistribution(teams, { what: 'tasks' }).map(({ value }) => value)).toEqual([5, 3, 2]);
  expect(teamDistribution(teams, { what: 'hints' }).map(({ value }) => value)).toEqual([2, 0, 0]);
});

test('teams with the same value keep their order', () => {
  expect(teamDistribution(teams, { what: 'hints' }).map((each) => each.team)).toEqual(['Dachse', 'Füchse', 'Hasen']);
});
