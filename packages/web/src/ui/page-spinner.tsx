import styles from './page-spinner.module.css';
import { Spinner } from './spinner.tsx';

/** Placeholder for a page, or a part of one, while it loads. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className={styles.page} role="status">
      <Spinner />
      {label}
    </div>
  );
}
