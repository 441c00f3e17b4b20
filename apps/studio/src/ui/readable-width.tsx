import type { ReactNode } from 'react';
import styles from './readable-width.module.css';

/** Keeps fields and lines of text as short as they read well, however wide the screen. */
export function ReadableWidth({ children }: { children: ReactNode }) {
  return <div className={styles.measure}>{children}</div>;
}
