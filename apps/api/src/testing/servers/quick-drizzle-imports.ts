import { registerHooks } from 'node:module';

/**
 * Preloaded (`--import`) in processes that tests start. Node parses the package.json of drizzle-orm, with 447 exports, again for
 * each of 600 relative imports inside it; resolving them here halves the CPU time of a start (2.5 s to 1.0 s).
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
