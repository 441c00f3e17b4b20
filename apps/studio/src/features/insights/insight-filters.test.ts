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
  expect(insightQuery(filters, { now: NOW, timeZone: 'Europe/Berlin' })).toEqual({
    from: '2026-06-04',
    play: 'free',
    lang: 'en',
  });
});

test('begins the days at midnight of the installation', () => {
  const filters = { period: '7', play: 'all', lang: 'all' } as const;
  const late = { now: new Date('2026-06-10T22:30:00Z') };
  expect(insightQuery(filters, { ...late, timeZone: 'Europe/Berlin' }).from).toBe('2026-06-05');
  expect(insightQuery(filters, { ...late, timeZone: 'UTC' }).from).toBe('2026-06-04');
});

test('requests one Versus regardless of the filter for play', () => {
  expect(
    insightQuery({ period: 'all', play: 'free', lang: 'all' }, { now: NOW, timeZone: 'Europe/Berlin', battleId: 7 }),
  ).toEqual({ battle_id: 7 });
});
