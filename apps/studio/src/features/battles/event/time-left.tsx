import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { formatTimeLeft } from '@puzzle-runs/web/i18n/format-time-left.ts';
import { useCountdown } from '@puzzle-runs/web/live/use-countdown.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { battleQuery } from '../battle-queries.ts';
import styles from './event.module.css';

/** Countdown to the start or the end of a battle. Renders nothing while the battle is paused or ended, or without such a time. */
export function TimeLeft({ battle: { slug, state, starts_at, ends_at, now } }: { battle: ManagedBattle }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const until = { waiting: starts_at, open: ends_at, paused: null, ended: null }[state];
  const left = useCountdown({ until, now, onEnd: () => void client.invalidateQueries(battleQuery(slug)) });
  if (left === null || (state !== 'waiting' && state !== 'open')) return null;
  return (
    <>
      <dt>{t(`battle.left.${state}`)}</dt>
      <dd>
        <strong className={styles.left} role="timer">
          {formatTimeLeft(left)}
        </strong>
      </dd>
    </>
  );
}
