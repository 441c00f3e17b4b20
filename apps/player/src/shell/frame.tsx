import type { ReactNode } from 'react';
import { type BarPlace, BottomBar } from '#ui/bottom-bar.tsx';
import { PageBoundary } from './page-boundary.tsx';
import styles from './shell.module.css';

interface Props {
  places: BarPlace[];
  /** Above the page, e.g. the site's name. */
  top?: ReactNode;
  /** Below the page, e.g. the way to everything else. */
  bottom?: ReactNode;
  children: ReactNode;
}

/** A page between its top and its bar; the bar stays while the page loads or fails. */
export function Frame({ places, top, bottom, children }: Props) {
  return (
    <>
      {top}
      <main id="content" className={styles.content} tabIndex={-1}>
        <PageBoundary>{children}</PageBoundary>
      </main>
      {bottom}
      <BottomBar places={places} />
    </>
  );
}
