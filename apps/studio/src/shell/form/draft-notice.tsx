import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './draft-notice.module.css';

/** Tells the creator that the form holds an unsaved draft, and offers to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice} role="status">
      <p>{t('form.draft')}</p>
      <Button variant="outline" onClick={onDiscard}>
        {t('form.draft.discard')}
      </Button>
    </div>
  );
}
