const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Seconds as a clock shows them: `4:05`, from an hour on `1:04:05`. */
export function formatClock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}
