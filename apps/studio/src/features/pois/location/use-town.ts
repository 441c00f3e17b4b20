import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/limits.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';

/** The town of a postal code, and where it is; undefined while the code is not complete, and where it is not exactly one (specification 1, part 7). */
export function useTown(postalCode: string) {
  const code = postalCode.trim();
  const enabled = code.length === POSTAL_CODE_LENGTH;
  const { data } = useQuery({ ...query(routes.explorations.zip, { query: { code } }), enabled });
  return enabled && data?.count === 1 ? data.rows[0] : undefined;
}
