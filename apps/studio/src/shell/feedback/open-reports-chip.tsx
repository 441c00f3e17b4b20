import { useTranslation } from 'react-i18next';
import { feedbackTexts } from '#i18n/feedback.ts';
import { StatusChip } from '#ui/status-chip.tsx';

/** Number of open reports in a list; renders nothing without any. */
export function OpenReportsChip({ count }: { count: number }) {
  const { t } = useTranslation(feedbackTexts);
  return count > 0 && <StatusChip tone="open">{t('feedback.open', { count })}</StatusChip>;
}
