import { expect, test } from 'vitest';
import { shouldAnnounce } from './should-announce.ts';

test.each([
  { announced: null, distance: 225, announce: true },
  { announced: 225, distance: 210, announce: false },
  { announced: 225, distance: 180, announce: true },
  { announced: 225, distance: 270, announce: true },
  { announced: 40, distance: 25, announce: false },
  { announced: 40, distance: 20, announce: true },
  { announced: 5_000, distance: 4_100, announce: false },
])('after $announced m, $distance m are announced: $announce', ({ announced, distance, announce }) => {
  expect(shouldAnnounce(announced, distance)).toBe(announce);
});

test('a walk of a kilometre towards the spot makes sixteen announcements', () => {
  let announced: number | null = null;
  let count = 0;
  for (let distance = 1_000; distance >= 0; distance -= 1) {
    if (!shouldAnnounce(announced, distance)) continue;
    announced = distance;
    count += 1;
  }
  expect(count).toBe(16);
});
