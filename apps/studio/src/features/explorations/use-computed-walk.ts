import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { walkLength } from '@puzzle-runs/domain/exploration/walk-length.ts';
import { formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { explorationsTexts } from '#i18n/explorations.ts';
import { placeOfPoi } from '#shell/place-of-poi.ts';
import { poiRows } from '#shell/poi-rows.ts';

/** The length that players see while the creator enters none, as a sentence; undefined without one. */
export function useComputedWalk(exploration: ManagedExploration | undefined): string | undefined {
  const { t, i18n } = useTranslation(explorationsTexts);
  const { data } = useQuery({
    ...poiRows({ exploration: exploration?.slug ?? '', offset: null }),
    enabled: exploration !== undefined && exploration.poi_count > 1,
  });
  const walk = walkLength((data?.rows ?? []).map(placeOfPoi));
  if (!walk) return undefined;
  const length = formatWalk(walk.metres, i18n.language);
  return t(walk.complete ? 'explorations.kilometres.computed' : 'explorations.kilometres.atLeast', { length });
}
