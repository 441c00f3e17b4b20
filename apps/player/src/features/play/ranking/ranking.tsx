import { RankingList } from '@puzzle-runs/web/ranking/ranking-list.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { feedbackTexts } from '#i18n/feedback.ts';
import { playTexts } from '#i18n/play.ts';
import { BoardLink } from '#ui/board-link.tsx';
import { usePlay } from '../play-context.ts';
import { isUnauthorized } from '../queries.ts';
import { POLL_MS } from '../refresh.ts';
import { isOwnTeam } from './own-ranking-entry.ts';
import styles from './ranking.module.css';

/** Podium and points of all teams of the battle, the own one marked; updates live. */
export function Ranking() {
  const { t } = useTranslation(playTexts);
  const { t: tFeedback } = useTranslation(feedbackTexts);
  const { joined } = usePlay();
  const { rows: entries, rank_by_share, tie_rule, board, open_reviews: open } = useRanking();
  if (entries.length === 0) {
    return <EmptyState title={t('play.ranking.empty.title')} text={t('play.ranking.empty.text')} />;
  }
  return (
    <div className={styles.ranking}>
      <h2 className={styles.battle}>{joined.battle?.name}</h2>
      <RankingList
        entries={entries}
        byShare={rank_by_share}
        tieRule={tie_rule}
        label={t('play.ranking.title')}
        placeholder={t('play.ranking.waiting')}
        own={{ is: (entry) => isOwnTeam(entry, joined), badge: t('play.ranking.own') }}
      />
      {open > 0 && <p role="status">{tFeedback('feedback.ranking.reviews', { count: open })}</p>}
      {board && joined.battle && <BoardLink battle={joined.battle.slug} />}
    </div>
  );
}

/** The ranking of the battle, best team first; polls while there are no live events. */
function useRanking() {
  const { server, live } = usePlay();
  const { data, error } = useSuspenseQuery({
    ...server.ranking,
    refetchOnWindowFocus: 'always',
    refetchInterval: live === 'live' ? false : POLL_MS,
  });
  if (isUnauthorized(error)) throw error;
  return data;
}
