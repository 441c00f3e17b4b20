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

/** Wrapping row of chips. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
