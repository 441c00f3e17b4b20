import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

/** Tools that stay together when the toolbar wraps. */
export function ToolGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}
