import type { TokenPair } from '@puzzle-runs/contract/join.ts';
import { pathOf } from '@puzzle-runs/domain/site/pages.ts';

/**
 * Address on the player site where a run is played as a test. The run token goes along in the fragment, so that no server on the way
 * writes it into its log; the player site takes it out of the address at once.
 * @param origin of the player site
 * @param exploration slug of the run
 */
export function trialAddress(origin: string, exploration: string, { accessToken }: TokenPair): string {
  return `${origin}${pathOf('trialSpots', { exploration })}#token=${encodeURIComponent(accessToken)}`;
}

/** The run token in the fragment of an address, as {@link trialAddress} wrote it. */
export function trialTokenIn(hash: string): TokenPair | undefined {
  const accessToken = new URLSearchParams(hash.slice(1)).get('token');
  return accessToken ? { tokenType: 'Bearer', accessToken } : undefined;
}
