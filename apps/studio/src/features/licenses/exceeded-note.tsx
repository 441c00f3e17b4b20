import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import styles from './exceeded-note.module.css';

/** Warning about an active licence that used more units than it has. */
export function ExceededNote() {
  const { t } = useTranslation(licensesTexts);
  return (
    <p className={styles.note}>
      <IconAlertTriangle aria-hidden="true" size={22} />
      {t('licenses.exceeded')}
    </p>
  );
}
