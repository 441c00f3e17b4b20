import type { Problems } from '@puzzle-runs/contract/failures.ts';
import { PROBLEMS } from '@puzzle-runs/domain/problem.ts';
import { OWN_RESPONSE_HEADER } from '@puzzle-runs/site/own-response.ts';

/** Whether our server sent a response, and not a proxy, a filter or a hotspot in its place. */
export function isOwnResponse({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.has(OWN_RESPONSE_HEADER);
}

/** Whether a body is a refusal of our server. */
export function isOwnRefusal(body: unknown): body is Problems {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return false;
  const [first] = body.errors;
  return typeof first === 'object' && first !== null && Object.hasOwn(PROBLEMS, first.code);
}
