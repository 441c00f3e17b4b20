import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { type Duration, largestUnits } from '../duration.ts';

const KEYS = { days: 'play.days', hours: 'play.hours', minutes: 'play.minutes' } as const;

/** Formats a duration, e.g. "1 Stunde 12 Minuten". */
export function useDurationText(duration: Duration): string {
  const { t } = useTranslation(playTexts);
  return largestUnits(duration)
    .map(({ unit, count }) => t(KEYS[unit], { count }))
    .join(' ');
}
