import type { BattleMessage } from '@puzzle-runs/contract/progress.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { followEvents, type LiveState } from '@puzzle-runs/web/live/follow-events.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds after which the board is read again, while no live events arrive or it is not shown. */
const POLL_MS = 5_000;

/** Milliseconds that a message stands on the wall; players can read it later, too, and here it would be old news. */
const MESSAGE_MS = 5 * 60_000;

/** The big screen of a battle, by its slug; it moves by itself, and comes back by itself when it is switched on again. */
export function useBoard(slug: string) {
  const client = useQueryClient();
  const [live, setLive] = useState<LiveState>('connecting');
  const [message, setMessage] = useState<BattleMessage>();
  const boardQuery = query(routes.board.read, { params: { battle: slug } });
  const { data, error, refetch } = useQuery({
    ...boardQuery,
    retry: false,
    refetchInterval: live === 'live' ? false : POLL_MS,
  });
  const hidden = error instanceof ApiProblem && error.code === 'not_found';
  const shown = data !== undefined && !hidden;

  useEffect(() => {
    if (!shown) return;
    return followEvents({
      path: routes.live.board.path.replace(':battle', encodeURIComponent(slug)),
      onState(next) {
        setLive(next);
        if (next === 'live') void client.invalidateQueries({ queryKey: [routes.board.read.path] });
      },
      onEvent(event) {
        if (event.event === 'message') setMessage(event.message);
        else void client.invalidateQueries({ queryKey: [routes.board.read.path] });
      },
    });
  }, [client, slug, shown]);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  return { board: shown ? data : undefined, hidden, failed: error !== null, message, readAgain: () => void refetch() };
}
