/** Adds the result alert that the page at this address shows first. */
export function withAlert(address: string, alert: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}alert=${encodeURIComponent(alert)}`;
}

/** Removes the alert from a query. */
export function withoutAlert(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('alert');
  return params.toString();
}
