import { contract } from '@puzzle-runs/contract/contract.ts';
import type { Plugin } from 'vite';

const NAME = 'virtual:api-routes';
/** Routes of calls that only a part of the site makes, which is loaded later. */
const LATER = 'virtual:later-api-routes';

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

const ALL = Object.keys(contract);

function routesOf(parts: readonly string[]): string {
  return JSON.stringify(
    manifestOf(Object.fromEntries(Object.entries(contract).filter(([name]) => parts.includes(name)))),
  );
}

/**
 * Serves the routes of the contract as `virtual:api-routes`, so that no schema reaches the browser. A site that calls
 * some parts of the contract only names them, because the routes are in its first chunk.
 */
export function apiRoutes(parts: readonly string[] = ALL, later: readonly string[] = ALL): Plugin {
  const modules = new Map([
    [`\0${NAME}`, `export const routes = ${routesOf(parts)};`],
    [`\0${LATER}`, `export const laterRoutes = ${routesOf(later)};`],
  ]);
  return {
    name: 'puzzle-runs:api-routes',
    resolveId: (id) => (modules.has(`\0${id}`) ? `\0${id}` : undefined),
    load: (id) => modules.get(id),
  };
}
