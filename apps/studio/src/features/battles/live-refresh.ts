/** Polling interval of progress and ranking during an event, in milliseconds. */
export const LIVE_REFRESH_MS = 4_000;
