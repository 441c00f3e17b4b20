import type { RunWays } from '@puzzle-runs/domain/exploration/ways/run-ways.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { waysTexts } from '#i18n/ways.ts';
import type { WaySpot } from './ways-of-run.ts';

/** What a spot has, and what its place on the ways is, in words. */
export function useSpotWords({ shortest, longest, endings, never, optional }: RunWays<WaySpot>) {
  const { t } = useTranslation(waysTexts);
  /** “2 Quests · 20 P.” */
  const factsOf = useCallback(
    ({ quests, points }: WaySpot): string => {
      if (quests.length === 0) return t('ways.quests.none');
      return joinNames([t('ways.quests', { count: quests.length }), t('ways.points.short', { count: points })]);
    },
    [t],
  );
  const marksOf = (spot: WaySpot): string[] => [
    ...(never.includes(spot) ? [t('ways.mark.never')] : []),
    ...(endings.includes(spot) ? [t('ways.mark.ending')] : []),
    ...(optional.includes(spot) ? [t('ways.mark.optional')] : []),
    ...(shortest.pois.includes(spot) ? [t('ways.mark.shortest')] : []),
    ...(longest.pois.includes(spot) ? [t('ways.mark.longest')] : []),
  ];
  return { factsOf, marksOf };
}
