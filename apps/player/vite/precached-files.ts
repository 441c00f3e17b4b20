/** The used part of a chunk in Vite's manifest. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

export type Manifest = Record<string, Chunk>;

/** Pages that open without a network: a game, the way back into it, and the list of the runs on this phone. */
const PAGES = ['play', 'pois', 'poi', 'ranking', 'share', 'exploration', 'progress', 'logout', 'not-found'];

const isPage = (key: string) => /^src\/pages\/.*\.page\.tsx$/.test(key);
const isWanted = (key: string) => !isPage(key) || PAGES.some((page) => key === `src/pages/${page}.page.tsx`);

/**
 * The files of a build that the pages of a game may load, also later: every chunk that they import or load on demand, with styles and
 * fonts. Left out: other pages, and what only they load.
 */
export function precachedFiles(manifest: Manifest): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  // By file: a page may be in the chunk of its screen, from which other pages import parts.
  const otherPages = new Set(
    Object.keys(manifest).flatMap((key) => (isWanted(key) ? [] : (manifest[key]?.file ?? []))),
  );
  const open = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  for (const key of open) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    open.push(...(chunk.imports ?? []));
    if (otherPages.has(chunk.file)) continue;
    open.push(...(chunk.dynamicImports ?? []).filter((imported) => !otherPages.has(manifest[imported]?.file ?? '')));
  }
  return files;
}
