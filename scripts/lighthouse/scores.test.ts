import { expect, test } from 'vitest';
import { type Figures, figuresOf, judged, median, shortfalls } from './scores.ts';

const full: Figures = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  FCP: 900,
  LCP: 1_000,
  TBT: 0,
  CLS: 0,
  scriptKB: 100,
  totalKB: 150,
};

test('converts scores to 0 to 100 and bytes to kilobytes, counting missing ones as 0', () => {
  const categories = { performance: { score: 0.957 }, 'best-practices': { score: null }, seo: { score: 0.5 } };
  const audits = {
    'largest-contentful-paint': { numericValue: 1_731.6 },
    'cumulative-layout-shift': { numericValue: 0.01234 },
    'resource-summary': { details: { items: [{ resourceType: 'script', transferSize: 120_400 }] } },
  };
  expect(figuresOf({ categories, audits })).toEqual({
    performance: 96,
    accessibility: 0,
    'best-practices': 0,
    seo: 50,
    FCP: 0,
    LCP: 1_732,
    TBT: 0,
    CLS: 0.012,
    scriptKB: 120,
    totalKB: 0,
  });
});

test('ignores one outlier among three loads', () => {
  const loads = [900, 4_000, 1_100].map((LCP) => ({ ...full, LCP }));
  expect(median(loads)).toEqual({ ...full, LCP: 1_100 });
});

test('names the scores below and the figures above their limit', () => {
  expect(shortfalls(full, { performance: 95, LCP: 1_000 })).toEqual([]);
  expect(shortfalls({ ...full, performance: 94, LCP: 1_001 }, { performance: 95, seo: 100, LCP: 1_000 })).toEqual([
    'performance is 94, not 95',
    'LCP is 1001, not 1000',
  ]);
});

test('leaves out the scores of categories that a page is not judged by', () => {
  const names = Object.keys(judged(full, ['performance']));
  expect(names).toEqual(['performance', 'FCP', 'LCP', 'TBT', 'CLS', 'scriptKB', 'totalKB']);
});
