import type { BattleMessage } from '@puzzle-runs/contract/play/battle-message.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { addressOf, query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { followEvents, type LiveState } from '@puzzle-runs/web/live/follow-events.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Polling interval while there are no live events or the board is hidden. */
const POLL_MS = 5_000;

/** How long a message is shown; players can still read it later on their phones. */
const MESSAGE_MS = 5 * 60_000;

/**
 * Board of a battle, by slug; updates live, and returns by itself when it is switched on again.
 * @param key of a run that only its link finds, to which the board leads
 */
export function useBoard(slug: string, key: string | undefined) {
  const client = useQueryClient();
  const [live, setLive] = useState<LiveState>('connecting');
  const [message, setMessage] = useState<BattleMessage>();
  const boardQuery = query(routes.board.read, { params: { battle: slug }, query: { exploration_code: key } });
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
      address: () => addressOf(routes.live.board, { params: { battle: slug } }),
      onState: setLive,
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
