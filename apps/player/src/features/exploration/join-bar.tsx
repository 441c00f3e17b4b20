import type { FormEvent, ReactNode } from 'react';
import styles from './join-bar.module.css';

interface Props {
  onSubmit?: (event: FormEvent) => void;
  children: ReactNode;
  /** Other ways to join, below the main one and outside of its form. */
  others?: ReactNode;
}

/** Keeps the page's main action within thumb's reach. */
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

/** Why joining failed, where no field is the cause. */
export function JoinProblem({ children }: { children: string }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}
