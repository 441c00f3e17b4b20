import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { MarkersMap } from '@puzzle-runs/web/map/markers-map.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Filters, listRequests } from './filters.ts';

interface Props {
  of: 'explorations' | 'battles';
  filters: Filters;
  onSelect: (postalCodes: string[]) => void;
  countLabel: (count: number) => string;
}

/** Runs or battles on the map. Without its markers the map is empty, and the list says what went wrong. */
export function ExploreMap({ of, filters, onSelect, countLabel }: Props) {
  const { data } = useQuery({
    ...query(routes[of].markers, { query: listRequests(filters).markers }),
    placeholderData: keepPreviousData,
  });

  return (
    <MarkersMap markers={data?.rows ?? []} selected={filters.postalCodes} onSelect={onSelect} countLabel={countLabel} />
  );
}
