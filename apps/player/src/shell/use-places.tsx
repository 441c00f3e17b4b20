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
import type { BarPlace } from '#ui/bottom-bar.tsx';

/**
 * The places of the menu (specification 1, part 2), in which logging in gives way to logging out. Phones have room for those of
 * playing.
 */
export function usePlaces(): BarPlace[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const account = useAccount();

  function place(address: string, label: string, Icon: TablerIcon): BarPlace {
    const active = pathname === address || (address !== to.home() && pathname.startsWith(`${address}/`));
    return { to: address, label, icon: <Icon aria-hidden="true" />, active };
  }

  const home = place(to.home(), t('nav.home'), IconHome);
  const login = place(to.page('register'), t('nav.login'), IconLogin);
  const logout = place(to.page('logout'), t('nav.logout'), IconLogout);
  const legal = place(to.page('legal'), t('nav.legal'), IconScale);
  return [
    { ...home, wide: true },
    place(to.explorations(), t('nav.explorations'), IconCompass),
    place(to.battles(), t('nav.battles'), IconTrophy),
    place(to.progress(), t('nav.progress'), IconProgressCheck),
    { ...(account ? logout : login), wide: true },
    { ...legal, wide: true },
  ];
}
