import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/limits.ts';
import { query } from '@puzzle-runs/web/api.ts';
import { MapPreview } from '@puzzle-runs/web/map/map-preview.tsx';
import { routes } from '@puzzle-runs/web/routes.ts';
import { useQuery } from '@tanstack/react-query';

/**
 * Where the run is. A postal code that the list does not know is asked for: exactly one answer gives a map, anything else the
 * no-map message, and so does a code that is not five characters long (specification 1, parts 5 and 7).
 */
export function RunPlace({ exploration }: { exploration: PublicExploration }) {
  const { postal_code, PostalCodeCoordinate: known, name } = exploration;
  const { data, isLoading } = useQuery({
    ...query(routes.explorations.zip, { query: { code: postal_code } }),
    enabled: known === null && postal_code.length === POSTAL_CODE_LENGTH,
  });
  const asked = data?.count === 1 ? data.rows[0] : undefined;

  if (isLoading) return null;
  return <MapPreview place={known ?? asked ?? null} postalCode={postal_code} label={name} scale="town" />;
}
