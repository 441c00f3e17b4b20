import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense, use, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { CompletingHandover } from '#shell/login/completing-handover.tsx';
import { queryClient } from './query-client.ts';
import { siteMap } from './routes.tsx';
import { deviceColorScheme, theme, themeVariables } from './theme.ts';

function Site({ arriving }: { arriving: Promise<void> }) {
  use(arriving);
  const [router] = useState(() => createBrowserRouter(siteMap));
  return <RouterProvider router={router} />;
}

/** Root component: providers around the pages. Pages are rendered only after a login hand-over has completed. */
export function App({ arriving }: { arriving: Promise<void> }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={themeVariables}
        colorSchemeManager={deviceColorScheme}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={<CompletingHandover />}>
            <Site arriving={arriving} />
          </Suspense>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
}
