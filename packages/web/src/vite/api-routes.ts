import { contract } from '@puzzle-runs/contract/contract.ts';
import type { Plugin } from 'vite';

const NAME = 'virtual:api-routes';
const RESOLVED = `\0${NAME}`;

interface Route {
  method: string;
  path: string;
  contentType?: string;
}

function isRoute(value: object): value is Route {
  return 'method' in value && 'path' in value;
}

/** The router without its schemas: what the browser needs for a call, without zod. */
function manifestOf(router: object): object {
  return Object.fromEntries(
    Object.entries(router).map(([name, value]: [string, object]) => {
      if (!isRoute(value)) return [name, manifestOf(value)];
      const { method, path, contentType } = value;
      return [name, { method, path, ...(contentType && { contentType }) }];
    }),
  );
}

/**
 * Serves the routes of the contract as `virtual:api-routes`, so that no schema reaches the browser. A site that calls some parts of the
 * contract only names them, because the routes are in its first chunk.
 */
export function apiRoutes(parts: readonly string[] = Object.keys(contract)): Plugin {
  const called = Object.fromEntries(Object.entries(contract).filter(([name]) => parts.includes(name)));
  return {
    name: 'puzzle-runs:api-routes',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const routes = ${JSON.stringify(manifestOf(called))};` : undefined),
  };
}
