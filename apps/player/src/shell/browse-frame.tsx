import { Outlet } from 'react-router';
import { Frame } from './frame.tsx';
import { SiteBar } from './site-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { useMenuEntries } from './use-menu-entries.tsx';

/** Layout of all pages outside of a game: site bar, menu, footer. */
export function BrowseFrame() {
  return (
    <Frame top={<SiteBar />} bottom={<SiteFooter />} places={useMenuEntries()}>
      <Outlet />
    </Frame>
  );
}
