import type { ReactNode } from 'react';
import styles from './problem-note.module.css';

/** Error message beside a control; announced at once. */
export function ProblemNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}
