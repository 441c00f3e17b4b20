import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast } from '#ui/toast.tsx';
import { useOutboxView } from './outbox-view.ts';

/** Says once that the browser stores no answers, when the first one has to wait. */
export function MemoryNote() {
  const { t } = useTranslation();
  const { entries, memoryOnly } = useOutboxView();
  const [closed, setClosed] = useState(false);
  const waits = entries.some(({ waited, refusal }) => waited && !refusal);
  if (!memoryOnly || !waits || closed) return null;
  return (
    <Toast
      tone="warning"
      heading={t('offline.memory')}
      text={t('offline.memory.text')}
      onClose={() => setClosed(true)}
    />
  );
}
