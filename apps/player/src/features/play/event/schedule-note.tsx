import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clockOf } from '#ui/clock.ts';
import { useRemaining } from '#ui/use-remaining.ts';
import { readAgain } from '../queries.ts';
import styles from './event.module.css';

/** How the clock of the battle stands; nothing where it has none. While it waits for its start, the waiting room says so. */
export function ScheduleNote({ schedule: { state, ends_at, now } }: { schedule: BattleSchedule }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const until = state === 'open' ? ends_at : null;
  const left = useRemaining({ until, now, onOver: () => void readAgain(client) });

  if (state === 'paused' || state === 'ended') {
    return (
      <p className={styles.stop} role="status">
        {t(`play.event.${state}`)}
      </p>
    );
  }
  if (left === null) return null;
  return (
    <p className={styles.clock} role="timer">
      {t('play.event.left')} <strong>{clockOf(left)}</strong>
    </p>
  );
}
