import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import styles from './nav-tabs.module.css';

interface Tab {
  to: string;
  label: string;
  /** How many things are there, shown beside the label. */
  count?: number | undefined;
  /** Only this very address is the tab, not those below it. */
  end?: boolean;
  /** Handed over to the page. */
  state?: unknown;
}

interface Props {
  /** What the tabs are about, for those who do not see it. */
  label: string;
  tabs: readonly Tab[];
}

/** Pages that belong together, one link each; scrolls sideways where there is no room for all of them. */
export function NavTabs({ label, tabs }: Props) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // On a phone the present tab may be one that has to be scrolled to; the page itself stays where it is.
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
