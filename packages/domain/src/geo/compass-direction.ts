import { normalizeDegrees } from './bearing.ts';

/** The eight directions, clockwise from north. */
export const COMPASS_DIRECTIONS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

export type CompassDirection = (typeof COMPASS_DIRECTIONS)[number];

const SECTOR = 360 / COMPASS_DIRECTIONS.length;

/** The direction nearest to a bearing in degrees. */
export function compassDirectionOf(bearing: number): CompassDirection {
  const sector = Math.round(normalizeDegrees(bearing) / SECTOR) % COMPASS_DIRECTIONS.length;
  return COMPASS_DIRECTIONS[sector] ?? 'north';
}
