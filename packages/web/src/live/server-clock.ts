import { SERVER_TIME_HEADER } from '@puzzle-runs/site/own-response.ts';

/**
 * Milliseconds by which the server's clock is ahead of this device's, which may be wrong; undefined until a response
 * says it.
 */
let offset: number | undefined;

/**
 * Notes the server's clock at a moment of this device's from a response of the network; a cache or a service worker
 * would give an old time.
 */
export function noteServerTime(headers: Headers, at = Date.now()): void {
  const time = Number(headers.get(SERVER_TIME_HEADER));
  if (time > 0) offset = time - at;
}

/** Milliseconds by which the server's clock is ahead, to be stored with what came from the server. */
export function clockOffset(): number | undefined {
  return offset;
}

/** Takes the offset that was stored with a game, until a response says it anew. */
export function restoreClockOffset(stored: number | undefined): void {
  offset ??= stored;
}

/** Milliseconds since 1970 on the server's clock. */
export function serverNow(at = Date.now()): number {
  return at + (offset ?? 0);
}
