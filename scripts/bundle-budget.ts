import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './command.ts';
import { firstScreen } from './first-screen.ts';

/** Bytes of compressed JavaScript on the first screen, without the map (design part 7). */
const BUDGET = 150_000;
const PAGE = 'src/pages/explorations.page.tsx';

const dist = join(root, 'apps/player/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const files = firstScreen(manifest, PAGE).map((file) => ({
  file,
  size: gzipSync(readFileSync(join(dist, file))).length,
}));
const total = files.reduce((sum, { size }) => sum + size, 0);

for (const { file, size } of files) console.log(`${kB(size).padStart(9)}  ${file}`);
console.log(`${kB(total).padStart(9)}  of ${kB(BUDGET)}: compressed JavaScript of /exploration without the map`);
if (total > BUDGET) {
  console.error('The first screen is too heavy: load what it does not show at once lazily.');
  process.exitCode = 1;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
