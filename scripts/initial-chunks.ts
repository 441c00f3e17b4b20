/** A chunk in Vite's manifest. */
export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Keys of the statically imported chunks; dynamic imports (the map, the scanner) are not included. */
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The JavaScript files that a browser loads before a page works: the entry, the page, and the static imports of both.
 * @param page key of a lazily loaded page, for example `src/pages/explorations.page.tsx`
 * @throws if the manifest does not contain the page
 */
export function initialChunks(manifest: Manifest, page: string): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const seen = new Set<string>();
  const open = [...entries, page];
  for (const key of open) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (seen.has(key)) continue;
    seen.add(key);
    open.push(...(chunk.imports ?? []));
  }
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}
