import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** Content that few readers want, behind a line that looks like a link. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
