/** Storage of uploaded pictures. Names are content hashes, so saving the same name again is idempotent. */
export interface MediaStorage {
  /** Resolves once the bytes are stored durably. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** The bytes of a picture; null for an unknown name. */
  find(name: string): Promise<Buffer | null>;
  /** Idempotent: deleting an unknown name succeeds. */
  delete(name: string): Promise<void>;
}
