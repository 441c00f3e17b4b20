import type { TokenPair } from '@puzzle-runs/contract/join.ts';
import { pagePath } from '@puzzle-runs/site/pages.ts';

/** What to open in a trial. */
export interface TrialTarget {
  /** Slugs; without a poi the overview opens. */
  exploration: string;
  poi?: string | undefined;
  /** Id of a task of the poi. */
  task?: number | undefined;
}

/** Element id of a task's card; also the fragment of links to it. */
export const taskAnchor = (task: number) => `quest-${task}`;

/**
 * Address on the player site for a trial of an exploration. The run token is in the fragment, which servers do not see
 * and cannot log; the player site removes it from the address at once.
 * @param origin of the player site
 */
export function trialAddress(origin: string, { task, ...target }: TrialTarget, { accessToken }: TokenPair): string {
  const path = pagePath(target.poi === undefined ? 'trialPois' : 'trialPoi', { ...target });
  const fragment = new URLSearchParams({ token: accessToken, ...(task !== undefined && { quest: String(task) }) });
  return `${origin}${path}#${fragment}`;
}

/** Run token in the fragment of an address, as written by {@link trialAddress}, and the anchor that stays there. */
export function parseTrialFragment(hash: string): { pair: TokenPair; anchor: string } | undefined {
  const fragment = new URLSearchParams(hash.slice(1));
  const accessToken = fragment.get('token');
  if (!accessToken) return undefined;
  const task = fragment.get('quest');
  return { pair: { tokenType: 'Bearer', accessToken }, anchor: task === null ? '' : `#${taskAnchor(Number(task))}` };
}
