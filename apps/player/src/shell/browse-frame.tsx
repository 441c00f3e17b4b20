import { Outlet } from 'react-router';
import { OfflineBar } from '#offline/offline-bar.tsx';
import { Frame } from './frame.tsx';
import { SiteBar } from './site-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { useMenuEntries } from './use-menu-entries.tsx';

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
