import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SITE_BUILD } from '../packages/site/src/site-build.ts';
import type { BuiltFiles } from '../packages/web/src/vite/site-build.ts';
import { hasTopLevelAwait } from '../packages/web/src/vite/site-files.ts';
import { root } from './command.ts';

/** Registered once a visitor plays. */
const SERVICE_WORKER = 'sw.js';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

// Everything that a first visit transfers, without pictures and fonts, with German texts; what is loaded on demand (the
// map) does not count.
for (const site of ['player', 'studio']) {
  const dist = join(root, 'apps', site, 'dist');
  const { budgets }: BuiltFiles = JSON.parse(readFileSync(join(dist, SITE_BUILD), 'utf8'));
  for (const { page, kB: most, files, plays } of budgets) {
    const sizes = (plays ? [...files, SERVICE_WORKER] : files).map((file) => {
      const size = brotliCompressSync(readFileSync(join(dist, file))).length;
      console.log(`${kB(size).padStart(9)}  ${file}`);
      return size;
    });
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(
      `${kB(total).padStart(9)}  of ${most} kB: scripts and styles of ${page} in apps/${site}, with brotli\n`,
    );
    if (total <= most * 1000) continue;
    console.error(`${page} exceeds its budget: load the parts on demand that it does not show at once.`);
    process.exitCode = 1;
  }
  for (const file of readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))) {
    if (!hasTopLevelAwait(readFileSync(join(dist, 'assets', file), 'utf8'))) continue;
    console.error(`${file} has a top-level await, after which WebKit runs importers too early (docs/decisions/0101).`);
    process.exitCode = 1;
  }
}
