import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';

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
