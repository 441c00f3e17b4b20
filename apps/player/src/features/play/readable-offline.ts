import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { isOffline } from '@puzzle-runs/web/api/connection.ts';
import type { PlayPlace } from '@puzzle-runs/web/session/session.ts';
import type { QueryFunctionContext } from '@tanstack/react-query';
import type { joinedQuery } from './queries.ts';

type JoinedQuery = ReturnType<typeof joinedQuery>;

/** On a network that hangs, the stored state is shown after this time, and the response replaces it when it arrives. */
const RESPONSE_TIMEOUT_MS = 1_000;

const NO_RESPONSE = Symbol('no response');

function findStored(place: PlayPlace): Promise<JoinedPois | undefined> {
  return import('#offline/stored-games.ts').then(
    async ({ findStoredGame }) => (await findStoredGame(place))?.joined,
    () => undefined, // the code cannot be loaded without a network
  );
}

/** Resolves when it is clear that there is no response for now. */
function giveUp(): Promise<typeof NO_RESPONSE> {
  return new Promise((resolve) => setTimeout(resolve, isOffline() ? 0 : RESPONSE_TIMEOUT_MS, NO_RESPONSE));
}

/** The pois of a game, as seen last where the network fails and nothing newer is on the screen. */
export function readableOffline(query: JoinedQuery, place: PlayPlace): JoinedQuery {
  const fetchJoined = query.queryFn;
  return {
    ...query,
    async queryFn(context: QueryFunctionContext<JoinedQuery['queryKey']>) {
      const { client } = context;
      const response = fetchJoined(context);
      if (client.getQueryData(query.queryKey)) return response;
      const stored = findStored(place);
      const first = await Promise.race([response.catch(lostOrThrow), giveUp()]);
      if (first !== NO_RESPONSE) return first;
      const joined = await stored;
      if (!joined) return response;
      response.then(
        (later) => client.setQueryData(query.queryKey, later),
        () => undefined, // the next refetch shows why
      );
      return joined;
    },
  };
}

function lostOrThrow(error: unknown): typeof NO_RESPONSE {
  const code = failureCodeOf(error);
  if (code !== 'network' && code !== 'unavailable') throw error;
  return NO_RESPONSE;
}
