import { minutesWaiting } from '@puzzle-runs/web/outbox/outbox-rules.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';

const MINUTE_MS = 60_000;

/** Formats the time since a moment on this phone's clock, e.g. "seit 3 Minuten"; updated every minute. */
export function useSince(): (moment: number) => string {
  const { t } = useTranslation(offlineTexts);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (moment) => {
    const minutes = minutesWaiting(moment, Math.max(now, Date.now()));
    if (minutes < 1) return t('offline.since.now');
    if (minutes < 60) return t('offline.since.minutes', { count: minutes });
    if (minutes < 1_440) return t('offline.since.hours', { count: Math.floor(minutes / 60) });
    return t('offline.since.days', { count: Math.floor(minutes / 1_440) });
  };
}
