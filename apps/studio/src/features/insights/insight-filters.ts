import type { InsightQuery } from '@puzzle-runs/contract/management/insights.ts';
import { calendarDay, dateOfDay } from '@puzzle-runs/domain/insights/calendar-day.ts';

export const PERIODS = ['all', '7', '30', '90'] as const;
export const PLAYS = ['all', 'free', 'battle'] as const;
export const LANGS = ['all', 'de', 'en'] as const;

/** The filters of the insights, stored in the address so that a reload keeps them. */
export interface InsightFilters {
  /** Days until today, or all. */
  period: (typeof PERIODS)[number];
  play: (typeof PLAYS)[number];
  lang: (typeof LANGS)[number];
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T {
  return values.find((each) => each === value) ?? (values[0] as T);
}

export function readInsightFilters(params: URLSearchParams): InsightFilters {
  return {
    period: oneOf(PERIODS, params.get('period')),
    play: oneOf(PLAYS, params.get('play')),
    lang: oneOf(LANGS, params.get('lang')),
  };
}

/** The address with one filter changed; the widest choice is left out. */
export function withInsightFilter(params: URLSearchParams, name: keyof InsightFilters, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === 'all') next.delete(name);
  else next.set(name, value);
  return next;
}

interface Asking {
  now: Date;
  /** Of the installation, in which days are counted. */
  timeZone: string;
  battleId?: number | undefined;
}

/** The query of the API. */
export function insightQuery(
  { period, play, lang }: InsightFilters,
  { now, timeZone, battleId }: Asking,
): InsightQuery {
  const from = calendarDay(now.getTime(), timeZone) - (Number(period) - 1);
  return {
    ...(period !== 'all' && { from: dateOfDay(from) }),
    ...(lang !== 'all' && { lang }),
    ...(battleId === undefined ? { play } : { battle_id: battleId }),
  };
}
