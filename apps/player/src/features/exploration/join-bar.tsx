import type { FormEvent, ReactNode } from 'react';
import styles from './join-bar.module.css';

interface Props {
  onSubmit?: (event: FormEvent) => void;
  children: ReactNode;
}

/** Holds the page's main action at the edge of the thumb. */
export function JoinBar({ onSubmit, children }: Props) {
  return (
    <form className={styles.bar} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  );
}

/** Why joining did not work, where no field is to blame. */
export function JoinProblem({ children }: { children: string }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}
