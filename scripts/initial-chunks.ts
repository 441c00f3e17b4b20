/** A chunk in Vite's manifest. */
export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Keys of the statically imported chunks; dynamic imports (the map, the scanner) are not included. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The scripts and styles that a browser loads for a page: the entry, the given chunks, and the static imports of all.
 * @param keys chunks that are loaded on demand, for example `src/pages/explorations.page.tsx` and the texts of a language
 * @throws if the manifest does not contain one of them
 */
export function loadedFiles(manifest: Manifest, keys: readonly string[]): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const seen = new Set<string>();
  const files = new Set<string>();
  const open = [...entries, ...keys];
  for (const key of open) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    open.push(...(chunk.imports ?? []));
  }
  return [...files];
}
