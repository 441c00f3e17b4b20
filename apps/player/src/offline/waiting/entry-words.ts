import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import type { OutboxEntry, StoredRefusal } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { minutesWaiting } from '@puzzle-runs/web/outbox/outbox-rules.ts';
import { useProblemMessage } from '@puzzle-runs/web/tasks/use-problem-message.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';

const MINUTE_MS = 60_000;

/** How an entry is shown in a list: its name, and its answer or price with the name of its poi. */
export function useEntryName(): (entry: OutboxEntry) => { title: string; detail: string } {
  const { t } = useTranslation(offlineTexts);
  return ({ body, label }) => {
    const { task, poi, answer, hint } = label;
    const facts: (string | undefined)[] = [
      answer === undefined ? undefined : t('offline.entry.quote', { answer }),
      hint && hint.cost > 0 ? t('offline.entry.cost', { count: hint.cost }) : undefined,
      poi,
    ];
    const other =
      body.progress_type === 'rating' || body.progress_type === 'arrival'
        ? t(`offline.entry.${body.progress_type}`)
        : undefined;
    const title = hint ? t('offline.entry.hint', { number: hint.number }) : (task ?? other ?? label.exploration);
    return { title, detail: joinNames(facts) };
  };
}

/** Why an entry is not sent by itself any more, as a sentence. */
export function useHeldReason(): (held: StoredRefusal) => string {
  const { t } = useTranslation(offlineTexts);
  const messageOf = useProblemMessage();
  return ({ code, params }) => {
    if (code === 'unexpected' || code === 'wrong_media_type' || code === 'not_found') return t(`offline.held.${code}`);
    if (code === 'too_large' || code === 'media_too_large') return t('offline.held.too_large');
    return messageOf(new ApiProblem(0, code, params));
  };
}

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

/** What an entry waits for before it is sent. */
export function waitsFor({ waitsFor: why }: Pick<OutboxEntry, 'waitsFor'>): 'network' | 'captcha' | 'join' | 'server' {
  if (why === undefined || why === 'network') return 'network';
  if (why === 'captcha_required') return 'captcha';
  return why === 'unauthorized' ? 'join' : 'server';
}
