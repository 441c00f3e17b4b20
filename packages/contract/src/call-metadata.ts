import type { LiveEventName } from './live-events.ts';

/** What the API and its document must know about a call besides its schemas (`metadata` of a route). */
export interface CallMetadata {
  /** Limit of the request body in bytes, if it differs from that of calls alike. */
  readonly bodyLimit?: number;
  /** Most values of a JSON body, if it differs from that of other calls. */
  readonly bodyValues?: number;
  /** The body is large: the server validates it in a thread of its own, so its handler gets the bytes. */
  readonly parsedInThread?: true;
  /** The body may be form-encoded, because every field can be written as a text. */
  readonly form?: true;
  /** Fields of the body whose absence is refused with `missing` instead of `invalid_request`, all at once. */
  readonly required?: readonly string[];
  /** The server-sent events of a stream. */
  readonly events?: readonly LiveEventName[];
}
