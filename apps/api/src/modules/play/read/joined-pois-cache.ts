import { LRUCache } from 'lru-cache';
import { isSameData } from '#db/same-data.ts';
import type { PlayedContentRows } from './cached-content.repository.ts';

/** The response for one participation, valid while its basis stays the same. */
interface Entry {
  /** Everything that the response depends on: plain data. */
  readonly basis: object;
  readonly content: PlayedContentRows;
  readonly etag: string;
  /** Bodies as they are sent, by encoding. */
  readonly bodies: Map<string | undefined, Promise<Buffer>>;
  /** Bytes of the bodies. */
  readonly bytes: number;
}

/** Memory of one process: the compressed responses of 3,000 teams with 40 quests. */
const BYTES_MAX = 24_000_000;
/** Memory of an entry besides its bodies. */
const ENTRY_BYTES = 2_000;

/** LRU cache by participation and language: the phones of a team read the same response in the same language. */
export function joinedPoisCache() {
  const entries = new LRUCache<string, Entry>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ bytes }) => ENTRY_BYTES + bytes,
  });

  return {
    /** The entry of this basis, with bodies or still without. */
    entryOf(key: string, { basis, content }: Pick<Entry, 'basis' | 'content'>, etagOf: () => string): Entry {
      const known = entries.get(key);
      if (known?.content === content && isSameData(known.basis, basis)) return known;
      const entry: Entry = { basis, content, etag: etagOf(), bodies: new Map(), bytes: 0 };
      entries.set(key, entry);
      return entry;
    },
    /** The body of an entry in an encoding, made once. */
    bodyOf(
      key: string,
      { entry: { bodies }, encoding }: { entry: Entry; encoding: string | undefined },
      make: () => Promise<Buffer>,
    ): Promise<Buffer> {
      const known = bodies.get(encoding);
      if (known) return known;
      const body = make();
      bodies.set(encoding, body);
      body.then(
        ({ length }) => {
          const current = entries.peek(key);
          if (current?.bodies === bodies) entries.set(key, { ...current, bytes: current.bytes + length });
        },
        () => bodies.delete(encoding),
      );
      return body;
    },
  };
}

export type JoinedPoisCache = ReturnType<typeof joinedPoisCache>;
