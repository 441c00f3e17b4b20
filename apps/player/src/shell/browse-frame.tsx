import { IconCompass, IconProgressCheck, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { to } from '#to.ts';
import { Frame } from './frame.tsx';
import { SiteBar } from './site-bar.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Everything outside of a game: the site's bar above, runs, Versus and progress below. */
export function BrowseFrame() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const under = (address: string) => pathname === address || pathname.startsWith(`${address}/`);

  return (
    <Frame
      top={<SiteBar />}
      bottom={<SiteFooter />}
      places={[
        {
          to: to.explorations(),
          label: t('nav.explorations'),
          icon: <IconCompass aria-hidden="true" />,
          active: under(to.explorations()),
        },
        {
          to: to.battles(),
          label: t('nav.battles'),
          icon: <IconTrophy aria-hidden="true" />,
          active: under(to.battles()),
        },
        {
          to: to.progress(),
          label: t('nav.progress'),
          icon: <IconProgressCheck aria-hidden="true" />,
          active: under(to.progress()),
        },
      ]}
    >
      <Outlet />
    </Frame>
  );
}
