import type { EventTeams } from '@puzzle-runs/contract/management/event.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { serverNow } from '@puzzle-runs/web/live/server-clock.ts';
import { useCountdown } from '@puzzle-runs/web/live/use-countdown.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { clockDigits } from './clock-digits.ts';
import styles from './event-line.module.css';

interface Props {
  event: EventTeams;
  someonePlays: boolean;
}

/** The running clock: time until start or end, without an end the time since the start, in a pause its length. */
export function EventClock({ event: { state, starts_at, ends_at, paused_at }, someonePlays }: Props) {
  const { t } = useTranslation(eventTexts);
  const client = useQueryClient();
  const until = { waiting: starts_at, open: ends_at, paused: null, ended: null }[state];
  const onEnd = () => void client.invalidateQueries({ queryKey: [routes.managedEvents.teams.path] });
  const left = useCountdown({ until, onEnd });
  const since = state === 'paused' ? paused_at : state === 'open' && ends_at === null ? starts_at : null;
  const passed = useSecondsSince(since);
  if (left !== null && (state === 'waiting' || state === 'open'))
    return <Digits words={t(`battle.left.${state}`)} seconds={left} />;
  if (passed !== null)
    return <Digits words={t(state === 'paused' ? 'event.pausedFor' : 'event.playedFor')} seconds={passed} />;
  if (state === 'waiting') return <span className={styles.words}>{t('event.waits')}</span>;
  return state === 'ended' && someonePlays ? <span className={styles.words}>{t('event.extraTime')}</span> : null;
}

function Digits({ words, seconds }: { words: string; seconds: number }) {
  return (
    <span className={styles.clock}>
      <span>{words}</span>{' '}
      <strong role="timer" className={styles.digits}>
        {clockDigits(seconds)}
      </strong>
    </span>
  );
}

/** Whole seconds since a moment on the server's clock (ISO 8601), updated every second; null without one. */
function useSecondsSince(since: string | null): number | null {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? null : Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
}
