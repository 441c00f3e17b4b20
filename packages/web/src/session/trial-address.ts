import type { TokenPair } from '@puzzle-runs/contract/join.ts';
import { pagePath } from '@puzzle-runs/site/pages.ts';

/** What of a run is to be looked at. */
export interface TrialTarget {
  /** Slugs; without a poi its overview. */
  exploration: string;
  poi?: string | undefined;
  /** Id of a task of the poi. */
  task?: number | undefined;
}

/** Where a page shows a task: the id of its card. */
export const taskAnchor = (task: number) => `quest-${task}`;

/**
 * Address on the player site where a run is played as a test. The run token goes along in the fragment, so that no server on the way
 * writes it into its log; the player site takes it out of the address at once.
 * @param origin of the player site
 */
export function trialAddress(origin: string, { task, ...target }: TrialTarget, { accessToken }: TokenPair): string {
  const path = pagePath(target.poi === undefined ? 'trialSpots' : 'trialSpot', { ...target });
  const fragment = new URLSearchParams({ token: accessToken, ...(task !== undefined && { quest: String(task) }) });
  return `${origin}${path}#${fragment}`;
}

/** The run token in the fragment of an address, as {@link trialAddress} wrote it, and the anchor that stays there. */
export function parseTrialFragment(hash: string): { pair: TokenPair; anchor: string } | undefined {
  const fragment = new URLSearchParams(hash.slice(1));
  const accessToken = fragment.get('token');
  if (!accessToken) return undefined;
  const task = fragment.get('quest');
  return { pair: { tokenType: 'Bearer', accessToken }, anchor: task === null ? '' : `#${taskAnchor(Number(task))}` };
}
