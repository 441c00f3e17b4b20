import type { Rolldown } from 'vite';
import { chunkNames, type FirstScreens } from './first-screens.ts';

/**
 * Groups of modules for the bundler, so that a first screen loads a few chunks and no code that only other screens need (docs/decisions/0101).
 * By default there is a chunk for each set of pages that share a module: 77 files for a poi, of which a phone fetches six at a time with HTTP/1.1.
 */
export function firstScreenChunks(firstScreens: FirstScreens): Rolldown.CodeSplittingGroup[] {
  const { screens } = firstScreens;
  // In this order, because a group also takes the imports of its modules, unless an earlier group has them.
  const families = screens.map(({ family }) => family);
  const groups = [...new Set(['common', ...families, ...screens.map(({ name }) => name)])];
  const staged = ['', '-soon', '-later-icons', '-later'].flatMap((suffix) =>
    groups.flatMap((name) => [`${name}${suffix}-shared`, `${name}${suffix}`]),
  );
  const names = ['vendor', 'shell', ...staged];
  let nameOf: ((id: string) => string | undefined) | undefined;
  return names.map((name) => ({
    debugName: name,
    name(id, context) {
      nameOf ??= chunkNames(firstScreens, (of) => context.getModuleInfo(of));
      return nameOf(id) === name ? name : null;
    },
  }));
}
