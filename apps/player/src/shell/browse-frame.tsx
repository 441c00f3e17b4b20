import { Outlet } from 'react-router';
import { Frame } from './frame.tsx';
import { SiteBar } from './site-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { useMenuEntries } from './use-places.tsx';

/** Everything outside of a game: the site's bar above, the menu below or on the left. */
export function BrowseFrame() {
  return (
    <Frame top={<SiteBar />} bottom={<SiteFooter />} places={useMenuEntries()}>
      <Outlet />
    </Frame>
  );
}
