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
import { useLocation } from 'react-router';
import { to } from '#to.ts';
import type { MenuEntry } from '#ui/bottom-bar.tsx';

/** Entries of the main menu; "log in" becomes "log out" after login. Entries with `wideOnly` do not fit into a phone's bar. */
export function useMenuEntries(): MenuEntry[] {
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
