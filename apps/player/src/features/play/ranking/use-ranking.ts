import { useSuspenseQuery } from '@tanstack/react-query';
import { usePlay } from '../play-context.ts';
import { isUnauthorized } from '../queries.ts';
import { POLL_MS } from '../refresh.ts';

/** The ranking of the battle, best team first; polls while there are no live events. */
export function useRanking() {
  const { server, live } = usePlay();
  const { data, error } = useSuspenseQuery({
    ...server.ranking,
    refetchOnWindowFocus: 'always',
    refetchInterval: live === 'live' ? false : POLL_MS,
  });
  if (isUnauthorized(error)) throw error;
  return data;
}
