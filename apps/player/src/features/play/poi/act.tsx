import { useSettling } from '@puzzle-runs/web/ui/use-settling.ts';
import type { ReactNode } from 'react';
import styles from '../poi-detail.module.css';

/** What takes the place of an answer's button. The second press of a double tap meets it, and must do nothing. */
export function Act({ children }: { children: ReactNode }) {
  const isSettling = useSettling(undefined, { fromStart: true });
  return (
    <div data-act className={styles.act} inert={isSettling}>
      {children}
    </div>
  );
}
