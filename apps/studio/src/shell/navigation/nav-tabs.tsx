import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import styles from './nav-tabs.module.css';

interface Tab {
  to: string;
  label: string;
  /** Number of items, shown next to the label. */
  count?: number | undefined;
  /** Match only this exact address, not the addresses below it. */
  end?: boolean;
  /** Location state for the page. */
  state?: unknown;
}

interface Props {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly Tab[];
}

/** Tabs of related pages, each a link; scrolls sideways when they do not fit. */
export function NavTabs({ label, tabs }: Props) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // On a phone the current tab may be out of view. Scroll the tabs only, not the page.
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav.current && tab) nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav ref={nav} className={styles.tabs} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map(({ to, label: name, count, end = false, state }) => (
          <li key={to}>
            <NavLink to={to} end={end} state={state} className={styles.tab ?? ''}>
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
