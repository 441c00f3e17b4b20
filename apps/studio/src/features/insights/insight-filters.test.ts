import { expect, test } from 'vitest';
import { insightQuery, readInsightFilters, withInsightFilter } from './insight-filters.ts';

const NOW = new Date('2026-06-10T08:00:00Z');

test('an address without filters, or with unknown ones, shows everything', () => {
  for (const address of ['', 'period=9&play=x&lang=fr'])
    expect(readInsightFilters(new URLSearchParams(address))).toEqual({ period: 'all', play: 'all', lang: 'all' });
});

test('a filter is kept in the address, and the widest choice leaves it', () => {
  const chosen = withInsightFilter(new URLSearchParams('lang=de'), 'period', '7');
  expect(chosen.toString()).toBe('lang=de&period=7');
  expect(withInsightFilter(chosen, 'lang', 'all').toString()).toBe('period=7');
});

test('asks for the last seven days with today', () => {
  const filters = { period: '7', play: 'free', lang: 'en' } as const;
  expect(insightQuery(filters, NOW)).toEqual({ from: '2026-06-04', play: 'free', lang: 'en' });
});

test('requests one Versus regardless of the filter for play', () => {
  expect(insightQuery({ period: 'all', play: 'free', lang: 'all' }, NOW, 7)).toEqual({ battle_id: 7 });
});
