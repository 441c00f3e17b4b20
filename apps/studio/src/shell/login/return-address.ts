import { withoutAlert } from '@puzzle-runs/web/ui/alert-address.ts';

interface Place {
  pathname: string;
  search: string;
}

/** The address to come back to after a login: only pages of the management, so that no link can lead anywhere else. */
function isWanted(address: string): boolean {
  return /^\/management(\/|$)/.test(address);
}

/** Where somebody is, as the address to come back to; undefined where a login is not needed. */
export function wantedFrom({ pathname, search }: Place): string | undefined {
  const query = withoutAlert(search);
  return isWanted(pathname) ? pathname + (query && `?${query}`) : undefined;
}

/** The address to come back to, out of the query of the login page. */
export function wantedOf(params: URLSearchParams): string | undefined {
  const wanted = params.get('wanted');
  return wanted !== null && isWanted(wanted) ? wanted : undefined;
}
