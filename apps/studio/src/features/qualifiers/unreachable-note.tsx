import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { query } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '#ui/form-notice.tsx';

/** Warns of a spot that nobody can ever open, which keeps its run from being published. */
export function UnreachableNote({ spot }: { spot: ManagedPoi }) {
  const { t } = useTranslation();
  const { data } = useQuery(
    query(routes.managedExplorations.checklist, {
      headers: session.accountHeaders(),
      params: { exploration_id: spot.Exploration.id },
    }),
  );
  const item = data?.rows.find(({ reason, Poi }) => reason === 'poi_unreachable' && Poi?.id === spot.id);
  if (!item) return null;
  const { unlock_type: type, needed, in_reach: reach } = item;
  return (
    <FormNotice
      text={
        type === null || needed === null || reach === null
          ? t('qualifiers.never.other')
          : t(`qualifiers.never.${type}`, { needed, reach })
      }
    />
  );
}
