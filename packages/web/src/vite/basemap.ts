import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../basemap');
const TYPES: Record<string, string> = { json: 'application/json', svg: 'image/svg+xml' };

/** Adds the embedded map under `/basemap` to a site: both sites draw maps, and neither depends on the other. */
export function basemap(): Plugin {
  return {
    name: 'puzzle-runs:basemap',
    configureServer(server) {
      server.middlewares.use('/basemap', (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
        if (!readdirSync(FOLDER).includes(name)) return next();
        response.setHeader('content-type', TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(readFileSync(join(FOLDER, name)));
      });
    },
    generateBundle() {
      for (const name of readdirSync(FOLDER)) {
        this.emitFile({ type: 'asset', fileName: `basemap/${name}`, source: readFileSync(join(FOLDER, name)) });
      }
    },
  };
}
