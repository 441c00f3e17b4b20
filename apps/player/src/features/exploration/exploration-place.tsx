import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/limits.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { singlePlaceOf } from '@puzzle-runs/web/map/found-place.ts';
import { MapPreview } from '@puzzle-runs/web/map/map-preview.tsx';
import { useQuery } from '@tanstack/react-query';

/**
 * Where the run is. A postal code that the list does not know is asked for, see `foundPlace`; one that is not five characters long
 * is nowhere (specification 1, parts 5 and 7).
 */
export function ExplorationMap({ exploration }: { exploration: PublicExploration }) {
  const { postal_code, PostalCodeCoordinate: known, name } = exploration;
  const { data, isLoading } = useQuery({
    ...query(routes.explorations.zip, { query: { code: postal_code } }),
    enabled: known === null && postal_code.length === POSTAL_CODE_LENGTH,
  });
  const place = known ?? singlePlaceOf(data?.rows);

  if (isLoading || place === undefined) return null;
  return <MapPreview place={place} postalCode={postal_code} label={name} scale="town" />;
}
