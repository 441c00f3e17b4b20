import { useTranslation } from 'react-i18next';
import { type Duration, shownParts } from '../duration.ts';

const KEYS = { days: 'play.days', hours: 'play.hours', minutes: 'play.minutes' } as const;

/** A duration in words, e.g. "1 Stunde 12 Minuten". */
export function useDurationWords(duration: Duration): string {
  const { t } = useTranslation();
  return shownParts(duration)
    .map(({ unit, count }) => t(KEYS[unit], { count }))
    .join(' ');
}
