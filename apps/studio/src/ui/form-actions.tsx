import type { ReactNode } from 'react';
import styles from './form-actions.module.css';

/** Buttons at the end of a form, primary button first; stacked on phones. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
