import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ON_DEMAND_BY_POI, ON_DEMAND_BY_POIS } from '../apps/player/vite/on-demand-files.ts';
import { hasTopLevelAwait } from '../packages/web/src/vite/top-level-await.ts';
import { root } from './command.ts';
import { loadedFiles } from './initial-chunks.ts';

interface Budget {
  site: string;
  /** The page as its chunks and texts. */
  page: string;
  keys: readonly string[];
  /** Files in `src` that the page imports on demand at every visit, also later. */
  onDemand?: readonly string[];
  /** Files that are not chunks. */
  files?: readonly string[];
  /** Bytes, compressed with brotli, of scripts and styles that a first visit may load. */
  most: number;
}

const TEXTS = ['src/i18n/de.ts'];
const WEB_TEXTS = '../../packages/web/src/i18n/de';
const PLAY = ['src/pages/play.page.tsx', 'src/i18n/de/play.ts', `${WEB_TEXTS}/poi.ts`, `${WEB_TEXTS}/task.ts`];
const player = { site: 'apps/player' } as const;
/** Registered once a visitor plays. */
const SERVICE_WORKER = ['sw.js'];

/** Everything that a first visit transfers, without pictures and fonts; what is loaded on demand (the map) does not count. */
const BUDGETS: readonly Budget[] = [
  { ...player, page: '/', keys: ['src/pages/landing.page.tsx', 'src/i18n/de/landing.ts', ...TEXTS], most: 126_300 },
  { ...player, page: '/exploration', keys: ['src/pages/explorations.page.tsx', ...TEXTS], most: 124_600 },
  {
    ...player,
    page: 'a run',
    keys: ['src/pages/exploration.page.tsx', 'src/i18n/de/joining.ts', ...TEXTS],
    most: 127_100,
  },
  {
    ...player,
    page: 'spots',
    keys: ['src/pages/pois.page.tsx', ...PLAY, ...TEXTS],
    onDemand: Object.values(ON_DEMAND_BY_POIS).flat(),
    files: SERVICE_WORKER,
    most: 157_800,
  },
  {
    ...player,
    page: 'a spot',
    keys: ['src/pages/poi.page.tsx', ...PLAY, ...TEXTS],
    onDemand: Object.values(ON_DEMAND_BY_POI).flat(),
    files: SERVICE_WORKER,
    most: 161_400,
  },
  {
    site: 'apps/studio',
    page: 'list of runs',
    keys: ['src/pages/explorations.page.tsx', ...TEXTS],
    most: 211_700,
  },
];

for (const { site, page, keys, onDemand = [], files = [], most } of BUDGETS) {
  const dist = join(root, site, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const loadedKeys = [...keys, ...onDemand.map((file) => `src/${file}`)];
  const loaded = [...loadedFiles(manifest, loadedKeys), ...files].map((file) => ({
    file,
    size: brotliCompressSync(readFileSync(join(dist, file))).length,
  }));
  const total = loaded.reduce((sum, { size }) => sum + size, 0);

  for (const { file, size } of loaded) console.log(`${kB(size).padStart(9)}  ${file}`);
  console.log(`${kB(total).padStart(9)}  of ${kB(most)}: scripts and styles of ${page} in ${site}, with brotli\n`);
  if (total > most) {
    console.error(`${page} exceeds its budget: load the parts on demand that it does not show at once.`);
    process.exitCode = 1;
  }
}

const scripts = join(root, player.site, 'dist/assets');
for (const file of readdirSync(scripts).filter((name) => name.endsWith('.js'))) {
  if (!hasTopLevelAwait(readFileSync(join(scripts, file), 'utf8'))) continue;
  console.error(`${file} has a top-level await, after which WebKit runs importers too early (docs/decisions/0101).`);
  process.exitCode = 1;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
