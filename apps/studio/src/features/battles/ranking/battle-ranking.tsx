import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { RankingList } from '@puzzle-runs/web/ranking/ranking-list.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { battlesTexts } from '#i18n/battles.ts';
import { accountQuery } from '#shell/account-call.ts';
import { usePhotoCount } from '#shell/photo-count.ts';
import { to } from '#to.ts';
import { AfterTheEnd } from '../event/after-the-end.tsx';
import { LIVE_REFRESH_MS } from '../live-refresh.ts';
import { NoParticipants } from '../no-participants.tsx';
import { totalsDiffer } from '../totals-differ.ts';
import styles from './battle-ranking.module.css';

/** Current podium and points of all teams, also while the public board is frozen. Polls the API. */
export function BattleRanking({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(battlesTexts);
  const { data } = useSuspenseQuery({
    ...accountQuery(routes.managedProgress.ranking, {
      query: { battle_name: battle.slug },
    }),
    refetchInterval: LIVE_REFRESH_MS,
  });
  const photos = usePhotoCount({ battle_name: battle.slug });
  if (data.count === 0) return <NoParticipants slug={battle.slug} />;
  return (
    <div className={styles.columns}>
      <div className={styles.ranking}>
        {battle.frozen_at !== null && <p className={styles.note}>{t('battle.ranking.frozen')}</p>}
        {!battle.rank_by_share && totalsDiffer(battle) && (
          <p className={styles.note}>
            {t('battle.totals.differ')} <Link to={to.battle({ battle: battle.slug })}>{t('battle.totals.toForm')}</Link>
          </p>
        )}
        <RankingList
          entries={data.rows}
          points="earned"
          byShare={data.rank_by_share}
          tieRule={data.tie_rule}
          label={t('battle.ranking')}
          placeholder={t('battle.ranking.waiting')}
        />
      </div>
      {battle.state === 'ended' && <AfterTheEnd battle={battle} photos={photos ?? 0} ranking={false} />}
    </div>
  );
}
