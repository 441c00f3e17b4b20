import { GAME_PAGE } from '@puzzle-runs/site/game-page.ts';
import { matchPrecache } from 'workbox-precaching';

/** After this time the shell opens; the page itself then waits for its data. */
const RESPONSE_TIMEOUT_MS = 2_000;

const SHELL = '/shell';

/**
 * A page of a game from the phone, where its state is stored, too. Every other page from the server, with its own head; the stored shell
 * where the network or the server fails.
 */
export async function answerNavigation(request: Request): Promise<Response> {
  const shell = GAME_PAGE.test(new URL(request.url).pathname) && (await matchPrecache(SHELL));
  if (shell) return shell;
  const response = fetch(request).catch(() => undefined);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, RESPONSE_TIMEOUT_MS));
  const first = await Promise.race([response, timeout]);
  // A proxy answers 502 while the server restarts.
  if (first && first.status < 500) return first;
  return (await matchPrecache(SHELL)) ?? (await response) ?? Response.error();
}
