import { fileURLToPath } from 'node:url';

/** Archive of the old town of Krems. */
export const KREMS = fileURLToPath(new URL('./krems.pmtiles', import.meta.url));

/** A tile in the middle of the town, of 34 kB. */
export const TOWN = { z: 14, x: 8902, y: 5667 };
