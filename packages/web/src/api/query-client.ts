import { type DefaultOptions, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api-problem.ts';
import { isOffline, subscribeConnection } from './connection.ts';

/** Retries once, where a retry can help: without a response, or after a server error. */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures > 0) return false;
  return error instanceof ApiProblem && (error.code === 'network' || error.status >= 500);
}

/** `networkMode: always`: offline, a screen shows the failure at once instead of waiting. */
const defaultOptions: DefaultOptions = {
  queries: { retry: shouldRetry, retryDelay: 500, staleTime: 10_000, networkMode: 'always' },
  mutations: { networkMode: 'always' },
};

/** The site's cache of responses. */
export const queryClient = new QueryClient({ defaultOptions });

/** Loads what is on the screen and failed again when the server responds again. */
export function refetchWhenConnected(): void {
  subscribeConnection(() => {
    if (isOffline()) return;
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
}
