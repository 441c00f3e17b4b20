import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface StoredFile {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
}

/** Bytes of a part of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Storage of uploaded pictures and sounds. Names are content hashes, so saving the same name again is idempotent. */
export interface MediaStorage {
  /** Resolves once the bytes are stored durably. */
  save(name: string, bytes: Buffer): Promise<void>;
  /**
   * A file or a part of it, whose stream the caller must read or
   * destroy; null for an unknown name. `size` is that of the part.
   */
  open(name: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Bytes of a file; null for an unknown name. */
  size(name: string): Promise<number | null>;
  /** Idempotent: deleting an unknown name succeeds. */
  delete(name: string): Promise<void>;
}

/** All bytes of a picture; null for an unknown name. */
export async function readAll(media: MediaStorage, name: string): Promise<Buffer | null> {
  const file = await media.open(name);
  return file && buffer(file.stream);
}
