/** Navigation state that carries the poi of a deep link through joining. */
export interface DeepLinkState {
  poi?: string | undefined;
}

/** The poi that a player without a token wanted to open; undefined without one. */
export function deepLinkPoi(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('poi' in state)) return undefined;
  return typeof state.poi === 'string' ? state.poi : undefined;
}
