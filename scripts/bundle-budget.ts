import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './command.ts';
import { initialChunks } from './initial-chunks.ts';

/** Bytes of gzipped JavaScript that a site's first page may load; chunks imported dynamically (the map) do not count. */
const BUDGETS = [
  { site: 'apps/player', page: 'src/pages/explorations.page.tsx', most: 150_000 },
  { site: 'apps/studio', page: 'src/pages/register.page.tsx', most: 260_000 },
];

for (const { site, page, most } of BUDGETS) {
  const dist = join(root, site, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const files = initialChunks(manifest, page).map((file) => ({
    file,
    size: gzipSync(readFileSync(join(dist, file))).length,
  }));
  const total = files.reduce((sum, { size }) => sum + size, 0);

  for (const { file, size } of files) console.log(`${kB(size).padStart(9)}  ${file}`);
  console.log(`${kB(total).padStart(9)}  of ${kB(most)}: gzipped JavaScript of ${page} in ${site}\n`);
  if (total > most) {
    console.error('The first page exceeds its budget: import dynamically what it does not show at once.');
    process.exitCode = 1;
  }
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
