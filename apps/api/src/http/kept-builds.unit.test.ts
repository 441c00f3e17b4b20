import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepBuild, keptAssetsFolder } from './kept-builds.ts';

async function givenFolders() {
  const folder = await mkdtemp(join(tmpdir(), 'puzzle-runs-builds-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const kept = keptAssetsFolder(folder, 'player');
  let builds = 0;
  return {
    kept,
    /** Builds the site anew, as Vite does, and starts the server. */
    async build(...assets: string[]) {
      builds += 1;
      const dist = join(folder, 'dist');
      await rm(dist, { recursive: true, force: true });
      await mkdir(join(dist, 'assets'), { recursive: true });
      await mkdir(join(dist, '.vite'));
      await writeFile(join(dist, '.vite/site.json'), assets.join());
      for (const asset of assets) await writeFile(join(dist, 'assets', asset), asset);
      await keepBuild(dist, kept, new Date(builds * 1_000));
    },
  };
}

test('keeps the assets of the build before, and not those of older ones', async () => {
  const { build, kept } = await givenFolders();
  await build('shell-1.js', 'map-1.js');
  await build('shell-2.js', 'map-1.js');
  expect((await readdir(kept)).sort()).toEqual(['map-1.js', 'shell-1.js', 'shell-2.js']);
  expect(await readFile(join(kept, 'shell-1.js'), 'utf8')).toBe('shell-1.js');
  await build('shell-3.js');
  expect((await readdir(kept)).sort()).toEqual(['map-1.js', 'shell-2.js', 'shell-3.js']);
});

test('a restart with the same build deletes nothing', async () => {
  const { build, kept } = await givenFolders();
  await build('shell-1.js');
  await build('shell-2.js');
  await build('shell-2.js');
  expect((await readdir(kept)).sort()).toEqual(['shell-1.js', 'shell-2.js']);
});

test('without a build nothing happens', async () => {
  const { kept } = await givenFolders();
  await keepBuild(join(kept, 'nothing'), kept);
  await expect(readdir(kept)).rejects.toMatchObject({ code: 'ENOENT' });
});
