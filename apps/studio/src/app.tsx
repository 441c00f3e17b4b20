import { MantineProvider } from '@mantine/core';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, StrictMode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { AlertProvider } from '#shell/alerts/alert-provider.tsx';
import { deviceColorScheme, theme, themeVariables } from './theme.ts';

type Router = ComponentProps<typeof RouterProvider>['router'];

interface Props {
  client: QueryClient;
  /** Creates the router once the login hand-over has completed, because that may change the address. */
  router: Promise<Router>;
}

function Site({ router }: Pick<Props, 'router'>) {
  const opened = use(router);
  return (
    <AlertProvider router={opened}>
      <RouterProvider router={opened} />
    </AlertProvider>
  );
}

/** Root component: providers around the pages. Pages are rendered only after a login hand-over has completed. */
export function App({ client, router }: Props) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={themeVariables}
        colorSchemeManager={deviceColorScheme}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={client}>
          <Suspense fallback={<CompletingHandover />}>
            <Site router={router} />
          </Suspense>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
}

/** Shown during the login hand-over from the player site. */
function CompletingHandover() {
  const { t } = useTranslation();
  return (
    <main>
      <PageSpinner label={t('state.arriving')} />
    </main>
  );
}
