import { shownPoints } from '@puzzle-runs/domain/progress/points.ts';
import { FallbackLanguage } from '@puzzle-runs/web/i18n/fallback-language.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackTexts } from '#i18n/feedback.ts';
import { finishTexts } from '#i18n/finish.ts';
import { durationBetween, useDurationText } from '../duration.ts';
import { usePlay } from '../play-context.ts';
import { isOwnTeam } from '../ranking/own-ranking-entry.ts';
import { FinishLinks } from './finish-links.tsx';
import styles from './finish-panel.module.css';
import { hasOpenQuest } from './open-quests.ts';
import { Rating } from './rating.tsx';

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
  const end = hasOpenQuest(joined.rows) ? 'textOpen' : 'textSome';
  const text = ({ over: 'textOver', end, title: 'text' } as const)[title];

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

/** Confetti from both sides, unless reduced motion is preferred. Loaded lazily. */
async function celebrate(): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:40';
  document.body.append(canvas);
  // No worker: the content security policy forbids blob workers.
  const burst = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  const style = getComputedStyle(document.documentElement);
  const colors = ['--trail', '--sun', '--flag'].map((name) => style.getPropertyValue(name).trim());
  const shot = { particleCount: 70, spread: 70, startVelocity: 45, ticks: 160, colors };
  await Promise.all([
    burst({ ...shot, angle: 60, origin: { x: 0, y: 0.7 } }),
    burst({ ...shot, angle: 120, origin: { x: 1, y: 0.7 } }),
  ]);
  canvas.remove();
}

/**
 * The own team's place in the battle; hidden until the ranking has loaded and, after the end, while it is frozen: that
 * place is an earlier one.
 */
function FinishRank() {
  const { t } = useTranslation(finishTexts);
  const { server, joined } = usePlay();
  const { data } = useQuery(server.ranking);
  const own = data?.rows.find((entry) => isOwnTeam(entry, joined));
  const isEarlier = joined.schedule?.state === 'ended' && data != null && data.frozen_at !== null;
  if (!data || !own || isEarlier) return null;
  return (
    <div>
      <dt>{t('play.finish.place')}</dt>
      <dd>{t('play.finish.placeOf', { n: own.place, all: data.rows.length })}</dd>
    </div>
  );
}
