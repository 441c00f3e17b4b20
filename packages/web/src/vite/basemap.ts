import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = new URL('../../basemap/', import.meta.url);
const ADDRESS = '/basemap/';
const TYPES: Record<string, string> = { '.json': 'application/json', '.svg': 'image/svg+xml' };

/** Serves the embedded map under `/basemap/` of a site: its files are the same for both. */
export function basemap(): Plugin {
  return {
    name: 'puzzle-runs:basemap',
    configureServer({ middlewares }) {
      middlewares.use(ADDRESS, (request, response, next) => {
        const name = new URL(request.url ?? '/', 'http://site').pathname.slice(1);
        readFile(new URL(name, FOLDER)).then((content) => {
          response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
          response.end(content);
        }, next);
      });
    },
    async generateBundle() {
      for (const name of await readdir(FOLDER)) {
        const source = await readFile(new URL(name, FOLDER));
        this.emitFile({ type: 'asset', fileName: `basemap/${name}`, source });
      }
    },
  };
}
