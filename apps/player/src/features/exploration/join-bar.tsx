import type { FormEvent, ReactNode } from 'react';
import styles from './join-bar.module.css';

interface Props {
  onSubmit?: (event: FormEvent) => void;
  children: ReactNode;
  /** Other ways in, below the main one and outside of its form. */
  others?: ReactNode;
}

/** Holds the page's main action at the edge of the thumb. */
export function JoinBar({ onSubmit, children, others }: Props) {
  return (
    <div className={styles.bar}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {children}
      </form>
      {others}
    </div>
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
