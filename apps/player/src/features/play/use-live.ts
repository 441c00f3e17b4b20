import { routes } from '@puzzle-runs/web/api/routes.ts';
import { followEvents, type LiveState } from '@puzzle-runs/web/live/follow-events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GameServer } from './game-server.ts';
import { withPoints } from './joined-update.ts';
import { refetchGame } from './queries.ts';

/** What an event says is worth reading again; who comes and goes among friends is told as a change of the pois. */
const PATHS = {
  pois: [routes.joined.pois.path, routes.progress.invitation.path],
  ranking: [routes.progress.ranking.path],
  message: [routes.progress.messages.path],
} as const;

/** Follows the live events of the game and brings what is on the screen up to date. @returns the state of the connection */
export function useLive(authorization: string, { joined }: GameServer): LiveState {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');

  useEffect(
    () =>
      followEvents({
        token: authorization,
        onState(next) {
          setState(next);
          // What happened before is not repeated; and a refused token shows itself at the next reading.
          if (next === 'live' || next === 'refused') void refetchGame(client);
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
