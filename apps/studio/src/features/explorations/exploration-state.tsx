import { useTranslation } from 'react-i18next';
import { explorationsTexts } from '#i18n/explorations.ts';
import { StatusChip } from '#ui/status-chip.tsx';

export function ExplorationState({ published }: { published: boolean }) {
  const { t } = useTranslation(explorationsTexts);
  return (
    <StatusChip tone={published ? 'good' : 'open'}>
      {t(published ? 'explorations.published' : 'explorations.draft')}
    </StatusChip>
  );
}
