import { shownPoints } from '@puzzle-runs/domain/progress/points.ts';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { durationBetween } from '../duration.ts';
import { useDurationText } from '../finish/use-duration-text.ts';
import { usePlay } from '../play-context.ts';
import styles from './play-summary.module.css';
import { useEveryMinute } from './use-every-minute.ts';

/** Points, solved tasks and time since joining, on top of the overview until the finish. */
export function PlaySummary() {
  const { t } = useTranslation(playTexts);
  const { netPoints, pointsToEarn, tasks_completed, total_tasks, joined_at } = usePlay().joined.progress;
  const duration = useDurationText(durationBetween(joined_at, useEveryMinute()));
  return (
    <ul className={styles.summary} aria-label={t('play.summary.label')}>
      <li>{t('play.summary.points', { n: shownPoints(netPoints), all: pointsToEarn })}</li>
      <li>{t('play.summary.tasks', { n: tasks_completed, all: total_tasks })}</li>
      <li>{t('play.summary.time', { duration })}</li>
    </ul>
  );
}
