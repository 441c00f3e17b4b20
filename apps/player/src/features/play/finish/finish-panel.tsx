import { shownPoints } from '@puzzle-runs/domain/progress/points.ts';
import { FallbackLanguage } from '@puzzle-runs/web/i18n/fallback-language.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { IconFlag } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackTexts } from '#i18n/feedback.ts';
import { finishTexts } from '#i18n/finish.ts';
import { durationBetween } from '../duration.ts';
import { usePlay } from '../play-context.ts';
import { celebrate } from './celebrate.ts';
import { FinishLinks } from './finish-links.tsx';
import styles from './finish-panel.module.css';
import { FinishRank } from './finish-rank.tsx';
import { Rating } from './rating.tsx';
import { useDurationText } from './use-duration-text.ts';

interface Props {
  /** Null for a team whose Versus ended before its run was finished. */
  finishedAt: string | null;
  /** The last task was solved just now: shows confetti. */
  isFresh: boolean;
}

/** The finish, or the end of a Versus: points, time, place, finale, rating, and links. */
export function FinishPanel({ finishedAt, isFresh }: Props) {
  const { t } = useTranslation(finishTexts);
  const { t: tFeedback } = useTranslation(feedbackTexts);
  const { joined, place } = usePlay();
  const { netPoints, pointsToEarn, joined_at, tasks_completed: solved, total_tasks: all } = joined.progress;
  const duration = useDurationText(durationBetween(joined_at, finishedAt ?? joined_at));
  const title = finishedAt === null ? 'over' : solved < all ? 'end' : 'title';
  const text = ({ over: 'textOver', end: 'textSome', title: 'text' } as const)[title];

  useEffect(() => {
    if (isFresh) void celebrate();
  }, [isFresh]);

  return (
    <Card as="section" tone="current" className={styles.finish} aria-labelledby="finish">
      <IconFlag aria-hidden size={40} className={styles.flag} />
      <h2 id="finish">{t(`play.finish.${title}`)}</h2>
      <p>{t(`play.finish.${text}`, { exploration: joined.exploration.name, battle: joined.battle?.name ?? '' })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('play.finish.points')}</dt>
          <dd>{t('play.finish.pointsOf', { n: shownPoints(netPoints), all: pointsToEarn })}</dd>
        </div>
        <div>
          <dt>{t('play.finish.tasks')}</dt>
          <dd>{t('play.finish.tasksOf', { solved, all })}</dd>
        </div>
        {finishedAt !== null && (
          <div>
            <dt>{t('play.finish.time')}</dt>
            <dd>{duration}</dd>
          </div>
        )}
        {joined.battle && <FinishRank />}
      </dl>
      {joined.progress.open_reviews > 0 && (
        <p role="status">{tFeedback('feedback.finish.reviews', { count: joined.progress.open_reviews })}</p>
      )}
      {joined.finale != null && (
        <div className={styles.finale}>
          <FallbackLanguage lang={joined.exploration.story_lang}>
            <RichText html={joined.finale} />
          </FallbackLanguage>
        </div>
      )}
      {!place.trial && (
        <>
          <Rating />
          <FinishLinks />
        </>
      )}
    </Card>
  );
}
