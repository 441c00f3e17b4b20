import { expect, test } from 'vitest';
import { following, neighbour } from './neighbour.ts';

test('returns the next and the previous entry, and undefined at the ends of the list', () => {
  expect(neighbour([4, 7, 9], 7, 1)).toBe(9);
  expect(neighbour([4, 7, 9], 7, -1)).toBe(4);
  expect(neighbour([4, 7, 9], 9, 1)).toBeUndefined();
  expect(neighbour([4, 7, 9], 5, 1)).toBe(4);
});

test('opens the next photo after a verdict, and the one before at the end of the queue', () => {
  expect(following([4, 7, 9], 7)).toBe(9);
  expect(following([4, 7, 9], 9)).toBe(7);
  expect(following([4], 4)).toBeUndefined();
});
