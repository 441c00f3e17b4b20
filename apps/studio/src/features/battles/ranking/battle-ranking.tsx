import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { RankingList } from '@puzzle-runs/web/ranking/ranking-list.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountQuery } from '#shell/account-call.ts';
import { LIVE_REFRESH_MS } from '../live-refresh.ts';
import { NoParticipants } from '../no-participants.tsx';
import styles from './battle-ranking.module.css';

/** Current podium and points of all teams, also while the public board is frozen. Polls the API. */
export function BattleRanking({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery({
    ...accountQuery(routes.managedProgress.ranking, {
      query: { battle_name: battle.slug },
    }),
    refetchInterval: LIVE_REFRESH_MS,
  });
  if (data.count === 0) return <NoParticipants slug={battle.slug} />;
  return (
    <div className={styles.ranking}>
      {battle.frozen_at !== null && <p className={styles.note}>{t('battle.ranking.frozen')}</p>}
      <RankingList
        entries={data.rows}
        points="earned"
        label={t('battle.ranking')}
        placeholder={t('battle.ranking.waiting')}
      />
    </div>
  );
}
