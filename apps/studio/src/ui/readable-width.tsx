import type { ReactNode } from 'react';
import styles from './readable-width.module.css';

/** Limits fields and lines of text to a readable width on wide screens. */
export function ReadableWidth({ children }: { children: ReactNode }) {
  return <div className={styles.measure}>{children}</div>;
}
