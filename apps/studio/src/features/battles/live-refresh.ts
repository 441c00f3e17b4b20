/** Milliseconds after which what moves during an event is read again. */
export const REFRESH_MS = 4_000;
