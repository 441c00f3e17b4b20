import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DURATION_BUCKETS, durationBucket, durationRange, quantileRange } from './duration-histogram.ts';

test('has 30 buckets that follow one another without a gap', () => {
  const ranges = Array.from({ length: DURATION_BUCKETS }, (_, bucket) => durationRange(bucket));
  expect(ranges).toHaveLength(30);
  expect(ranges[0]?.from).toBe(0);
  expect(ranges.at(-1)?.to).toBeNull();
  for (const [index, { from, to }] of ranges.entries()) {
    if (to !== null) expect(to).toBeGreaterThan(from);
    if (index > 0) expect(from).toBe(ranges[index - 1]?.to);
  }
});

const seconds = fc.double({ min: 0, max: 1_000_000, noNaN: true });

test('a duration lies in its bucket', () => {
  fc.assert(
    fc.property(seconds, (duration) => {
      const { from, to } = durationRange(durationBucket(duration));
      expect(duration).toBeGreaterThanOrEqual(from);
      expect(duration).toBeLessThan(to ?? Number.POSITIVE_INFINITY);
    }),
  );
});

test.each([-5, 0])('a duration of %d seconds is in the first bucket', (duration) => {
  expect(durationBucket(duration)).toBe(0);
});

test('median and quartiles are exact to one bucket', () => {
  fc.assert(
    fc.property(fc.array(seconds, { minLength: 1 }), fc.constantFrom(0.25, 0.5, 0.75), (durations, share) => {
      const counts = Array.from({ length: DURATION_BUCKETS }, () => 0);
      for (const duration of durations) counts[durationBucket(duration)]! += 1;
      const exact = durations.toSorted((a, b) => a - b)[Math.ceil(share * durations.length) - 1] ?? 0;
      expect(quantileRange(counts, share)).toEqual(durationRange(durationBucket(exact)));
    }),
  );
});

test('no durations have no median', () => {
  expect(quantileRange([0, 0, 0], 0.5)).toBeUndefined();
});
