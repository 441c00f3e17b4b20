import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { SITE_BUILD, type SiteBuild } from '@puzzle-runs/site/site-build.ts';

export interface BuiltSite extends SiteBuild {
  /** Tells builds apart. */
  build: string;
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

/** Returns a reader of the built site, which notices a new build. */
export function builtSite(folder: string): () => Promise<BuiltSite> {
  const file = join(folder, SITE_BUILD);
  let known: BuiltSite | undefined;

  return async () => {
    const build = String((await stat(file, { bigint: true }).catch(notBuilt)).mtimeNs);
    if (build !== known?.build) {
      const site = JSON.parse(await readFile(file, 'utf8').catch(notBuilt)) as SiteBuild;
      known = { ...site, build, text: textsOf(folder) };
    }
    return known;
  };
}
