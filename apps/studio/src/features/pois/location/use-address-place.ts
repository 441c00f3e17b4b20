import { useDebouncedValue } from '@mantine/hooks';
import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/exploration/postal-code.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#shell/account-call.ts';
import type { PoiValues } from '../poi-values.ts';

/** Milliseconds without typing before the address is looked up: the geocoder answers one request per second. */
const PAUSE = 1_000;

/** The place of a complete address, if the installation has a geocoder and it knows exactly one. */
export function useAddressPlace({ street, postal_code, location }: PoiValues['address']) {
  const typed = { street: street.trim(), postal_code: postal_code.trim(), location: location.trim() };
  const [settled] = useDebouncedValue(JSON.stringify(typed), PAUSE);
  const query = JSON.parse(settled) as typeof typed;
  const isComplete = query.street !== '' && query.postal_code.length === POSTAL_CODE_LENGTH && query.location !== '';
  const { data } = useQuery({
    ...accountQuery(routes.managedPois.locateAddress, { query }),
    enabled: isComplete,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isComplete && data?.count === 1 ? data.rows[0] : undefined;
}
