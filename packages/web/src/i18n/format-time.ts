function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

/**
 * A moment of the wire (ISO 8601, UTC; or milliseconds since 1970) as DD.MM.YYYY HH:mm:ss in the time zone of who reads it, in every language (specification 1,
 * part 9).
 */
export function formatTime(moment: string | number): string {
  const time = new Date(moment);
  const date = [
    twoDigits(time.getDate()),
    twoDigits(time.getMonth() + 1),
    String(time.getFullYear()).padStart(4, '0'),
  ].join('.');
  return `${date} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(twoDigits).join(':')}`;
}
