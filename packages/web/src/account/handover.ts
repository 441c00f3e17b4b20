import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { session } from '../session/session.ts';

/**
 * Address of a page of the studio, signed in: with a code that counts once and for a minute, in the fragment, so that no server on
 * the way writes it into its log.
 * @param path of the page, with its query
 * @throws ApiProblem, `unauthorized` when nobody is logged in (any more)
 */
export async function startHandover(path: string): Promise<string> {
  const [{ studio_url }, { code }] = await Promise.all([
    call(routes.site.settings),
    call(routes.users.startHandover, { headers: session.accountHeaders() }),
  ]);
  return `${studio_url}${path}#code=${encodeURIComponent(code)}`;
}

/** The code in the fragment of an address, as `startHandover` wrote it. */
export function handoverCodeIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('code') || undefined;
}

/** Begins a session with the code of a crossing. @throws ApiProblem when it does not count (any more) */
export async function redeemHandoverCode(code: string): Promise<void> {
  session.saveAuthToken(await call(routes.users.completeHandover, { body: { code } }));
}
