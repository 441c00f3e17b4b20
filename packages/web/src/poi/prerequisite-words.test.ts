import { expect, test } from 'vitest';
import { describePrerequisite } from './prerequisite-words.ts';

test('points say what is asked for and what is missing', () => {
  expect(describePrerequisite({ id: 1, unlock_type: 'points', value: 60, remaining: 15 })).toEqual({
    asks: { key: 'play.prerequisite.points', count: 60 },
    left: 15,
    met: false,
  });
});

test('what is missing is not repeated while everything is missing', () => {
  expect(describePrerequisite({ id: 1, unlock_type: 'tasks', value: 5, remaining: 5 }).left).toBeNull();
});

test('time says only what is left', () => {
  expect(describePrerequisite({ id: 1, unlock_type: 'time', value: 30, remaining: 12 })).toEqual({
    asks: { key: 'play.prerequisite.timeLeft', count: 12 },
    left: null,
    met: false,
  });
});

test('a prerequisite that holds is met', () => {
  expect(describePrerequisite({ id: 1, unlock_type: 'time', value: 30, remaining: 0 })).toEqual({
    asks: { key: 'play.prerequisite.time', count: 30 },
    left: null,
    met: true,
  });
});
