import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

/** A turning trail; says nothing by itself, see `PageSpinner`. */
export function Spinner({ size = 'normal' }: { size?: 'normal' | 'small' }) {
  return <span className={classNames(styles.spinner, size === 'small' && styles.small)} aria-hidden="true" />;
}

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
