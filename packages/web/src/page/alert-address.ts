/**
 * Returns this address with a result alert, which its page shows first, in place of an earlier one; null removes it.
 * `withAlert` of each site knows its alerts.
 */
export function setAlert(address: string, alert: string | null): string {
  const [path = '', search = ''] = address.split('?', 2);
  const params = new URLSearchParams(search);
  params.delete('alert');
  if (alert !== null) params.append('alert', alert);
  return params.size === 0 ? path : `${path}?${params}`;
}
