/**
 * One forbidden direction of imports. A target is a path in this repository (`packages/domain/src/problem.ts`), a package
 * (`npm:drizzle-orm`), or a Node module (`node:fs`).
 */
export interface Layer {
  readonly why: string;
  readonly from: RegExp;
  readonly to: RegExp;
  /** Files of `from` that may import it. */
  readonly except?: RegExp;
  /** Allows the import when `from` and `to` capture the same text: inside one feature, inside one module. */
  readonly sameIsFine?: boolean;
  /** Allows `import type`. */
  readonly typesAreFine?: boolean;
}

const tests = /\.test\.tsx?$/;

export const layers: readonly Layer[] = [
  {
    why: 'the domain is pure: it imports nothing but an edit distance',
    from: /^packages\/domain\//,
    to: /^(?!packages\/domain\/|npm:fastest-levenshtein$)/,
    except: /^packages\/domain\/test-data\//,
  },
  {
    why: 'the pages and texts of the site import the domain only',
    from: /^packages\/site\//,
    to: /^(?!packages\/(site|domain)\/)/,
  },
  {
    why: 'the contract imports the domain, zod and @ts-rest/core only',
    from: /^packages\/contract\//,
    to: /^(?!packages\/(contract|domain)\/|npm:zod$|npm:@ts-rest\/core$)/,
    except: tests,
  },
  {
    why: 'no package imports an app',
    from: /^(apps\/[^/]+|packages|e2e)\//,
    to: /^(apps\/[^/]+)\//,
    sameIsFine: true,
  },
  {
    why: 'the API and the sites meet in the contract only',
    from: /^apps\/api\//,
    to: /^(packages\/web\/|npm:react(-dom|-router)?$)/,
  },
  {
    why: 'the player is light: it never uses Mantine',
    from: /^(apps\/player|packages\/web)\//,
    to: /^npm:@mantine\//,
  },
  {
    why: 'no zod in the browser: the contract is known by its types only, and by its functions without a schema',
    from: /^(apps\/(player|studio)|packages\/web)\/src\//,
    to: /^(packages\/contract\/(?!src\/mapping\/)|npm:zod$)/,
    except: /^packages\/web\/src\/vite\/|\.test\.tsx?$/,
    typesAreFine: true,
  },
  {
    why: 'calls go through packages/web/src/api/call.ts',
    from: /^(apps\/(player|studio)|packages\/web)\/src\//,
    to: /^npm:@ts-rest\//,
    except: /^packages\/web\/src\/api\/call\.ts$/,
  },
  {
    why: 'features do not know pages',
    from: /^apps\/[^/]+\/src\/features\//,
    to: /^apps\/[^/]+\/src\/(pages\/|app\.tsx|routes\.tsx)/,
  },
  {
    why: 'features do not import each other; a page puts both on the screen',
    from: /^apps\/[^/]+\/src\/features\/([^/]+)\//,
    to: /^apps\/[^/]+\/src\/features\/([^/]+)\//,
    sameIsFine: true,
  },
  {
    why: 'ui pieces know neither pages nor features',
    from: /^apps\/[^/]+\/src\/(ui|editor)\//,
    to: /^apps\/[^/]+\/src\/(pages\/|features\/|app\.tsx|routes\.tsx)/,
  },
  {
    why: 'ui pieces know neither router, nor query, nor contract',
    from: /^(apps\/[^/]+\/src\/(ui|editor)|packages\/web\/src\/ui)\//,
    to: /^(npm:react-router$|npm:@tanstack\/react-query$|packages\/contract\/|packages\/web\/src\/api\/(call|routes)\.ts$)/,
  },
  {
    why: 'SQL is written in db/ and in *.repository.ts only',
    from: /^apps\/api\/(src|bench)\//,
    to: /^npm:drizzle-(orm|kit)$/,
    except: /^apps\/api\/(src\/(db|testing)|bench)\/|\.(repository|test)\.ts$/,
  },
  {
    why: 'connections to a database are opened in db/ and change-feed/ only',
    from: /^apps\/api\/(src|bench)\//,
    to: /^npm:(better-sqlite3|pg)$/,
    except: /^apps\/api\/(src\/(db|change-feed|testing)|bench)\/|\.test\.ts$/,
  },
  {
    why: 'HTTP is spoken in http/, *.routes.ts, app.ts, deps.ts and main.ts only',
    from: /^apps\/api\/src\//,
    to: /^npm:(fastify|fastify-plugin|@fastify\/.+|@ts-rest\/.+)$/,
    except: /^apps\/api\/src\/(http|testing)\/|^apps\/api\/src\/(app|deps|main)\.ts$|\.(routes|test)\.ts$/,
  },
  {
    why: 'routes call services, never the database',
    from: /\.routes\.ts$/,
    to: /(\.repository\.ts$|^apps\/api\/src\/db\/)/,
    typesAreFine: true,
  },
  {
    why: 'a service knows nothing of HTTP',
    from: /\.service\.ts$/,
    to: /(\.routes\.ts$|^apps\/api\/src\/http\/)/,
    typesAreFine: true,
  },
  {
    why: 'a repository knows the database only',
    from: /\.repository\.ts$/,
    to: /(\.routes\.ts$|\.service\.ts$|^apps\/api\/src\/http\/)/,
  },
  {
    why: 'the database layer knows no module',
    from: /^apps\/api\/src\/db\//,
    to: /^apps\/api\/src\/(modules|http)\//,
    except: tests,
  },
  {
    why: 'a module uses another module through its service',
    from: /^apps\/api\/src\/modules\/([^/]+)\//,
    to: /^apps\/api\/src\/modules\/([^/]+)\/(?!.+\.service\.ts$)/,
    except: tests,
    sameIsFine: true,
  },
];

/** Tools that every test may import. */
const testTools = /^(npm:(vitest|fast-check)|node:.+)$/;

/**
 * The reason why an import is forbidden; undefined if it is allowed.
 * @param file path in the repository, with `/`
 * @param target as described at {@link Layer}
 */
export function whyForbidden(file: string, target: string, typeOnly: boolean): string | undefined {
  if (tests.test(file) && testTools.test(target)) return undefined;
  return layers.find((layer) => forbids(layer, file, target, typeOnly))?.why;
}

function forbids(layer: Layer, file: string, target: string, typeOnly: boolean): boolean {
  const from = layer.from.exec(file);
  const to = layer.to.exec(target);
  if (!from || !to || layer.except?.test(file)) return false;
  if (layer.typesAreFine && typeOnly) return false;
  return !(layer.sameIsFine && from[1] === to[1]);
}
