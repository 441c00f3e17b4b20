function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

/** Whole seconds as `h:mm:ss`; from two days on as days and hours, such as `3 d 04 h`. The same in every language. */
export function clockDigits(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${twoDigits(hours % 24)} h`;
  return [hours, ...[Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits)].join(':');
}
