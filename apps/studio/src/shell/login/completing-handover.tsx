import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { useTranslation } from 'react-i18next';

/** Shown during the login hand-over from the player site. */
export function CompletingHandover() {
  const { t } = useTranslation();
  return (
    <main>
      <PageSpinner label={t('state.arriving')} />
    </main>
  );
}
