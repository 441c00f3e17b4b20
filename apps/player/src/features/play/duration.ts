import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';

const KEYS = { days: 'play.days', hours: 'play.hours', minutes: 'play.minutes' } as const;

/** A duration in whole days, hours and minutes. */
export interface Duration {
  days: number;
  hours: number;
  minutes: number;
}

const MINUTE_MS = 60_000;

/** Time between two instants (ISO 8601), rounded up to whole minutes; at least one minute. */
export function durationBetween(from: string, to: string): Duration {
  const elapsed = new Date(to).getTime() - new Date(from).getTime();
  const total = Math.max(1, Math.ceil(elapsed / MINUTE_MS));
  return { days: Math.floor(total / 1_440), hours: Math.floor((total % 1_440) / 60), minutes: total % 60 };
}

/** The two largest units that are not zero. */
export function largestUnits(duration: Duration): { unit: keyof Duration; count: number }[] {
  const parts = [
    { unit: 'days', count: duration.days },
    { unit: 'hours', count: duration.hours },
    { unit: 'minutes', count: duration.minutes },
  ] as const;
  return parts.filter((part) => part.count > 0).slice(0, 2);
}

/** Formats a duration, e.g. "1 Stunde 12 Minuten". */
export function useDurationText(duration: Duration): string {
  const { t } = useTranslation(playTexts);
  return largestUnits(duration)
    .map(({ unit, count }) => t(KEYS[unit], { count }))
    .join(' ');
}
