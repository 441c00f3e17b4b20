import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { BrowserRouter, useRoutes } from 'react-router';
import { RouterLink } from '#shell/router-link.tsx';
import { LinkProvider } from '#ui/link.tsx';
import { repeatEarlyInput } from './early-input.ts';
import { queryClient } from './query-client.ts';
import { siteMap } from './routes.tsx';

/** All pages of the site. */
export function Pages() {
  return useRoutes(siteMap);
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

/** The player site in the browser. */
export function App() {
  useEffect(() => {
    // Outside of React's own work: only then an event makes it take over the part of the page that the event is for.
    const timer = setTimeout(repeatEarlyInput);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Providers client={queryClient}>
      <BrowserRouter useTransitions={false}>
        <Pages />
      </BrowserRouter>
    </Providers>
  );
}
