/**
 * Formats the seconds until a moment in whole minutes, rounded up: `5 min`, from an hour on `1 h 05 min`. Only the last minute
 * counts in seconds: `45 s`. The same in every language.
 */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
