import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { IconCheck, IconLock, IconLockOpen, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './trail.module.css';

/** `done`: check; `open`: open lock; `closed`: grey cross, nothing left to do; `locked`: closed lock. */
export type StopState = 'done' | 'open' | 'closed' | 'locked';

const icons = { done: IconCheck, open: IconLockOpen, closed: IconX, locked: IconLock } satisfies Record<
  StopState,
  unknown
>;

/** Ordered stations on a dashed trail. */
export function Trail({ children }: { children: ReactNode }) {
  return <ol className={styles.trail}>{children}</ol>;
}

interface StopProps {
  state: StopState;
  /** The state for screen readers; omitted where the station is decoration. */
  stateLabel?: string;
  /** Scrolled into view when the trail appears. */
  current?: boolean;
  children: ReactNode;
}

/** One station with its content. */
export function TrailStop({ state, stateLabel, current = false, children }: StopProps) {
  const Icon = icons[state];
  const stop = useRef<HTMLLIElement>(null);
  const [isFirstCurrent] = useState(current);
  useEffect(() => {
    if (isFirstCurrent) stop.current?.scrollIntoView({ block: 'nearest' });
  }, [isFirstCurrent]);
  return (
    <li ref={stop} className={classNames(styles.stop, styles[state])}>
      <span className={styles.station}>
        <Icon size={22} aria-hidden="true" />
        {stateLabel && <span className="visually-hidden">{stateLabel}</span>}
      </span>
      {children}
    </li>
  );
}
