import { ApiProblem } from '@puzzle-runs/web/api-problem.ts';
import { QueryClient } from '@tanstack/react-query';

/** One more try where trying again can help: without an answer, or after a fault of the server. */
function worthRetrying(failures: number, error: Error): boolean {
  if (failures > 0) return false;
  return error instanceof ApiProblem && (error.code === 'network' || error.status >= 500);
}

/** `networkMode: always`: without a network a screen says so at once instead of waiting in silence. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, retryDelay: 500, staleTime: 10_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
