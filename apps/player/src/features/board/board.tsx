import type { BattleBoard } from '@puzzle-runs/contract/board.ts';
import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { formatClock } from '@puzzle-runs/web/i18n/format-time.ts';
import { serverNow } from '@puzzle-runs/web/live/server-clock.ts';
import { RankingList } from '@puzzle-runs/web/ranking/ranking-list.tsx';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { useTranslation } from 'react-i18next';
import { boardTexts } from '#i18n/board.ts';
import { PageMeta } from '#shell/page-meta.tsx';
import styles from './board.module.css';
import { BoardSide } from './board-side.tsx';
import { Ceremony } from './ceremony/ceremony.tsx';
import { useCeremony } from './ceremony/use-ceremony.ts';
import { useTurningPages } from './turning-pages.ts';
import { useBoard } from './use-board.ts';

/** Big screen with a battle's ranking, without login, while the organiser shows it. */
export function Board({ slug, linkKey }: { slug: string; linkKey: string | undefined }) {
  const { t } = useTranslation(boardTexts);
  const { board, hidden, failed, message, readAgain: refetch } = useBoard(slug, linkKey);
  const { part, page, pages } = useTurningPages(board?.count ?? 0);
  const walkOf = useWalks(board);
  const { ceremony, ready, hidesWinners, start, close } = useCeremony(board);
  if (!board) {
    return (
      <main id="content" className={styles.off} tabIndex={-1}>
        <PageMeta title={t('board.title')} hidden />
        {hidden && <EmptyState title={t('board.off.title')} text={t('board.off.text')} />}
        {failed && !hidden && <EmptyState title={t('board.failed.title')} text={t('board.failed.text')} />}
        {!failed && <PageSpinner label={t('state.loading')} />}
      </main>
    );
  }
  if (ceremony) {
    return (
      <>
        <PageMeta title={board.Battle.name} hidden />
        <Ceremony {...ceremony} battle={board.Battle.name} byShare={board.rank_by_share} onClose={close} />
      </>
    );
  }
  return (
    <main
      id="content"
      className={styles.board}
      data-state={board.schedule.state}
      data-photos={board.photos.length > 0 || undefined}
      tabIndex={-1}
    >
      <PageMeta title={board.Battle.name} hidden />
      <div className={styles.ranking}>
        <h1>{board.Battle.name}</h1>
        {message && (
          <p className={styles.message} role="status">
            {message.text}
          </p>
        )}
        {board.open_reviews > 0 && <p className={styles.pages}>{t('board.reviews', { count: board.open_reviews })}</p>}
        {board.frozen_at !== null && <p className={styles.frozen}>{t('board.frozen')}</p>}
        {hidesWinners ? (
          <div className={styles.ceremony}>
            <p>{t('board.ceremony.waits')}</p>
            <Button variant="sun" onClick={start}>
              {t('board.ceremony')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('board.ceremony.ranking')}
            </Button>
          </div>
        ) : (
          <RankingList
            entries={board.rows}
            byShare={board.rank_by_share}
            tieRule={board.tie_rule}
            label={t('board.title')}
            placeholder={t('board.waiting')}
            part={part}
            noteOf={walkOf}
            classNames={{ podium: styles.podium, teams: styles.teams }}
          />
        )}
        {pages > 1 && !hidesWinners && <p className={styles.pages}>{t('board.page', { page, pages })}</p>}
      </div>
      <BoardSide
        board={board}
        slug={slug}
        onCountdownEnd={refetch}
        onCeremony={ready && !hidesWinners ? start : undefined}
      />
    </main>
  );
}

/** What the row of a team says about its own time and its next spot. */
function useWalks(board: BattleBoard | undefined): (entry: RankingEntry) => string | undefined {
  const { t } = useTranslation(boardTexts);
  const walks = new Map(board?.walks?.map((walk) => [walk.team_id, walk]));
  return ({ Team }) => {
    const walk = walks.get(Team.id);
    if (!walk) return undefined;
    const { starts_at: start, ends_at: end, next } = walk;
    const waits = start !== null && Date.parse(start) > serverNow();
    return joinNames([
      waits
        ? t('board.walk.start', { time: formatClock(start) })
        : end && t('board.walk.end', { time: formatClock(end) }),
      next && t('board.walk.next', { poi: next }),
    ]);
  };
}
