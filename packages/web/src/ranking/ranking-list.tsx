import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import type { TieRule } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';
import { useTranslation } from 'react-i18next';
import { rankingTexts } from '../i18n/ranking.ts';
import { Chip } from '../ui/chip.tsx';
import { Podium } from './podium.tsx';
import styles from './ranking-list.module.css';
import { RankingRow } from './ranking-row.tsx';
import { hasSeveralExplorations, podiumOf } from './ranking-rules.ts';

/** The text about a rule. */
export const TIE_RULE_TEXT = {
  last_solution: 'ranking.tieRule',
  playing_time: 'ranking.tieRule.playingTime',
} as const satisfies Record<TieRule, string>;

interface Props {
  /** All teams, best first. */
  entries: readonly RankingEntry[];
  /** Label of the list. */
  label: string;
  /** Shown instead of the podium until a team has points. */
  placeholder: string;
  /** Part of the list to show, without exploration names; all teams when omitted. The podium always shows the best. */
  part?: { from: number; count: number };
  /**
   * Points that the bars show: net points by default, or earned points, which ignore what the team spent, beside the
   * net points.
   */
  points?: 'net' | 'earned';
  /** Says that teams are ranked by their share of the reachable points, and shows each share. */
  byShare?: boolean;
  /** What decides between teams with equal points. */
  tieRule: TieRule;
  /** Which team is the player's own, and its badge. */
  own?: { is: (entry: RankingEntry) => boolean; badge: string };
  /** What else a team's row says. */
  noteOf?: ((entry: RankingEntry) => string | undefined) | undefined;
  /** Class names of the podium and the list. */
  classNames?: { podium: string | undefined; teams: string | undefined };
}

/** A ranking: the podium, then every team with its points, and what decides between equal points. */
export function RankingList({
  entries,
  label,
  placeholder: waiting,
  part,
  points,
  byShare = false,
  tieRule,
  own,
  noteOf,
  classNames: look,
}: Props) {
  const { t } = useTranslation(rankingTexts);
  const podium = podiumOf(entries);
  const namesExploration = part === undefined && hasSeveralExplorations(entries);
  const shown = part ? entries.slice(part.from, part.from + part.count) : entries;
  return (
    <>
      {byShare && <p className={styles.note}>{t('ranking.byShare')}</p>}
      {podium.length > 0 ? (
        <Podium entries={podium} className={look?.podium} />
      ) : (
        <p className={styles.waiting}>{waiting}</p>
      )}
      <ol className={look?.teams ?? styles.teams} aria-label={label}>
        {shown.map((entry) => {
          const isOwn = own?.is(entry) ?? false;
          return (
            <RankingRow
              key={`${entry.Exploration.id}/${entry.Team.id}`}
              entry={entry}
              namesExploration={namesExploration}
              oneLine={part !== undefined}
              {...(points && { points })}
              leads={entry.place === 1 && podium.length > 0}
              own={isOwn}
              showsShare={byShare}
              note={noteOf?.(entry)}
            >
              {isOwn && <Chip tone="sun">{own?.badge}</Chip>}
            </RankingRow>
          );
        })}
      </ol>
      <p className={styles.note}>{t(TIE_RULE_TEXT[tieRule])}</p>
    </>
  );
}
