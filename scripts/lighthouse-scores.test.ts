import { expect, test } from 'vitest';
import { LEAST, median, scoresOf, shortfalls } from './lighthouse-scores.ts';

const full = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

test('converts scores to 0 to 100, counting missing ones as 0', () => {
  const categories = {
    performance: { score: 0.957 },
    accessibility: { score: 1 },
    'best-practices': { score: null },
    seo: { score: 0.5 },
  };
  expect(scoresOf({ categories })).toEqual({ performance: 96, accessibility: 100, 'best-practices': 0, seo: 50 });
});

test('ignores one outlier among three loads', () => {
  const loads = [99, 61, 97].map((performance) => ({ ...full, performance }));
  expect(median(loads)).toEqual({ ...full, performance: 97 });
});

test('names the categories below their minimum', () => {
  expect(shortfalls(LEAST)).toEqual([]);
  expect(shortfalls({ ...full, performance: 94, seo: 99 })).toEqual([
    'performance is 94, not 95',
    'seo is 99, not 100',
  ]);
});
