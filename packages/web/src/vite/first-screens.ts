import type { Plugin, Rolldown } from 'vite';

/**
 * Libraries of every page: a chunk of them changes only with the lockfile, so that browsers keep it over many releases.
 */
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|react-router|react-i18next|i18next|@tanstack)[\\/]/;
/**
 * Most libraries have an index that imports all their files, so the screens of a file are unknown. Icons are imported
 * one by one.
 */
const OTHER_LIBRARY = /node_modules[\\/](?!.*@tabler[\\/])/;

type InfoOf = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds'> | null;

/** A screen that a visitor may see first. */
export interface FirstScreen {
  name: string;
  /** Name of a group of screens that share much of their code. */
  family: string;
  /** Files that are loaded for the screen; their imports are loaded with them. */
  files: readonly string[];
  /** Files that are imported on demand, but by every visit, soon after the screen is shown. */
  soon?: readonly string[];
  /** The same for files that are imported later, when the service worker has stored the site. */
  later?: readonly string[];
  /** The scripts and styles that all of this may have at most, with brotli. */
  kB: number;
}

export interface FirstScreens {
  /** File that starts the site; its imports are loaded with every screen. */
  main: string;
  screens: readonly FirstScreen[];
}

/**
 * These files and all their static imports, also indirect ones. @throws if the build does not contain one of the files
 */
function loadedWith(files: readonly string[], infoOf: InfoOf): Set<string> {
  const missing = files.find((file) => !infoOf(file));
  if (missing) throw new Error(`The build has no ${missing}`);
  const ids = new Set(files);
  for (const id of ids) {
    for (const imported of infoOf(id)?.importedIds ?? []) ids.add(imported);
  }
  return ids;
}

interface LoadedScreen {
  name: string;
  family: string;
  ids: ReadonlySet<string>;
}

/** The name of the only screen that loads a module, or of what all such screens share; undefined if none loads it. */
function nameOfScreens(screens: readonly LoadedScreen[], id: string): string | undefined {
  const [first, ...others] = screens.filter(({ ids }) => ids.has(id));
  if (!first || others.length === 0) return first?.name;
  return others.every(({ family }) => family === first.family) ? first.family : 'common';
}

/**
 * Returns a function from a module to the name of its chunk, by the first screens that load it: `vendor` and `shell`
 * for every screen, `common` for screens of several families, the family's name for several of its screens, the
 * screen's name for one. With `-soon` or `-later` for what is loaded after these screens, and with `-shared` for what
 * another screen loads at a later stage. Undefined for modules that no first screen loads, and for `main`, the entry.
 */
export function chunkNames({ main, screens }: FirstScreens, infoOf: InfoOf): (id: string) => string | undefined {
  const shell = loadedWith([main], infoOf);
  const loadedUntil = (filesOf: (screen: FirstScreen) => readonly string[]) =>
    screens.map((screen) => ({ ...screen, ids: loadedWith(filesOf(screen), infoOf) }));
  const stages = [
    { suffix: '', loaded: loadedUntil(({ files }) => files) },
    { suffix: '-soon', loaded: loadedUntil(({ files, soon = [] }) => [...files, ...soon]) },
    { suffix: '-later', loaded: loadedUntil(({ files, soon = [], later = [] }) => [...files, ...soon, ...later]) },
  ];
  return (id) => {
    if (id === main) return undefined;
    if (VENDOR.test(id)) return shell.has(id) ? 'vendor' : undefined;
    if (OTHER_LIBRARY.test(id)) return undefined;
    if (shell.has(id)) return 'shell';
    const names = stages.flatMap(({ suffix, loaded }) => {
      const name = nameOfScreens(loaded, id);
      return name === undefined ? [] : [{ name, suffix }];
    });
    const [first, last] = [names[0], names.at(-1)];
    return first && first.name + first.suffix + (first.name === last?.name ? '' : '-shared');
  };
}

/**
 * Groups of modules for the bundler, so that a first screen loads a few chunks and no code that only other screens need
 * (docs/decisions/0101). Without them there is a chunk for each set of pages that share a module: measured with brotli,
 * 9 kB more for `/`, 15 for a run, 28 for the spots and 29 for a spot, which then has 121 files.
 */
export function firstScreenChunks(firstScreens: FirstScreens): Rolldown.CodeSplittingGroup[] {
  const { screens } = firstScreens;
  // In this order, because a group also takes the imports of its modules, unless an earlier group has them.
  const families = screens.map(({ family }) => family);
  const groups = [...new Set(['common', ...families, ...screens.map(({ name }) => name)])];
  const staged = ['', '-soon', '-later'].flatMap((suffix) =>
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

const ICONS_IMPORT = /^import \{([\w\s,]+)\} from '@tabler\/icons-react';$/gm;

function importEach(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
    .join(' ');
}

/**
 * Imports each icon from its own file instead of the index of 6,000: the bundler then knows which screen shows which
 * icon. Without it a run has 15 kB more, a spot 12 (measured with brotli), and the bundler reads 6,000 files more.
 */
export function directIcons(): Plugin {
  return {
    name: 'puzzle-runs:direct-icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: '@tabler/icons-react' },
      handler: (code) => ({ code: code.replaceAll(ICONS_IMPORT, (_, names: string) => importEach(names)), map: null }),
    },
  };
}
