import styles from './page-spinner.module.css';
import { Spinner } from './spinner.tsx';

/** Stands in for a page, or a part of one, that is being loaded. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className={styles.page} role="status">
      <Spinner />
      {label}
    </div>
  );
}
