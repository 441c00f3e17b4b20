import { isOffline, subscribeConnection } from '@puzzle-runs/web/api/connection.ts';
import { queryDefaults } from '@puzzle-runs/web/api/query-defaults.ts';
import { QueryClient } from '@tanstack/react-query';

export const queryClient = new QueryClient({ defaultOptions: queryDefaults });

/** Loads what is on the screen and failed again when the server responds again. */
export function refetchWhenConnected(): void {
  subscribeConnection(() => {
    if (isOffline()) return;
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
}
