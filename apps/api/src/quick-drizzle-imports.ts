import { registerHooks } from 'node:module';

/**
 * Loaded before the product (scripts/tasks/start.ts, or `--import`). Node parses the package.json of drizzle-orm, with 447 exports, again for
 * each of 600 relative imports inside it; resolving them here takes two fifths of the CPU time from a start (docs/decisions/0068).
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    const isInside = parentURL?.includes('/node_modules/drizzle-orm/') && /^\.\.?\/.*\.js$/.test(specifier);
    return isInside
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : nextResolve(specifier, context);
  },
});
