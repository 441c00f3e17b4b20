import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/limits.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { MapPreview } from '@puzzle-runs/web/map/map-preview.tsx';
import { singlePlaceOf } from '@puzzle-runs/web/map/single-place.ts';
import { useQuery } from '@tanstack/react-query';

/** Map of an exploration. Looks up a postal code without known coordinates, see `singlePlaceOf`; shows nothing for an incomplete one. */
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
