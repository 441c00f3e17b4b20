import type { RankingEntry } from '@puzzle-runs/contract/play/progress.ts';
import { filledShare } from '@puzzle-runs/domain/progress/points.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../ui/progress-bar.tsx';
import styles from './ranking-row.module.css';

interface Props {
  entry: RankingEntry;
  /** Whether to name the exploration as well, because the teams play different ones. */
  namesExploration: boolean;
  /** Points that the bar shows. */
  points?: 'net' | 'earned';
  leads: boolean;
  /** The player's own team. */
  own?: boolean;
  /** Shows net points as a share of the reachable points. */
  showsShare?: boolean;
  /** Shown beside the name. */
  children?: ReactNode;
}

/** Per cent with at most one decimal, in the notation of the language. */
function formatShare(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** One team of a ranking: place, name, and net or earned points out of the points to earn; negative points show as 0. */
export function RankingRow({
  entry,
  namesExploration,
  points = 'net',
  leads,
  own = false,
  showsShare = false,
  children,
}: Props) {
  const { t, i18n } = useTranslation();
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
        {showsShare && <span>{formatShare(filledShare(netPoints, pointsToEarn), i18n.language)}</span>}
        {children}
      </div>
      <ProgressBar
        value={Math.max(points === 'net' ? netPoints : Team.totalEarnedPoints, 0)}
        max={pointsToEarn}
        label={t('ranking.points', { team: Team.name })}
        tone={leads ? 'sun' : 'trail'}
      />
    </li>
  );
}
