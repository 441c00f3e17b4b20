import { ROUGH_FROM, roundAccuracy } from '@puzzle-runs/domain/geo/position-fix.ts';
import { formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { useTranslation } from 'react-i18next';
import { compassTexts } from '#i18n/compass.ts';

/** How inaccurate a position is, and what helps: the open air, or a switch of the phone. `accuracy` in metres. */
export function useInaccuracyText(): (fix: { accuracy: number }) => string {
  const { t, i18n } = useTranslation(compassTexts);
  return ({ accuracy }) =>
    t(accuracy < ROUGH_FROM ? 'position.inaccurate' : 'position.rough', {
      accuracy: formatWalk(roundAccuracy(accuracy), i18n.language),
    });
}
