import { expect, test } from 'vitest';
import { fixOf } from './fix-of.ts';

const NOW = 1_800_000_000_000;

test.each([
  ['keeps its time', NOW - 300_000, NOW - 300_000],
  ['that is new keeps its time', NOW, NOW],
  ['from the future counts as new', NOW + 1, NOW],
  ['that counts from 2001 counts as new', NOW - 978_307_200_000, NOW],
])('a measured position %s', (_what, timestamp, measuredAt) => {
  const coords = { latitude: 49.02, longitude: 12.1, accuracy: 15, altitude: 340 };
  expect(fixOf({ coords, timestamp }, NOW)).toEqual({ latitude: 49.02, longitude: 12.1, accuracy: 15, measuredAt });
});
