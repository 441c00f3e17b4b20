import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { query } from '@puzzle-runs/web/api.ts';
import { Podium } from '@puzzle-runs/web/ranking/podium.tsx';
import { hasSeveralRuns, podiumOf } from '@puzzle-runs/web/ranking/standing.ts';
import { TeamStanding } from '@puzzle-runs/web/ranking/team-standing.tsx';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NoTeams } from '../no-teams.tsx';
import { REFRESH_MS } from '../refresh.ts';
import styles from './battle-ranking.module.css';

/** Podium and points of all teams as they are now, also while others see a frozen board; it moves by itself. */
export function BattleRanking({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery({
    ...query(routes.managedProgress.ranking, {
      headers: session.accountHeaders(),
      query: { battle_name: battle.slug },
    }),
    refetchInterval: REFRESH_MS,
  });
  const podium = podiumOf(data.rows);
  if (data.count === 0) return <NoTeams slug={battle.slug} />;
  return (
    <div className={styles.ranking}>
      {battle.frozen_at !== null && <p className={styles.note}>{t('versus.ranking.frozen')}</p>}
      {podium.length > 0 ? <Podium entries={podium} /> : <p className={styles.note}>{t('versus.ranking.waiting')}</p>}
      <ol className={styles.teams} aria-label={t('versus.ranking')}>
        {data.rows.map((entry) => (
          <TeamStanding
            key={`${entry.Exploration.id}/${entry.Team.id}`}
            entry={entry}
            namesRun={hasSeveralRuns(data.rows)}
            leads={entry.place === 1 && podium.length > 0}
          />
        ))}
      </ol>
    </div>
  );
}
