import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

interface Props {
  tone?: 'trail' | 'sun' | 'lock' | 'flag';
  icon?: ReactNode;
  children: ReactNode;
}

/** A small fact: points, number of pois, a lock. */
export function Chip({ tone = 'trail', icon, children }: Props) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}

/** Chips beside each other, wrapping where there is no room. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
