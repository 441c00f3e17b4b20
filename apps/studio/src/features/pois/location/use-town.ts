import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/limits.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';

/** The town of a postal code, and where it is; undefined while the code is incomplete, or when it has no town or several. */
export function useTown(postalCode: string) {
  const code = postalCode.trim();
  const enabled = code.length === POSTAL_CODE_LENGTH;
  const { data } = useQuery({ ...query(routes.explorations.zip, { query: { code } }), enabled });
  return enabled && data?.count === 1 ? data.rows[0] : undefined;
}
