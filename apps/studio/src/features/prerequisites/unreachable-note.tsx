import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { accountQuery } from '#shell/account-call.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import { useChainWords, useConditionWords } from '#shell/poi-page/use-condition-words.ts';
import { FormNotice } from '#ui/form-notice.tsx';

/** Warning about a poi that players can never unlock. Such a poi blocks publishing the exploration. */
export function UnreachableNote({ poi }: { poi: ManagedPoi }) {
  const { t } = useTranslation(poisTexts);
  const chainWords = useChainWords();
  const { data: trail } = useQuery(trailQuery(poi.Exploration.slug));
  const { excluding } = useConditionWords(trail?.Pois ?? []);
  const { data } = useQuery(
    accountQuery(routes.managedExplorations.checklist, {
      params: { exploration_id: poi.Exploration.id },
    }),
  );
  const item = data?.rows.find(({ reason, Poi }) => reason === 'poi_unreachable' && Poi?.id === poi.id);
  if (!item) return null;
  const { unlock_type: type, needed, in_reach: reach, chain = [] } = item;
  if (chain.length > 1) return <FormNotice text={t('opens.never', { chain: chainWords(chain) })} />;
  return (
    <FormNotice
      text={
        type === null || needed === null || reach === null
          ? (excluding(item) ?? t('prerequisites.never.other'))
          : t(`prerequisites.never.${type}`, { needed, reach })
      }
    />
  );
}
