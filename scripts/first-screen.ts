/** What the budget reads of a chunk in Vite's manifest. */
export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Chunks loaded together with this one; what is imported dynamically (the map, the scanner) is not among them. */
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The JavaScript a browser fetches before the page can be used: the entry, the page, and what both import.
 * @param page key of a lazily loaded page, for example `src/pages/explorations.page.tsx`
 * @throws when the manifest has no such page
 */
export function firstScreen(manifest: Manifest, page: string): string[] {
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
