import { Podium } from '@puzzle-runs/web/ranking/podium.tsx';
import { hasSeveralRuns, podiumOf } from '@puzzle-runs/web/ranking/standing.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { usePlay } from '../play-context.ts';
import styles from './ranking.module.css';
import { TeamBar } from './team-bar.tsx';
import { useRanking } from './use-ranking.ts';

/** Podium and points of all teams of the battle; it moves by itself. */
export function Ranking() {
  const { t } = useTranslation();
  const { joined } = usePlay();
  const entries = useRanking();
  const podium = podiumOf(entries);
  if (entries.length === 0) {
    return <EmptyState title={t('play.ranking.empty.title')} text={t('play.ranking.empty.text')} />;
  }
  return (
    <div className={styles.ranking}>
      <h2 className={styles.battle}>{joined.battle?.name}</h2>
      {podium.length > 0 ? <Podium entries={podium} /> : <p className={styles.waiting}>{t('play.ranking.waiting')}</p>}
      <ol className={styles.teams}>
        {entries.map((entry) => (
          <TeamBar
            key={`${entry.Exploration.id}/${entry.Team.id}`}
            entry={entry}
            namesRun={hasSeveralRuns(entries)}
            leads={entry.place === 1 && podium.length > 0}
          />
        ))}
      </ol>
    </div>
  );
}
