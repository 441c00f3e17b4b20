/** Milliseconds after which what moves during an event is read again. */
export const LIVE_REFRESH_MS = 4_000;
