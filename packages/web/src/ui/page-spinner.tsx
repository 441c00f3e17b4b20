import { classNames } from './class-names.ts';
import styles from './page-spinner.module.css';

/** A turning dashed circle; has no text. */
export function Spinner({ size = 'normal' }: { size?: 'normal' | 'small' }) {
  return <span className={classNames(styles.spinner, size === 'small' && styles.small)} aria-hidden="true" />;
}

/** Placeholder for a page, or a part of one, while it loads. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className={styles.page} role="status">
      <Spinner />
      {label}
    </div>
  );
}
