import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { useTranslation } from 'react-i18next';
import { explorationsTexts } from '#i18n/explorations.ts';

/** Average rating of an exploration and the number of ratings. */
export function ExplorationRating({
  exploration: { rating, ratings },
}: {
  exploration: Pick<ManagedExploration, 'rating' | 'ratings'>;
}) {
  const { t, i18n } = useTranslation(explorationsTexts);
  if (ratings === 0) return t('explorations.rating.none');
  const stars = rating.toLocaleString(currentLanguage(i18n), { maximumFractionDigits: 1 });
  return t('explorations.rating.stars', { stars, count: ratings });
}
