import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** The way past the menu for keyboards: shown once it has the focus, leads to `#content`. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#content">
      {children}
    </a>
  );
}
