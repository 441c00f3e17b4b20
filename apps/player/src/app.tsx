import { queryClient } from '@puzzle-runs/web/api/query-client.ts';
import { repeatEarly } from '@puzzle-runs/web/early-input/repeat-early.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { BrowserRouter, useHref, useLinkClickHandler, useLocation, useRoutes } from 'react-router';
import { LinkProvider } from '#ui/link.tsx';
import { siteMap } from './routes.tsx';
import type { LinkProps } from './ui/link.tsx';

/** All pages of the site. An address that cannot be decoded leads to the not-found page, as on the server. */
export function Pages() {
  const { pathname } = useLocation();
  // The router escapes what it cannot decode, so the browser's address is asked.
  const address = globalThis.location?.pathname ?? pathname;
  return useRoutes(siteMap, isDecodable(address) ? undefined : '/undecodable');
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''; // a call whose result is not used would be left out of the build
  } catch {
    return false;
  }
}

/** Providers around the pages and their router, in the browser and on the server. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <LinkProvider value={RouterLink}>{children}</LinkProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** The player site in the browser. `onShown` is called once its first page is on the screen. */
export function App({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    repeatEarly();
    onShown();
  }, [onShown]);
  return (
    <Providers client={queryClient}>
      <BrowserRouter useTransitions={false}>
        <Pages />
      </BrowserRouter>
    </Providers>
  );
}

/**
 * The router's link, in the shape that `ui/` expects. Its own `Link` can also prefetch from a server of its own kind,
 * which costs 3 kB.
 */
function RouterLink({ to, state, onClick, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler(to, { state, ...(rest.target && { target: rest.target }) });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
