import type { Plugin } from 'vite';

/** What the bundle for the server contains of all that the site loads on demand: the texts, and the pages that the server renders. */
const RENDERED = /\/i18n\/|\/(landing|explorations|exploration)\.page\.tsx$/;

/** Leaves out of the bundle for the server what only browsers load, for example the map. */
export function serverPage(): Plugin {
  return {
    name: 'puzzle-runs:server-page',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler(source, importer, { kind }) {
        if (kind !== 'dynamic-import' || RENDERED.test(`${importer} ${source}`)) return undefined;
        return { id: `node:left-out/${source}`, external: true };
      },
    },
  };
}
