import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { DEMO_FOLDER } from '#demo/demo-folder.ts';

/** Recommended size of link previews, in pixels. */
const SIZE = { width: 1_200, height: 630 };

const drawn = new Map<string, Promise<Buffer>>();

/**
 * A demo picture as PNG, rendered once and cached: forty of them take a megabyte. Renders only files of the product,
 * because a foreign SVG could load anything.
 * @param name file name without extension; letters, digits and hyphens
 * @throws `not_found`
 */
export function sharePicture(name: string): Promise<Buffer> {
  if (!/^[a-z\d-]{1,60}$/.test(name)) throw new Problem('not_found');
  const known = drawn.get(name);
  if (known) return known;
  const picture = draw(join(DEMO_FOLDER, 'pictures', `${name}.svg`));
  drawn.set(name, picture);
  picture.catch(() => drawn.delete(name));
  return picture;
}

async function draw(file: string): Promise<Buffer> {
  const svg = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Problem('not_found') : error;
  });
  const { default: sharp } = await import('sharp'); // loaded lazily: takes memory that most servers never need
  return sharp(svg)
    .resize({ ...SIZE, fit: 'cover' })
    .png({ palette: true })
    .toBuffer();
}
