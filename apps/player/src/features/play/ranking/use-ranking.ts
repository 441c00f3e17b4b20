import { useSuspenseQuery } from '@tanstack/react-query';
import { usePlay } from '../play-context.ts';
import { isUnauthorized, rankingQuery } from '../queries.ts';
import { POLL_MS } from '../refresh.ts';

/** All teams of the battle, best first; read again by itself while no live events arrive. */
export function useRanking() {
  const { headers, live } = usePlay();
  const { data, error } = useSuspenseQuery({
    ...rankingQuery(headers),
    refetchOnWindowFocus: 'always',
    refetchInterval: live === 'live' ? false : POLL_MS,
  });
  if (isUnauthorized(error)) throw error;
  return data.rows;
}
