import { expect, test } from 'vitest';
import { describePrerequisite } from './prerequisites.tsx';

test.each([
  { unlock_type: 'points', value: 60, remaining: 15, key: 'play.prerequisite.pointsLeft' },
  { unlock_type: 'tasks', value: 10, remaining: 10, key: 'play.prerequisite.tasksLeft' },
  { unlock_type: 'time', value: 30, remaining: 12, key: 'play.prerequisite.timeLeft' },
] as const)(
  'a locked Spot with a Qualifier of $unlock_type names what is still missing',
  ({ key, ...prerequisite }) => {
    expect(describePrerequisite({ id: 1, ...prerequisite })).toEqual({
      key,
      count: prerequisite.remaining,
      met: false,
    });
  },
);

test.each([
  { unlock_type: 'points', key: 'play.prerequisite.points' },
  { unlock_type: 'tasks', key: 'play.prerequisite.tasks' },
  { unlock_type: 'time', key: 'play.prerequisite.time' },
] as const)(
  'a fulfilled Qualifier of $unlock_type is marked as met and names its full amount',
  ({ unlock_type, key }) => {
    expect(describePrerequisite({ id: 1, unlock_type, value: 30, remaining: 0 })).toEqual({
      key,
      count: 30,
      met: true,
    });
  },
);
