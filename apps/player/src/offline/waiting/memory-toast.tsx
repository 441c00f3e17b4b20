import type { StorageFailure } from '@puzzle-runs/web/storage/storage-failure.ts';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { Toast } from '#ui/toast.tsx';

/** Says why answers are not stored; loaded with the queue. */
export function MemoryToast({ why, onClose }: { why: StorageFailure; onClose: () => void }) {
  const { t } = useTranslation(offlineTexts);
  return (
    <Toast
      tone="warning"
      heading={t(`offline.memory.${why}`)}
      text={t(`offline.memory.${why}.text`)}
      onClose={onClose}
    />
  );
}
