import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import { filledShare, shownPoints } from '@puzzle-runs/domain/progress/points.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClockSeconds, formatDuration } from '../i18n/format-time.ts';
import { rankingTexts } from '../i18n/ranking.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import styles from './ranking-row.module.css';

interface Props {
  entry: RankingEntry;
  /** Whether to name the exploration as well, because the teams play different ones. */
  namesExploration: boolean;
  /** Leaves no more than one line above the bar, for screens that do not scroll. */
  oneLine?: boolean;
  /** Points that the bar shows; the net points stand beside a bar of earned ones. */
  points?: 'net' | 'earned';
  leads: boolean;
  /** The player's own team. */
  own?: boolean;
  /** Shows net points as a share of the reachable points. */
  showsShare?: boolean;
  note?: string | undefined;
  /** Shown beside the name. */
  children?: ReactNode;
}

/** Per cent with at most one decimal, in the notation of the language. */
function formatShare(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/**
 * One team of a ranking: place, name, points out of the points to earn (negative ones show as 0), and the time that
 * decides a tie.
 */
export function RankingRow({
  entry,
  namesExploration,
  oneLine = false,
  points = 'net',
  leads,
  own = false,
  showsShare = false,
  note,
  children,
}: Props) {
  const { t, i18n } = useTranslation(rankingTexts);
  const { place, Team, Exploration, netPoints, pointsToEarn } = entry;
  const tieBreak = useTieBreak(entry);
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
          {tieBreak && !oneLine && <small>{tieBreak.words}</small>}
        </span>
        {note && <small className={styles.time}>{note}</small>}
        {tieBreak && oneLine && (
          <small className={styles.time}>
            <span className="visually-hidden">{tieBreak.words}</span>
            <span aria-hidden>{tieBreak.time}</span>
          </small>
        )}
        {points === 'earned' && <span>{t('ranking.net', { count: shownPoints(netPoints) })}</span>}
        {showsShare && <span>{formatShare(filledShare(netPoints, pointsToEarn), i18n.language)}</span>}
        {children}
      </div>
      <ProgressBar
        value={shownPoints(points === 'net' ? netPoints : Team.totalEarnedPoints)}
        max={pointsToEarn}
        label={t('ranking.points', { team: Team.name })}
        {...(points === 'earned' && { unit: t('ranking.earned') })}
        tone={leads ? 'sun' : 'trail'}
      />
    </li>
  );
}

/** What decides the tie of a team, as digits and in words; null for a team without one. */
export function useTieBreak({ tie_break_at: at, playing_seconds: seconds }: RankingEntry) {
  const { t } = useTranslation(rankingTexts);
  if (seconds != null) {
    const time = formatDuration(seconds);
    return { time, words: t('ranking.playingTime', { time }) };
  }
  if (at === null) return null;
  const time = formatClockSeconds(at);
  return { time, words: t('ranking.lastPoints', { time }) };
}
