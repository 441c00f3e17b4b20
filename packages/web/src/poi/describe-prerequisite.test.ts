import { expect, test } from 'vitest';
import { describePrerequisite } from './describe-prerequisite.ts';

test('points: names the points needed and the points missing', () => {
  expect(describePrerequisite({ id: 1, unlock_type: 'points', value: 60, remaining: 15 })).toEqual({
    asks: { key: 'play.prerequisite.points', count: 60 },
    left: 15,
    met: false,
  });
});

test('does not repeat the amount while all of it is missing', () => {
  expect(describePrerequisite({ id: 1, unlock_type: 'tasks', value: 5, remaining: 5 }).left).toBeNull();
});

test('time: names only the time left', () => {
  expect(describePrerequisite({ id: 1, unlock_type: 'time', value: 30, remaining: 12 })).toEqual({
    asks: { key: 'play.prerequisite.timeLeft', count: 12 },
    left: null,
    met: false,
  });
});

test('a fulfilled Qualifier is marked as met', () => {
  expect(describePrerequisite({ id: 1, unlock_type: 'time', value: 30, remaining: 0 })).toEqual({
    asks: { key: 'play.prerequisite.time', count: 30 },
    left: null,
    met: true,
  });
});
