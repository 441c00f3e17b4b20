import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SITE_BUILD } from '@puzzle-runs/site/site-build.ts';

/** The build that is served now and the one before. */
const KEPT_BUILDS = 2;

/** Folder of all kept assets of one site. */
export function keptAssetsFolder(dataDir: string, site: 'player' | 'studio'): string {
  return resolve(dataDir, 'builds', site, 'assets');
}

/** A hard link costs a tenth of a copy, and a site has hundreds of files; to another file system the file is copied. */
async function keepFile(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}

/**
 * Keeps the assets of a build in the data folder and deletes those of builds older than the one before. A phone that
 * still shows the last version, or has it as its offline shell, loads the rest of it from there.
 * @param folder of the built site; without a build nothing happens
 */
export async function keepBuild(folder: string, kept: string, now = new Date()): Promise<void> {
  const build = await readFile(join(folder, SITE_BUILD)).catch(() => undefined);
  if (!build) return;
  await mkdir(kept, { recursive: true });
  const lists = join(kept, '..');
  const id = createHash('sha256').update(build).digest('hex').slice(0, 16);
  const files = await readdir(join(folder, 'assets'));
  const known = new Set(await readdir(kept));
  for (const file of files.filter((name) => !known.has(name)))
    await keepFile(join(folder, 'assets', file), join(kept, file));
  const list = join(lists, `${id}.json`);
  await writeFile(list, JSON.stringify(files));
  await utimes(list, now, now);
  await deleteOlder(lists, kept);
}

async function deleteOlder(lists: string, kept: string): Promise<void> {
  const names = (await readdir(lists)).filter((name) => name.endsWith('.json'));
  const builds = await Promise.all(
    names.map(async (name) => {
      const path = join(lists, name);
      return { path, servedAt: (await stat(path)).mtimeMs };
    }),
  );
  const [current, before, ...older] = builds.toSorted((a, b) => b.servedAt - a.servedAt);
  const needed = new Set<string>();
  for (const { path } of [current, before].slice(0, KEPT_BUILDS).filter((build) => build !== undefined))
    for (const file of JSON.parse(await readFile(path, 'utf8')) as string[]) needed.add(file);
  for (const file of await readdir(kept)) if (!needed.has(file)) await rm(join(kept, file), { force: true });
  for (const { path } of older) await rm(path, { force: true });
}
