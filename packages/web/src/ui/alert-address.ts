/** Adds the result alert that the screen at this address shows first (specification 1, part 2). */
export function withAlert(address: string, alert: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}alert=${encodeURIComponent(alert)}`;
}

/** A query without its alert: the same place, once the alert was read. */
export function withoutAlert(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('alert');
  return params.toString();
}
