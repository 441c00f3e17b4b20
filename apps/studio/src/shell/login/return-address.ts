import { setAlert } from '@puzzle-runs/web/page/alert-address.ts';

interface Address {
  pathname: string;
  search: string;
}

/**
 * Whether an address is a valid return address after a login:
 * only pages of the management, which prevents open redirects.
 */
function isReturnAddress(address: string): boolean {
  return /^\/management(\/|$)/.test(address);
}

/** Returns the current address as return address; undefined on pages that need no login. */
export function returnAddressFrom({ pathname, search }: Address): string | undefined {
  return isReturnAddress(pathname) ? setAlert(pathname + search, null) : undefined;
}

/** Returns the return address from the query of the login page. */
export function returnAddressIn(params: URLSearchParams): string | undefined {
  const wanted = params.get('wanted');
  return wanted !== null && isReturnAddress(wanted) ? wanted : undefined;
}
