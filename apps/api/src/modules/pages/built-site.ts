import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Manifest } from './preload-files.ts';

export interface BuiltSite {
  /** index.html, the form of all pages. */
  index: string;
  /** Which files belong to which source; empty where the build does not say. */
  manifest: Manifest;
}

/** Nothing is built where Vite serves the site. */
function notBuilt(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new Problem('not_found') : error;
}

/** Reads the built site, its index each time: a new build must not be answered with the names of old assets. */
export function builtSite(folder: string): () => Promise<BuiltSite> {
  let known: BuiltSite = { index: '', manifest: {} };

  return async () => {
    const index = await readFile(join(folder, 'index.html'), 'utf8').catch(notBuilt);
    if (index !== known.index) {
      const manifest = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}');
      known = { index, manifest: JSON.parse(manifest) as Manifest };
    }
    return known;
  };
}
