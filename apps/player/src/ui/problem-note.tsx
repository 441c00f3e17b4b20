import type { ReactNode } from 'react';
import styles from './problem-note.module.css';

/** What went wrong, beside what was pressed, and read aloud at once. */
export function ProblemNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}
