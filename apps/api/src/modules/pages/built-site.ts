import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Manifest } from './preload-files.ts';

export interface BuiltSite {
  /** index.html, the template of all pages. */
  index: string;
  /** Vite manifest: files by source; empty if the build has none. */
  manifest: Manifest;
  /** The text of a file of the build, by its address; undefined if the build has no such file. */
  text(href: string): Promise<string | undefined>;
}

/** Without a build (during development Vite serves the site) every page is `not_found`. */
function notBuilt(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new Problem('not_found') : error;
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function textsOf(folder: string): BuiltSite['text'] {
  const known = new Map<string, Promise<string | undefined>>();
  return (href) => {
    const text = known.get(href) ?? readFile(join(folder, href), 'utf8').catch(undefinedIfMissing);
    known.set(href, text);
    return text;
  };
}

/** Returns a reader of the built site. Reads index.html each time, so that a new build is served with its own assets. */
export function builtSite(folder: string): () => Promise<BuiltSite> {
  let known: BuiltSite = { index: '', manifest: {}, text: textsOf(folder) };

  return async () => {
    const index = await readFile(join(folder, 'index.html'), 'utf8').catch(notBuilt);
    if (index !== known.index) {
      const manifest = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}');
      known = { index, manifest: JSON.parse(manifest) as Manifest, text: textsOf(folder) };
    }
    return known;
  };
}
