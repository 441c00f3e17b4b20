import type { PageName } from '@puzzle-runs/site/pages.ts';
import type { Preload } from './preload.ts';

/** What is read of a chunk in the manifest of the built site. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** The pages that most people see first, by their sources in apps/player. */
const SOURCES: Partial<Record<PageName, string>> = {
  home: 'src/pages/landing.page.tsx',
  explorations: 'src/pages/explorations.page.tsx',
  exploration: 'src/pages/exploration.page.tsx',
};

/** Every chunk that comes with the given ones. */
function withImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const all = new Set<string>();
  const open = [...keys];
  for (const key of open) {
    if (all.has(key) || !manifest[key]) continue;
    all.add(key);
    open.push(...(manifest[key].imports ?? []));
  }
  return all;
}

/**
 * What a page brings along beside what all pages share, so that the browser need not wait for the scripts that would ask
 * for it; empty for pages that load it in their own time.
 */
export function preloadFilesOf(manifest: Manifest, page: PageName): Preload[] {
  const source = SOURCES[page];
  const shared = withImports(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );
  const own = [...withImports(manifest, source === undefined ? [] : [source])].filter((key) => !shared.has(key));
  const chunks = own.flatMap((key) => manifest[key] ?? []);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return [
    ...Array.from(styles, (file): Preload => ({ href: `/${file}`, as: 'style' })),
    ...chunks.map(({ file }): Preload => ({ href: `/${file}`, as: 'script' })),
  ];
}
