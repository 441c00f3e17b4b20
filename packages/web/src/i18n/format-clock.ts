const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as a clock shows them: `4:05`, from an hour on `1:04:05`. */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
