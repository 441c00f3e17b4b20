import { roundDistance } from '@puzzle-runs/domain/geo/round-distance.ts';
import { formatNumber } from './format-number.ts';

/** Writes the length of a walk, or the distance to a place: "800 m", "2,4 km" in German. */
export function formatWalk(metres: number, language: string): string {
  const { value, unit } = roundDistance(metres);
  return `${formatNumber(value, language)}\u00A0${unit}`;
}

/** Writes a duration: "45 min", "2 h", "1 h 30 min". The same in every language. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`];
  return parts.filter(Boolean).join(' ');
}
