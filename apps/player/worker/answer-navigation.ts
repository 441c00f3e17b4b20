import { matchPrecache } from 'workbox-precaching';

/** After this time the shell opens; the page itself then waits for its data. */
const RESPONSE_TIMEOUT_MS = 2_000;

const SHELL = '/shell';

/** Pages of a game, whose state is stored on the phone, too; search engines do not read their heads. */
const PLAY_PAGE = /^\/(battle\/[^/]+\/)?exploration\/[^/]+\/(team\/[^/]+\/)?(poi|ranking|share)(\/|$)/;

/**
 * A page of a game from the phone, which shows at once. Every other page from the server, with its own head; the stored shell where the
 * network or the server fails.
 */
export async function answerNavigation(request: Request): Promise<Response> {
  const shell = PLAY_PAGE.test(new URL(request.url).pathname) && (await matchPrecache(SHELL));
  if (shell) return shell;
  const response = fetch(request).catch(() => undefined);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, RESPONSE_TIMEOUT_MS));
  const first = await Promise.race([response, timeout]);
  // A proxy answers 502 while the server restarts.
  if (first && first.status < 500) return first;
  return (await matchPrecache(SHELL)) ?? (await response) ?? Response.error();
}
