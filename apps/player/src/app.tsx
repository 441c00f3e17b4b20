import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { BrowserRouter, useRoutes } from 'react-router';
import { RouterLink } from '#shell/router-link.tsx';
import { LinkProvider } from '#ui/link.tsx';
import { queryClient } from './query-client.ts';
import { siteMap } from './routes.tsx';

function Pages() {
  return useRoutes(siteMap);
}

/** The player site: providers around its pages. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter useTransitions={false}>
          <LinkProvider value={RouterLink}>
            <Pages />
          </LinkProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
}
