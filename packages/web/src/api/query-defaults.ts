import type { DefaultOptions } from '@tanstack/react-query';
import { ApiProblem } from './api-problem.ts';

/** One more try where trying again can help: without an answer, or after a fault of the server. */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures > 0) return false;
  return error instanceof ApiProblem && (error.code === 'network' || error.status >= 500);
}

/** How both sites ask. `networkMode: always`: without a network a screen says so at once instead of waiting in silence. */
export const queryDefaults: DefaultOptions = {
  queries: { retry: shouldRetry, retryDelay: 500, staleTime: 10_000, networkMode: 'always' },
  mutations: { networkMode: 'always' },
};
