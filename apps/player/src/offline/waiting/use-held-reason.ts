import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import type { StoredRefusal } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { useProblemMessage } from '@puzzle-runs/web/tasks/use-problem-message.ts';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';

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
