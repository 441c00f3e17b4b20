import { Button, Checkbox, Textarea } from '@mantine/core';
import type { Review } from '@puzzle-runs/contract/management/review.ts';
import { NUMBER_MAX } from '@puzzle-runs/domain/clamp-number.ts';
import { REVIEW_REASON_MAX } from '@puzzle-runs/domain/photo/photo-review.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { formatDay, formatTime } from '@puzzle-runs/web/i18n/format-time.ts';
import { useSettling } from '@puzzle-runs/web/ui/use-settling.ts';
import { IconCheck, IconChevronLeft, IconChevronRight, IconTrash, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewsTexts } from '#i18n/reviews.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import { PointsStepper } from './points-stepper.tsx';
import { QuickReasons } from './quick-reasons.tsx';
import { ReviewPicture } from './review-picture.tsx';
import styles from './reviews.module.css';
import { useReviewKeys } from './use-review-keys.ts';
import type { Judgement } from './use-verdict.ts';

interface Props {
  review: Review;
  /** "3 of 12" in the list of the filter. */
  place: string;
  keys: boolean;
  busy: boolean;
  onJudge: (judgement: Judgement) => void;
  onBoard: (on: boolean) => void;
  onDelete: () => void;
  onMove: (step: 1 | -1) => void;
}

const TONES = { pending: 'open', accepted: 'good', rejected: 'plain' } as const;
const PANEL = 'review';

/** One photo with the controls for its verdict. */
export function ReviewCard({ review, place, keys, busy, onJudge, onBoard, onDelete, onMove }: Props) {
  const { t } = useTranslation(reviewsTexts);
  const { max_points: max, state, Task, Poi, Team, Exploration, Battle } = review;
  const [points, setPoints] = useState(review.points ?? max);
  const [reason, setReason] = useState(review.reason ?? '');
  const [missing, setMissing] = useState(false);
  // Each photo mounts this anew.
  const settling = useSettling(undefined, { fromStart: true });
  const field = useRef<HTMLTextAreaElement>(null);
  const isBlank = reason.trim() === '';
  const mayBoard = Battle !== null && state === 'accepted' && review.board_allowed && review.url !== null;

  function judge(verdict: Judgement['verdict'], given = reason) {
    if (busy || settling) return;
    const needsReason = verdict === 'rejected' || points !== max;
    if (needsReason && given.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setMissing(false);
    onJudge({
      verdict,
      ...(given.trim() !== '' && { reason: given.trim() }),
      ...(verdict === 'accepted' && points !== max && { points }),
    });
  }

  const change = (step: number) => setPoints((before) => Math.min(NUMBER_MAX, Math.max(0, before + step)));
  useReviewKeys(
    {
      accept: () => judge('accepted'),
      reject: () => judge('rejected'),
      next: () => onMove(1),
      previous: () => onMove(-1),
      more: () => change(1),
      less: () => change(-1),
      board: () => mayBoard && !settling && onBoard(!review.on_board),
    },
    { on: keys, within: PANEL },
  );

  return (
    <section id={PANEL} className={styles.card} aria-label={t('reviews.photo')}>
      <div className={styles.stage}>
        <ReviewPicture review={review} />
        <div className={styles.moves}>
          <Button
            variant="default"
            leftSection={<IconChevronLeft aria-hidden="true" size={20} />}
            onClick={() => onMove(-1)}
          >
            {t('reviews.previous')}
          </Button>
          <span className={styles.place}>{place}</span>
          <Button
            variant="default"
            rightSection={<IconChevronRight aria-hidden="true" size={20} />}
            onClick={() => onMove(1)}
          >
            {t('reviews.next')}
          </Button>
        </div>
      </div>
      <div className={styles.verdict}>
        <div className={styles.chips}>
          <StatusChip tone={TONES[state]}>{t(`reviews.state.${state}`)}</StatusChip>
          {review.reported_at !== null && <StatusChip tone="open">{t('reviews.reported')}</StatusChip>}
        </div>
        <h2 className={styles.name}>{Task.name}</h2>
        <p className={styles.faint}>{joinNames([Team?.name ?? t('reviews.solo'), Poi.name, Exploration.name])}</p>
        <p className={styles.faint}>{t('reviews.sent', { time: formatTime(Date.parse(review.sent_at)) })}</p>
        {state === 'pending' && review.review !== 'none' && <p>{t(`reviews.counts.${review.review}`)}</p>}
        <PointsStepper points={points} max={max} onChange={change} />
        <Textarea
          ref={field}
          label={t('reviews.reason')}
          description={t('reviews.reason.hint')}
          autosize
          minRows={2}
          maxLength={REVIEW_REASON_MAX}
          value={reason}
          error={missing && isBlank ? t('reviews.reason.missing') : undefined}
          onChange={({ target }) => setReason(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            if (!event.repeat) judge('rejected');
          }}
        />
        {isBlank && <QuickReasons onChoose={setReason} />}
        <div className={styles.decision}>
          {review.deletes_at !== null && (
            <p className={styles.faint}>{t('reviews.deletes', { time: formatDay(review.deletes_at) })}</p>
          )}
          <div className={styles.acts}>
            <Button
              loading={busy}
              aria-disabled={settling || undefined}
              leftSection={<IconCheck aria-hidden="true" size={20} />}
              onClick={() => judge('accepted')}
            >
              {t('reviews.accept')}
            </Button>
            <Button
              variant="outline"
              color="flag"
              disabled={busy}
              aria-disabled={settling || undefined}
              leftSection={<IconX aria-hidden="true" size={20} />}
              onClick={() => judge('rejected')}
            >
              {t('reviews.reject')}
            </Button>
          </div>
        </div>
        {mayBoard && (
          <Checkbox
            size="md"
            label={t('reviews.board')}
            description={t('reviews.board.hint')}
            checked={review.on_board}
            disabled={busy}
            onChange={({ target }) => onBoard(target.checked)}
          />
        )}
        {Battle !== null && !review.board_allowed && <p className={styles.faint}>{t('reviews.board.refused')}</p>}
        {review.url !== null && (
          <div>
            <Button
              variant="subtle"
              color="flag"
              leftSection={<IconTrash aria-hidden="true" size={20} />}
              onClick={onDelete}
            >
              {t('reviews.delete')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
