import { addressOf } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { followEvents, type LiveState } from '@puzzle-runs/web/live/follow-events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GameServer } from './game-server.ts';
import { withPoints } from './joined-update.ts';
import { etagOf, refetchAround, refetchGame } from './queries.ts';

/** Queries to invalidate per live event; joins and leaves among friends arrive as a change of the pois. */
const PATHS = {
  pois: [routes.joined.pois.path, routes.progress.invitation.path, routes.progress.lastHelp.path],
  ranking: [routes.progress.ranking.path],
  message: [routes.progress.messages.path],
} as const;

/** Subscribes to the game's live events and updates its queries. @returns the state of the connection */
export function useLive(authorization: string, { joined }: GameServer): LiveState {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');

  useEffect(
    () =>
      followEvents({
        token: authorization,
        address() {
          const held = etagOf(client.getQueryData(joined.queryKey));
          return addressOf(routes.live.events, { query: { held } });
        },
        onState(next) {
          setState(next);
          // Missed events are not repeated. The server begins with `pois` unless the phone holds the current ones.
          if (next === 'live') void refetchAround(client);
          // A refused token shows itself at the next call.
          if (next === 'refused') void refetchGame(client);
        },
        onEvent(event) {
          if (event.event === 'points') {
            client.setQueryData(joined.queryKey, (before) => before && withPoints(before, event.points));
          } else {
            for (const path of PATHS[event.event]) void client.invalidateQueries({ queryKey: [path] });
          }
        },
      }),
    [client, authorization, joined],
  );

  return state;
}
