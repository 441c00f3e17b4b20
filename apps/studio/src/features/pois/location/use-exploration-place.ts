import { useQuery } from '@tanstack/react-query';
import { explorationQuery } from '#shell/exploration-query.ts';
import { useTown } from '#shell/use-town.ts';

/** The place of an exploration's postal code, where the map of its pois opens; null while it is unknown. */
export function useExplorationPlace(slug: string) {
  const { data } = useQuery(explorationQuery(slug));
  return useTown(data?.postal_code ?? '') ?? null;
}
