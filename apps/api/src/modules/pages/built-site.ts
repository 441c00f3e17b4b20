import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Manifest } from './preload-files.ts';

export interface BuiltSite {
  /** index.html, the template of all pages. */
  index: string;
  /** Vite manifest: files by source; empty if the build has none. */
  manifest: Manifest;
  /** The text of a style sheet of the build, by its address. */
  style(href: string): Promise<string>;
}

/** Without a build (during development Vite serves the site) every page is `not_found`. */
function notBuilt(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new Problem('not_found') : error;
}

function stylesOf(folder: string): BuiltSite['style'] {
  const known = new Map<string, Promise<string>>();
  return (href) => {
    const text = known.get(href) ?? readFile(join(folder, href), 'utf8');
    known.set(href, text);
    return text;
  };
}

/** Returns a reader of the built site. Reads index.html each time, so that a new build is served with its own assets. */
export function builtSite(folder: string): () => Promise<BuiltSite> {
  let known: BuiltSite = { index: '', manifest: {}, style: stylesOf(folder) };

  return async () => {
    const index = await readFile(join(folder, 'index.html'), 'utf8').catch(notBuilt);
    if (index !== known.index) {
      const manifest = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}');
      known = { index, manifest: JSON.parse(manifest) as Manifest, style: stylesOf(folder) };
    }
    return known;
  };
}
