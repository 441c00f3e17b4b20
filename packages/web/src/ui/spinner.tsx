import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

/** A turning dashed circle; has no text. */
export function Spinner({ size = 'normal' }: { size?: 'normal' | 'small' }) {
  return <span className={classNames(styles.spinner, size === 'small' && styles.small)} aria-hidden="true" />;
}
