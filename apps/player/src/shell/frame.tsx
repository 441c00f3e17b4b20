import type { ReactNode } from 'react';
import { BottomBar, type MenuEntry } from '#ui/bottom-bar.tsx';
import { AlertToast } from './alerts/alert-toast.tsx';
import { MoreMenu } from './more-menu.tsx';
import { PageBoundary } from './page-boundary.tsx';
import styles from './shell.module.css';

interface Props {
  places: MenuEntry[];
  /** Above the page, e.g. the site bar. */
  top?: ReactNode;
  /** Below the page, e.g. the footer. */
  bottom?: ReactNode;
  children: ReactNode;
}

/** Layout of a page with menu and alerts, which stay while the page loads or fails. */
export function Frame({ places, top, bottom, children }: Props) {
  const menuOnly = places.filter(({ wideOnly: wide }) => wide);
  return (
    <>
      {top}
      <div className={styles.alerts}>
        <AlertToast />
      </div>
      <main id="content" className={styles.content} tabIndex={-1}>
        <PageBoundary>{children}</PageBoundary>
      </main>
      {bottom}
      <BottomBar entries={places} more={menuOnly.length > 0 && <MoreMenu places={menuOnly} />} />
    </>
  );
}
