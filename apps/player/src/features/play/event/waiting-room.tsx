import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import { formatClock, formatTimeLeft } from '@puzzle-runs/web/i18n/format-time.ts';
import { useCountdown } from '@puzzle-runs/web/live/use-countdown.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { refetchGame } from '../queries.ts';
import styles from './event.module.css';

/** Shown before a battle begins: the countdown to its start, or that its organiser will start it. Opens by itself. */
export function WaitingRoom({ schedule: { starts_at } }: { schedule: BattleSchedule }) {
  const { t } = useTranslation(eventTexts);
  const client = useQueryClient();
  const remaining = useCountdown({ until: starts_at, onEnd: () => void refetchGame(client) });
  return (
    <section className={styles.waiting}>
      <h2>{t('play.event.waiting.title')}</h2>
      {remaining !== null && (
        <p className={styles.countdown} role="timer">
          {formatTimeLeft(remaining)}
        </p>
      )}
      {starts_at !== null && <p>{t('play.event.waiting.start', { time: formatClock(starts_at) })}</p>}
      {starts_at === null && <p>{t('play.event.waiting.manual')}</p>}
      <p>{t('play.event.waiting.text')}</p>
    </section>
  );
}
