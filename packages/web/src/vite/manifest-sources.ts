import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Names in Vite's manifest every file that is imported on demand. Vite names only those that have a chunk of their own, and the bundler
 * puts most files of a first screen into the chunk of the screen.
 */
export function manifestSources(): Plugin {
  let root = '';
  return {
    name: 'puzzle-runs:manifest-sources',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir = '' }, bundle) {
      const path = join(dir, '.vite/manifest.json');
      const manifest: Record<string, { file: string }> = JSON.parse(await readFile(path, 'utf8'));
      const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
      for (const output of Object.values(bundle)) {
        const chunk = chunks.get(output.fileName);
        if (output.type !== 'chunk' || !chunk) continue;
        for (const id of output.moduleIds) {
          const source = relative(root, id);
          if (!this.getModuleInfo(id)?.dynamicImporters.length) continue;
          manifest[source] ??= { ...chunk };
        }
      }
      await writeFile(path, JSON.stringify(manifest));
    },
  };
}
