import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

interface Props {
  /** What stands on the right of wide screens, and below everything else on narrow ones. */
  side: ReactNode;
  children: ReactNode;
}

/** The main thing of a page, as wide as it reads well, with something beside it. */
export function TwoColumns({ side, children }: Props) {
  return (
    <div className={styles.both}>
      <div>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </div>
  );
}
