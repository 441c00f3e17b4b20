import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import {
  IconCompass,
  IconHome,
  IconLogin,
  IconLogout,
  IconProgressCheck,
  IconScale,
  IconTrophy,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { OfflineBar } from '#offline/offline-bar.tsx';
import { to } from '#to.ts';
import type { MenuEntry } from '#ui/bottom-bar.tsx';
import { Link } from '#ui/link.tsx';
import styles from './browse-frame.module.css';
import { Frame } from './frame.tsx';
import { SiteBar } from './site-bar.tsx';

const PAGES = ['features', 'licenseBusiness', 'contact', 'info', 'protection', 'terms', 'api'] as const;

/** Layout of all pages outside of a game: site bar, menu, footer. */
export function BrowseFrame() {
  return (
    <Frame
      top={
        <>
          <OfflineBar />
          <SiteBar />
        </>
      }
      bottom={<SiteFooter />}
      places={useMenuEntries()}
    >
      <Outlet />
    </Frame>
  );
}

/** Links to all info pages; below every page outside of a game. */
function SiteFooter() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('footer.label')} className={styles.links}>
        {PAGES.map((page) => (
          <Link key={page} to={to.page(page)}>
            {t(`footer.${page}`)}
          </Link>
        ))}
      </nav>
    </footer>
  );
}

/**
 * Entries of the main menu; "log in" becomes "log out" after login. Entries with `wideOnly` do not fit into a phone's
 * bar.
 */
function useMenuEntries(): MenuEntry[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const account = useAccount();

  function entry(address: string, label: string, Icon: TablerIcon): MenuEntry {
    const active = pathname === address || (address !== to.home() && pathname.startsWith(`${address}/`));
    return { to: address, label, icon: <Icon aria-hidden="true" />, active };
  }

  const home = entry(to.home(), t('nav.home'), IconHome);
  const login = entry(to.page('register'), t('nav.login'), IconLogin);
  const logout = entry(to.page('logout'), t('nav.logout'), IconLogout);
  const legal = entry(to.page('legal'), t('nav.legal'), IconScale);
  return [
    { ...home, wideOnly: true },
    entry(to.explorations(), t('nav.explorations'), IconCompass),
    entry(to.battles(), t('nav.battles'), IconTrophy),
    entry(to.progress(), t('nav.progress'), IconProgressCheck),
    { ...(account ? logout : login), wideOnly: true },
    { ...legal, wideOnly: true },
  ];
}
