import { poiKey } from '@puzzle-runs/domain/exploration/ways/way-picture.ts';
import type { LaidOut } from './lay-out.ts';
import type { WaySpot } from './ways-of-run.ts';

interface From {
  spots: readonly WaySpot[];
  from: WaySpot;
  boxes: LaidOut['boxes'];
}

const DIRECTIONS = new Map([
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowDown', { x: 0, y: 1 }],
  ['ArrowUp', { x: 0, y: -1 }],
]);

/** The spot to which a key leads in the picture: the nearest one in the direction of the arrow. Undefined at the edge. */
export function nextSpot(key: string, { spots, from, boxes }: From): WaySpot | undefined {
  if (key === 'Home') return spots[0];
  if (key === 'End') return spots.at(-1);
  const direction = DIRECTIONS.get(key);
  if (!direction) return undefined;
  const start = boxOf(from);
  const ahead = spots.flatMap((spot) => {
    const { x, y } = boxOf(spot);
    const along = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const aside = Math.abs((x - start.x) * direction.y + (y - start.y) * direction.x);
    // A spot that is more aside than ahead belongs to another arrow, but for the layers left and right.
    const isAhead = along > 1 && (direction.x !== 0 || aside <= along);
    return isAhead ? [{ spot, distance: along + 2 * aside }] : [];
  });
  return ahead.toSorted((a, b) => a.distance - b.distance)[0]?.spot;

  function boxOf(spot: WaySpot) {
    return boxes.get(poiKey(spot)) ?? { x: 0, y: 0 };
  }
}
