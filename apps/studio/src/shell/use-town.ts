import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/exploration/postal-code.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';

/** Places of a postal code; undefined while the code is incomplete, or its places are not loaded. */
export function usePlacesOf(postalCode: string) {
  const code = postalCode.trim();
  const enabled = code.length === POSTAL_CODE_LENGTH;
  const { data } = useQuery({ ...query(routes.explorations.zip, { query: { code } }), enabled });
  return enabled ? data?.rows : undefined;
}

/**
 * Town of a postal code with its coordinates; undefined if the code is incomplete or does not match exactly one town.
 */
export function useTown(postalCode: string) {
  const places = usePlacesOf(postalCode);
  return places?.length === 1 ? places[0] : undefined;
}
