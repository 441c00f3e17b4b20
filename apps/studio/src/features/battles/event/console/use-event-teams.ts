import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeams } from '@puzzle-runs/contract/management/event.ts';
import { addressOf } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { followEvents, type LiveState } from '@puzzle-runs/web/live/follow-events.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountQuery } from '#shell/account-call.ts';
import { battleQuery } from '../../battle-queries.ts';
import { LIVE_REFRESH_MS } from '../../live-refresh.ts';

/** Polls in addition to live events, because minutes pass and phones connect without an event. */
const SLOW_REFRESH_MS = 15_000;

/** Clock and teams of an event, refreshed by live events. Suspends until they are loaded. */
export function useEventTeams({ id, slug }: ManagedBattle): EventTeams {
  const client = useQueryClient();
  const [live, setLive] = useState<LiveState>('connecting');
  const { data } = useSuspenseQuery({
    ...accountQuery(routes.managedEvents.teams, { params: { battle_id: id } }),
    refetchInterval: live === 'live' ? SLOW_REFRESH_MS : LIVE_REFRESH_MS,
  });

  useEffect(() => {
    const readTeams = oneAtATime(() => refetch(client, [routes.managedEvents.teams.path]));
    const readBattle = oneAtATime(async () => {
      await refetch(client, battleQuery(slug).queryKey);
      await refetch(client, [routes.managedRegistrations.read.path]);
      await refetch(client, [routes.managedEvents.log.path]);
    });
    const { authorization } = session.accountHeaders();
    return followEvents({
      ...(authorization !== undefined && { token: authorization }),
      address: () => addressOf(routes.live.event, { params: { battle_id: id } }),
      onState: setLive,
      onEvent({ event }) {
        readTeams();
        if (event === 'pois') readBattle();
      },
    });
  }, [client, id, slug]);

  return data;
}

function refetch(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  return client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
}

/** A call during a read starts one more read after it, so that reads neither pile up nor miss the last change. */
function oneAtATime(read: () => Promise<void>): () => void {
  let reading = false;
  let again = false;
  async function run(): Promise<void> {
    reading = true;
    do {
      again = false;
      await read().catch(() => undefined);
    } while (again);
    reading = false;
  }
  return () => {
    if (reading) again = true;
    else void run();
  };
}
