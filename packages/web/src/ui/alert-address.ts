/** Adds the result alert that the page at this address shows first; replaces an earlier one. `withAlert` of each site knows its alerts. */
export function addAlert(address: string, alert: string): string {
  const [path = '', search = ''] = address.split('?', 2);
  const rest = withoutAlert(search);
  return `${path}?${rest === '' ? '' : `${rest}&`}alert=${encodeURIComponent(alert)}`;
}

/** Removes the alert from a query. */
export function withoutAlert(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('alert');
  return params.toString();
}
