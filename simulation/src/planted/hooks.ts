import { registerHooks } from 'node:module';
import { hasFault, withFaults } from './plant.ts';

/** Modules that a browser build makes, and those that a simulation replaces. */
const contractUrl = import.meta.resolve('@puzzle-runs/contract/contract.ts');
const VIRTUAL: Readonly<Record<string, string>> = {
  'virtual:api-routes': `export { contract as routes } from '${contractUrl}';`,
  'virtual:later-api-routes': `export { contract as laterRoutes } from '${contractUrl}';`,
};

/**
 * Stubs by the end of their address. Pictures are stored as they are: decoding them costs more than everything else.
 */
const STUBS: Readonly<Record<string, string>> = {
  '/modules/media/convert-picture.ts': `
    export async function readPicture(data) { return { data, width: 1, height: 1 }; }
    export async function shrinkPicture(data) { return data; }
    export async function onePictureAtATime(work) { return work(); }`,
};

function textOf(source: unknown): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source as Uint8Array);
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier in VIRTUAL) return { url: `simulation:${specifier}`, format: 'module', shortCircuit: true };
    return nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    const source = VIRTUAL[url.replace(/^simulation:/, '')];
    if (source !== undefined) return { format: 'module', source, shortCircuit: true };
    const stub = Object.keys(STUBS).find((path) => url.endsWith(path));
    if (stub !== undefined) return { format: 'module', source: STUBS[stub] ?? '', shortCircuit: true };
    const loaded = nextLoad(url, context);
    return hasFault(url) ? { ...loaded, source: withFaults(url, textOf(loaded.source)) } : loaded;
  },
});
