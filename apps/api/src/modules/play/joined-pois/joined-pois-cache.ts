import { isSameData } from '#same-data.ts';
import type { PlayedContentRows } from '../cached-content.repository.ts';
import type { SeenContents } from './joined-pois-text.ts';
import type { TextWithTime } from './text-with-time.ts';

/** The response for one participation, valid while its basis stays the same. */
interface Entry {
  /** Everything that the text depends on: plain data. */
  readonly basis: object;
  readonly etag: string;
  text: TextWithTime | null;
  /** Content whose items were shuffled. */
  readonly content: PlayedContentRows;
  readonly contents: SeenContents;
}

/** Memory for the texts of the participations that read last. */
const BYTES_MAX = 16_000_000;
/** Memory of an entry besides its text: its basis and the compressed pieces. */
const ENTRY_BYTES = 9_000;

/** LRU cache by participation and language: the phones of a team read the same text in the same language. */
export function joinedPoisCache({ bytesMax = BYTES_MAX }: { bytesMax?: number } = {}) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function sizeOf(entry: Entry | undefined): number {
    return entry ? ENTRY_BYTES + (entry.text?.bytes.length ?? 0) : 0;
  }

  function store(key: string, entry: Entry): void {
    bytes -= sizeOf(entries.get(key));
    entries.delete(key); // reinsert at the end: the first key is the least recently used
    entries.set(key, entry);
    bytes += sizeOf(entry);
    if (bytes <= bytesMax) return;
    for (const [oldest, old] of entries) {
      bytes -= sizeOf(old);
      entries.delete(oldest);
      if (bytes <= bytesMax) break;
    }
  }

  return {
    /** The entry of this basis, with a text or still without; its items keep the order in which they were shuffled before. */
    entryOf(key: string, { basis, content }: Pick<Entry, 'basis' | 'content'>, etagOf: () => string): Readonly<Entry> {
      const known = entries.get(key);
      const same = known && known.content === content && isSameData(known.basis, basis);
      const contents: SeenContents = known?.content === content ? known.contents : new Map();
      const entry = same ? known : { basis, etag: etagOf(), text: null, content, contents };
      store(key, entry);
      return entry;
    },
    /** Keeps the text of an entry. */
    keep(key: string, entry: Readonly<Entry>, text: TextWithTime): void {
      store(key, { ...entry, text });
    },
  };
}

export type JoinedPoisCache = ReturnType<typeof joinedPoisCache>;
