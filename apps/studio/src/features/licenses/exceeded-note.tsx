import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './exceeded-note.module.css';

/** The warning about a licence that holds and has used more than it has (specification 2, part 4). */
export function ExceededNote() {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      <IconAlertTriangle aria-hidden="true" size={22} />
      {t('licenses.exceeded')}
    </p>
  );
}
