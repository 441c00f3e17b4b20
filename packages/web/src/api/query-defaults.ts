import type { DefaultOptions } from '@tanstack/react-query';
import { ApiProblem } from './api-problem.ts';

/** Retries once, where a retry can help: without a response, or after a server error. */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures > 0) return false;
  return error instanceof ApiProblem && (error.code === 'network' || error.status >= 500);
}

/**
 * Query defaults of both sites. `networkMode: always`: offline, a screen shows the failure at once instead of waiting.
 */
export const queryDefaults: DefaultOptions = {
  queries: { retry: shouldRetry, retryDelay: 500, staleTime: 10_000, networkMode: 'always' },
  mutations: { networkMode: 'always' },
};
