/** Where uploaded pictures are kept. A name belongs to its content for ever, so saving twice is saving once. */
export interface MediaStorage {
  /** Answers once the bytes are kept. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** The bytes of a name, null when there are none. */
  find(name: string): Promise<Buffer | null>;
  /** Answers once the name is free; so does one that was free before. */
  delete(name: string): Promise<void>;
}
