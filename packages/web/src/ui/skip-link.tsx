import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** Skips the menu for keyboard users: visible on focus, leads to `#content`. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#content">
      {children}
    </a>
  );
}
