interface Tile {
  z: number;
  x: number;
  y: number;
}

/**
 * The tile of a whole zoom that contains a point, in Web Mercator; columns count from the west, rows from the north.
 */
export function tileAt({ lng, lat }: { lng: number; lat: number }, z: number): Tile {
  const tiles = 2 ** z;
  const angle = (lat * Math.PI) / 180;
  const last = tiles - 1;
  const x = Math.floor(((lng + 180) / 360) * tiles);
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * tiles);
  return { z, x: Math.min(Math.max(x, 0), last), y: Math.min(Math.max(y, 0), last) };
}
