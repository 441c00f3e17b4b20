/**
 * The database or the store of pictures cannot be used now, so the
 * caller may try again later. The outcome of a write may be unknown.
 */
export class Unavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'Unavailable';
  }
}
