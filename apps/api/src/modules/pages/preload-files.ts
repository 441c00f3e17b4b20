import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { PageName } from '@puzzle-runs/site/pages.ts';
import type { Preload } from './preload.ts';

/** The used part of a chunk in Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

const PLAYED = ['src/pages/play.page.tsx', 'src/i18n/LANGUAGE/play.ts']; // with the shared texts of pois and tasks
const POIS = ['src/pages/pois.page.tsx', ...PLAYED];
const POI = ['src/pages/poi.page.tsx', ...PLAYED];
const RANKING = ['src/pages/ranking.page.tsx', ...PLAYED];

/**
 * Sources (in apps/player) of the pages that most visitors see first, and of all pages of a game, whose first screen needs their styles.
 * Only they are preloaded. An invitation that is opened directly leads to the list of pois.
 */
export const PLAYER_SOURCES: Partial<Record<PageName, readonly string[]>> = {
  home: ['src/pages/landing.page.tsx', 'src/i18n/LANGUAGE/landing.ts'],
  explorations: ['src/pages/explorations.page.tsx'],
  exploration: ['src/pages/exploration.page.tsx', 'src/i18n/LANGUAGE/joining.ts'],
  pois: POIS,
  poi: POI,
  ranking: RANKING,
  share: POIS,
  teamPois: POIS,
  teamPoi: POI,
  teamRanking: RANKING,
  teamShare: POIS,
  friendsPois: POIS,
  friendsPoi: POI,
  friendsShare: POIS,
};

/** Sources (in apps/studio) of its list of runs, where creators start. */
export const STUDIO_START_SOURCES = [
  'src/pages/explorations.page.tsx',
  ...['explorations', 'run-file', 'pin'].map((area) => `src/i18n/LANGUAGE/${area}.ts`),
];

/** Texts that every page needs. */
const SHARED = ['src/i18n/LANGUAGE.ts'];

/** The given chunks and all chunks they import. Imports come first, because the styles of a chunk may override those of its imports. */
function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...withImports(manifest, chunk.imports ?? [], seen), key];
  });
}

/**
 * Scripts and styles that a page needs in addition to the shared ones, so that the browser loads them without waiting for the scripts that
 * import them: the texts of its language, and for some pages their own.
 * @param pageSources of the page, in the site's folder; `LANGUAGE` stands for the language
 */
export function preloadFilesOf(manifest: Manifest, pageSources: readonly string[], language: Language): Preload[] {
  const sources = [...SHARED, ...pageSources].map((source) => source.replace('LANGUAGE', language));
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  // By file, because several sources may be in one chunk.
  const chunksOf = (keys: readonly string[]) => withImports(manifest, keys).flatMap((key) => manifest[key] ?? []);
  const shared = new Set(chunksOf(entries).map(({ file }) => file));
  const own = chunksOf(sources).filter(({ file }) => !shared.has(file));
  const styles = new Set(own.flatMap(({ css = [] }) => css));
  const scripts = new Set(own.map(({ file }) => file));
  return [
    ...Array.from(styles, (file): Preload => ({ href: `/${file}`, as: 'style' })),
    ...Array.from(scripts, (file): Preload => ({ href: `/${file}`, as: 'script' })),
  ];
}
