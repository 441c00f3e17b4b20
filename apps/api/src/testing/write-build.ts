import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_BUILD, type SiteBuild } from '@puzzle-runs/site/site-build.ts';

/** Writes what the build of a site tells the server into a folder: as that of `testing/site`, with these changes. */
export async function writeBuild(folder: string, changes: Partial<SiteBuild>): Promise<void> {
  const site = JSON.parse(await readFile(new URL(`./site/${SITE_BUILD}`, import.meta.url), 'utf8')) as SiteBuild;
  await mkdir(join(folder, '.vite'), { recursive: true });
  await writeFile(join(folder, SITE_BUILD), JSON.stringify({ ...site, ...changes }));
}
