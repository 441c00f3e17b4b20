import { Button, buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { InfoPageMeta } from '#shell/info-page-meta.tsx';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';

interface Props {
  /** Number of answers that were not sent yet. */
  unsent: number;
  onConfirm: () => void;
}

/** Asks before a logout that deletes answers which still wait for a network. */
export function LogOutQuestion({ unsent, onConfirm }: Props) {
  const { t } = useTranslation(offlineTexts);
  return (
    <>
      <InfoPageMeta page="logout" />
      <EmptyState
        level={1}
        title={t('offline.logout.title', { count: unsent })}
        text={t('offline.logout.text', { count: unsent })}
        action={
          <>
            <Link to={to.progress()} className={buttonClass()}>
              {t('offline.logout.stay')}
            </Link>
            <Button variant="danger" onClick={onConfirm}>
              {t('offline.logout.confirm')}
            </Button>
          </>
        }
      />
    </>
  );
}
