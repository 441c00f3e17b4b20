import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

interface Props {
  /** Shown on the right of wide screens, and below everything else on narrow ones. */
  side: ReactNode;
  children: ReactNode;
}

/** The page's main content at a readable width, with a side column. */
export function TwoColumns({ side, children }: Props) {
  return (
    <div className={styles.both}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </div>
  );
}
