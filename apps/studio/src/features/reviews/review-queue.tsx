import { Button } from '@mantine/core';
import type { Review } from '@puzzle-runs/contract/management/review.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { reviewsTexts } from '#i18n/reviews.ts';
import { ConfirmDialog } from '#shell/form/confirm-dialog.tsx';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { following, neighbour } from './neighbour.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewControls } from './review-controls.tsx';
import { type ReviewFilters, type ReviewScope, readReviewFilters, withReviewFilters } from './review-filters.ts';
import { ReviewGallery } from './review-gallery.tsx';
import { ReviewKeysLegend } from './review-keys-legend.tsx';
import styles from './reviews.module.css';
import { REVIEWS_PAGE, useReviews } from './use-reviews.ts';
import { useVerdict } from './use-verdict.ts';

interface Props {
  scope: ReviewScope;
  /** First part of the ZIP file's name. */
  file: string;
}

/** Result of the last action: a verdict with a link back to the photo, or a note that another device was faster. */
type News = { key: 'accepted' | 'rejected'; review: Review } | { key: 'conflict' | 'gone' };

/** Queue of the photos of a run or a battle, with one large photo at a time. */
export function ReviewQueue({ scope, file }: Props) {
  const { t } = useTranslation(reviewsTexts);
  const [params, setParams] = useSearchParams();
  const filters = readReviewFilters(params);
  const [offset, setOffset] = useState(0);
  const [opened, setOpened] = useState<number>();
  /** A photo outside of the filter that stays on the screen: reviewed elsewhere, or reopened. */
  const [kept, setKept] = useState<Review>();
  const [news, setNews] = useState<News>();
  const [keys, setKeys] = useState(true);
  const [deleting, setDeleting] = useState(false);
  const data = useReviews(scope, filters, offset);
  const listed = data?.rows ?? [];
  const fresh = kept && listed.every(({ id }) => id !== kept.id) ? kept : undefined;
  const rows = fresh ? [fresh, ...listed] : listed;
  const current = rows.find(({ id }) => id === opened) ?? rows[0];
  const ids = rows.map(({ id }) => id);

  const { judge, board, remove } = useVerdict({
    scope,
    onJudged(review) {
      setNews({ key: review.state === 'rejected' ? 'rejected' : 'accepted', review });
      setKept(undefined);
      setOpened(filters.state === 'pending' ? following(ids, review.id) : review.id);
    },
    onConflict(review) {
      setNews({ key: review ? 'conflict' : 'gone' });
      setKept(review);
      setOpened(review?.id);
    },
    onDeleted: () => setDeleting(false),
  });

  function filter(next: ReviewFilters) {
    setParams(withReviewFilters(params, next), { replace: true, preventScrollReset: true });
    setOffset(0);
    setOpened(undefined);
    setKept(undefined);
    setNews(undefined);
  }

  function move(step: 1 | -1) {
    const next = current && neighbour(ids, current.id, step);
    if (next !== undefined) setOpened(next);
  }

  function look(review: Review) {
    setKept(review);
    setOpened(review.id);
    setNews(undefined);
  }

  if (!data) return <ListSkeleton label={t('state.loading')} />;
  const newsText = newsOf(news);
  const isEmpty = filters.state === 'pending' ? 'pending' : 'other';
  return (
    <div className={styles.reviews}>
      <ReviewControls data={data} filters={filters} onFilter={filter} scope={scope} file={file} />
      {news && (
        <p className={styles.news}>
          {newsText}{' '}
          {'review' in news && (
            <Button variant="subtle" size="compact-md" onClick={() => look(news.review)}>
              {t('reviews.done.open')}
            </Button>
          )}
        </p>
      )}
      <LiveRegion>{newsText}</LiveRegion>
      {current ? (
        <>
          <ReviewCard
            key={`${current.id} ${current.updated_at}`}
            review={current}
            place={t('reviews.place', {
              n: ids.indexOf(current.id) + 1 + offset,
              all: Math.max(data.count, rows.length),
            })}
            keys={keys && !deleting}
            busy={judge.isPending || board.isPending}
            onJudge={(judgement) => judge.mutate({ ...judgement, review: current })}
            onBoard={(on) => board.mutate({ review: current, on })}
            onDelete={() => setDeleting(true)}
            onMove={move}
          />
          <ReviewGallery rows={rows} current={current.id} onOpen={setOpened} />
          <div className={styles.pages}>
            {offset > 0 && (
              <Button variant="default" onClick={() => setOffset(Math.max(0, offset - REVIEWS_PAGE))}>
                {t('reviews.newer')}
              </Button>
            )}
            {offset + REVIEWS_PAGE < data.count && (
              <Button variant="default" onClick={() => setOffset(offset + REVIEWS_PAGE)}>
                {t('reviews.older')}
              </Button>
            )}
          </div>
          <ReviewKeysLegend on={keys} onChange={setKeys} board={'battle_name' in scope} />
        </>
      ) : (
        <EmptyState title={t(`reviews.empty.${isEmpty}`)} text={t(`reviews.empty.${isEmpty}.text`)} />
      )}
      {deleting && current && (
        <ConfirmDialog
          opened
          title={t('reviews.delete.title')}
          text={t('reviews.delete.text')}
          action={t('reviews.delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ review: current })}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );

  function newsOf(of: News | undefined): string {
    if (!of) return '';
    if (!('review' in of)) return t(of.key === 'conflict' ? 'reviews.conflict' : 'reviews.conflict.gone');
    const { Task, Team } = of.review;
    return t(`reviews.done.${of.key}`, { task: Task.name, team: Team?.name ?? t('reviews.solo') });
  }
}
