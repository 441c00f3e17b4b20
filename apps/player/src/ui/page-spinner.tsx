import { Spinner } from '@puzzle-runs/web/ui/spinner.tsx';
import { useTranslation } from 'react-i18next';
import styles from './page-spinner.module.css';

/** Stands in for a page, or a part of one, that is being loaded. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} role="status">
      <Spinner />
      {t('state.loading')}
    </div>
  );
}
