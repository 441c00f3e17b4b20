import type { Problems } from '@puzzle-runs/contract/failures.ts';
import { PROBLEMS } from '@puzzle-runs/domain/problem.ts';
import { API_MAJOR, OWN_RESPONSE_HEADER } from '@puzzle-runs/site/own-response.ts';

/** Whether our server sent a response, and not a proxy, a filter or a hotspot in its place. */
export function isOwnResponse({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.has(OWN_RESPONSE_HEADER);
}

let isOutdated = false;
const outdatedListeners: (() => void)[] = [];

/** Calls back once this page turns out to be built for another major version of the API than the one that responds. */
export function onOutdated(listener: () => void): void {
  if (isOutdated) listener();
  else outdatedListeners.push(listener);
}

/** Notes a response of our server. A page that was open when a new version came may misread what it says. */
export function noteApiVersion(headers: Headers): void {
  if (isOutdated || headers.get(OWN_RESPONSE_HEADER) === API_MAJOR) return;
  isOutdated = true;
  for (const listener of outdatedListeners) listener();
}

/** Whether a body is a refusal of our server. */
export function isOwnRefusal(body: unknown): body is Problems {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return false;
  const [first] = body.errors;
  return typeof first === 'object' && first !== null && Object.hasOwn(PROBLEMS, first.code);
}
