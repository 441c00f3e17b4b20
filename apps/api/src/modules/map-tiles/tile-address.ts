/** Highest zoom with tiles; maps enlarge these tiles beyond it. */
const TILE_ZOOM_MAX = 14;

/** Column `x` counts from the west, row `y` from the north. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

function whole(text: string, below: number): number | null {
  return /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) < below ? Number(text) : null;
}

/** Parses the parts of a tile's address; null if there is no such tile. */
export function parseTileAddress(parts: Readonly<Record<'z' | 'x' | 'y', string>>): TileAddress | null {
  const z = whole(parts.z, TILE_ZOOM_MAX + 1);
  if (z === null) return null;
  const [x, y] = [whole(parts.x, 2 ** z), whole(parts.y, 2 ** z)];
  return x === null || y === null ? null : { z, x, y };
}

export function tileKey({ z, x, y }: TileAddress): string {
  return `${z}/${x}/${y}`;
}
