import type { RankingEntry } from '@puzzle-runs/contract/progress.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../ui/progress-bar.tsx';
import styles from './team-standing.module.css';

interface Props {
  entry: RankingEntry;
  /** Name the run as well: the teams play different ones. */
  namesExploration: boolean;
  leads: boolean;
  /** It is the player's own. */
  own?: boolean;
  /** Beside the name. */
  children?: ReactNode;
}

/** One team of a ranking: its place, its name and its points out of what there is to earn; below zero they show as 0. */
export function RankingRow({ entry, namesExploration, leads, own = false, children }: Props) {
  const { t } = useTranslation();
  const { place, Team, Exploration, netPoints, pointsToEarn } = entry;
  return (
    <li className={own ? styles.own : styles.team}>
      <div className={styles.head}>
        <span className={styles.place}>
          <span className="visually-hidden">{t('ranking.place', { n: place })}</span>
          <span aria-hidden>{place}</span>
        </span>
        <span className={styles.name}>
          <span className={styles.line}>{Team.name}</span>
          {namesExploration && <small className={styles.line}>{Exploration.name}</small>}
        </span>
        {children}
      </div>
      <ProgressBar
        value={Math.max(netPoints, 0)}
        max={pointsToEarn}
        label={t('ranking.points', { team: Team.name })}
        tone={leads ? 'sun' : 'trail'}
      />
    </li>
  );
}
