import { registerHooks } from 'node:module';

/** Results of imports by name: the importing package, the name, and the URL that Node found. */
const known = new Map<string, string>();

/** The folder of our package that contains a source file, or undefined for files of other packages. */
function sourcePackage(parentURL: string): string | undefined {
  const end = parentURL.lastIndexOf('/src/');
  return end < 0 || parentURL.includes('/node_modules/') ? undefined : parentURL.slice(0, end);
}

/**
 * Loaded before the product (scripts/tasks/start.ts, or `--import`). It resolves imports with less work than Node,
 * which takes half of the CPU time from loading the product (docs/decisions/0002):
 * - Node parses the package.json of drizzle-orm, with 447 exports, again for each of 600 relative imports inside it,
 *   and for each of 98 imports of it. A relative import of an ES module is a relative URL.
 * - A name means the same file in all sources of a package.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context;
    const isRelative = specifier.startsWith('./') || specifier.startsWith('../');
    if (isRelative && specifier.endsWith('.js') && parentURL.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };

    const folder = conditions.includes('import') ? sourcePackage(parentURL) : undefined;
    if (folder === undefined) return nextResolve(specifier, context);
    if (isRelative && specifier.endsWith('.ts'))
      return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true };
    const key = `${folder} ${specifier}`;
    const url = known.get(key);
    if (url !== undefined) return { url, shortCircuit: true };
    const found = nextResolve(specifier, context);
    if (!isRelative) known.set(key, found.url);
    return found;
  },
});
