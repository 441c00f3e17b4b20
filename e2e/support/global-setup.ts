import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importExplorations, startSite } from './site.ts';

const EXPLORATIONS = join(import.meta.dirname, '../runs');
const BUILT = ['player/dist/.vite/site.json', 'studio/dist/.vite/site.json', 'studio/workbench/dist/index.html'].map(
  (file) => join(import.meta.dirname, '../../apps', file),
);

/** Starts two sites that have only the runs of `e2e/runs`, imported once. */
async function startExplorations(dataDir: string, studioDataDir: string) {
  const files = (await readdir(EXPLORATIONS)).map((name) => join(EXPLORATIONS, name));
  await importExplorations(dataDir, files);
  await cp(dataDir, studioDataDir, { recursive: true });
  return Promise.all([startSite({ dataDir }), startSite({ dataDir: studioDataDir })]);
}

/** Starts a site with the demo. `seed` keeps a copy of its data, so that a story gets its own demo without importing it again. */
async function startDemo(seed: string, dataDir: string) {
  const first = await startSite({ dataDir: seed, demo: true });
  await first.stop();
  await cp(seed, dataDir, { recursive: true });
  return startSite({ dataDir });
}

/** Starts the sites that stories share; passes their addresses to the workers. */
export default async function setUp() {
  if (!BUILT.every(existsSync))
    throw new Error('The sites are not built: run `npm run test:e2e`, which builds them first.');
  const folder = await mkdtemp(join(tmpdir(), 'puzzle-runs-e2e-'));
  const seed = join(folder, 'seed');
  const [[explorations, studioExplorations], demo] = await Promise.all([
    startExplorations(join(folder, 'runs'), join(folder, 'runs-studio')),
    startDemo(seed, join(folder, 'demo')),
  ]);
  Object.assign(process.env, {
    E2E_RUNS: JSON.stringify(explorations),
    E2E_RUNS_STUDIO: JSON.stringify(studioExplorations),
    E2E_DEMO: JSON.stringify(demo),
    E2E_DEMO_SEED: seed,
  });

  return async () => {
    await Promise.all([explorations, studioExplorations, demo].map((site) => site.stop()));
    await rm(folder, { recursive: true });
  };
}
