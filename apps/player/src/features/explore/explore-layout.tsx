import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './explore-layout.module.css';

interface Props {
  title: string;
  map: ReactNode;
  filters: ReactNode;
  list: ReactNode;
  /** New rows are loading. */
  stale: boolean;
}

/** Map above filters and list, from 900 px beside them. Last in the DOM, so that keyboard users reach the list before the markers. */
export function ExploreLayout({ title, map, filters, list, stale }: Props) {
  return (
    <div className={styles.layout}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.results}>
        {filters}
        <div className={classNames(stale && styles.stale)} aria-busy={stale}>
          {list}
        </div>
      </div>
      <div className={styles.map}>{map}</div>
    </div>
  );
}
