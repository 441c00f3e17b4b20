import { withoutAlert } from '@puzzle-runs/web/ui/alert-address.ts';

interface Address {
  pathname: string;
  search: string;
}

/** The address to come back to after a login: only pages of the management, so that no link can lead anywhere else. */
function isReturnAddress(address: string): boolean {
  return /^\/management(\/|$)/.test(address);
}

/** Where somebody is, as the address to come back to; undefined where a login is not needed. */
export function returnAddressFrom({ pathname, search }: Address): string | undefined {
  const query = withoutAlert(search);
  return isReturnAddress(pathname) ? pathname + (query && `?${query}`) : undefined;
}

/** The address to come back to, out of the query of the login page. */
export function returnAddressIn(params: URLSearchParams): string | undefined {
  const wanted = params.get('wanted');
  return wanted !== null && isReturnAddress(wanted) ? wanted : undefined;
}
