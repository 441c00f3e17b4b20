import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ApiDocument } from './calls.ts';

/** Where programs find the description of every call. */
export const DOCUMENT = '/api/openapi.json';
/** Where people can try it. */
export const BROWSABLE = '/api/docs/';

async function read(): Promise<ApiDocument> {
  const response = await fetch(DOCUMENT).catch(() => {
    throw new ApiProblem(0, 'network');
  });
  if (!response.ok) throw new ApiProblem(response.status, 'unexpected');
  return (await response.json()) as ApiDocument;
}

/** The OpenAPI document of this installation; it is no call of the contract, but its description. */
export function useApiDocument(): ApiDocument {
  return useSuspenseQuery({ queryKey: [DOCUMENT], queryFn: read, staleTime: Number.POSITIVE_INFINITY }).data;
}
