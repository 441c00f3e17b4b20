import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { isOffline } from '@puzzle-runs/web/api/connection.ts';
import { restoreClockOffset } from '@puzzle-runs/web/live/server-clock.ts';
import type { PlayPlace } from '@puzzle-runs/web/session/session.ts';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { type joinedQuery, saveEtag } from './queries.ts';

type JoinedQuery = ReturnType<typeof joinedQuery>;

/** On a network that hangs, the stored state is shown after this time, and the response replaces it when it arrives. */
const RESPONSE_TIMEOUT_MS = 1_000;

const NO_RESPONSE = Symbol('no response');

/** Whether the page came from this phone, as the code that reads the stored state then does. */
function isPageStored(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}

async function findStored(place: PlayPlace): Promise<JoinedPois | undefined> {
  try {
    const { findStoredGame } = await import('#offline/game-offline.ts');
    const stored = await findStoredGame(place);
    restoreClockOffset(stored?.clockOffset);
    if (stored?.etag !== undefined) saveEtag(stored.joined, stored.etag);
    return stored?.joined;
  } catch {
    return undefined; // the code cannot be loaded without a network
  }
}

/** Resolves when there is no response for now, or when what is stored shows sooner. */
function giveUp(): Promise<typeof NO_RESPONSE> {
  const isStoredSooner = isOffline() || isPageStored();
  return new Promise((resolve) => setTimeout(resolve, isStoredSooner ? 0 : RESPONSE_TIMEOUT_MS, NO_RESPONSE));
}

/**
 * The pois of a game. A page that is stored on the phone shows them as seen last until the response arrives; other
 * pages where the network fails or hangs.
 */
export function readableOffline(query: JoinedQuery, place: PlayPlace): JoinedQuery {
  const fetchJoined = query.queryFn;
  return {
    ...query,
    async queryFn(context: QueryFunctionContext<JoinedQuery['queryKey']>) {
      const { client } = context;
      const response = fetchJoined(context);
      if (client.getQueryData(query.queryKey)) return response;
      const answered = response.catch(lostOrThrow);
      const first = await Promise.race([answered, giveUp()]);
      if (first !== NO_RESPONSE) return first;
      const joined = await findStored(place);
      const meanwhile = await Promise.race([answered, Promise.resolve(NO_RESPONSE)]);
      if (meanwhile !== NO_RESPONSE) return meanwhile;
      if (!joined) return response;
      response.then(
        (later) => {
          // An answer given meanwhile is newer than the response.
          if (client.getQueryData(query.queryKey) === joined) client.setQueryData(query.queryKey, later);
          else void client.invalidateQueries({ queryKey: query.queryKey });
        },
        (error: unknown) => {
          // A refused token ends the game; a lost response shows at the next refetch.
          if (!isLost(error)) void client.invalidateQueries({ queryKey: query.queryKey });
        },
      );
      return joined;
    },
  };
}

function isLost(error: unknown): boolean {
  const code = failureCodeOf(error);
  return code === 'network' || code === 'unavailable';
}

function lostOrThrow(error: unknown): typeof NO_RESPONSE {
  if (!isLost(error)) throw error;
  return NO_RESPONSE;
}
