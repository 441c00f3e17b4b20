import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { session } from '../session/session.ts';

/**
 * Address of a studio page with a login hand-over: a code that works once and for one minute. It is in the fragment,
 * which servers do not see and cannot log.
 * @param path of the page, with its query
 * @throws ApiProblem, `unauthorized` when the login is missing or has expired
 */
export async function startHandover(path: string): Promise<string> {
  const [{ studio_url }, { code }] = await Promise.all([
    call(routes.site.settings),
    call(routes.users.startHandover, { headers: session.accountHeaders() }),
  ]);
  return `${studio_url}${path}#code=${encodeURIComponent(code)}`;
}

/** The hand-over code in the fragment of an address, as written by `startHandover`. */
export function handoverCodeIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('code') || undefined;
}

/** Starts a session with a hand-over code. @throws ApiProblem when the code is unknown, used or expired */
export async function redeemHandoverCode(code: string): Promise<void> {
  session.saveAuthToken(await call(routes.users.completeHandover, { body: { code } }));
}
