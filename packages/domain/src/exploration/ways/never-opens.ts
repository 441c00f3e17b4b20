import { simulateWays } from '../choices.ts';
import { isCycle, waitingChain } from '../waiting-chain.ts';
import type { WaysPoi } from './way-graph.ts';

/** Pois that never open, and why: each waits for the next one. Without a next one, it asks for more than there is. */
export type Chain<P> = readonly P[];

/**
 * Why pois never open, each reason once: a cycle is named from its first poi in the order of the run; a poi that waits
 * for one that is named already is named with that one only.
 */
export function neverChains<P extends WaysPoi>(pois: readonly P[]): Chain<P>[] {
  const reach = simulateWays(pois);
  const chains: Chain<P>[] = [];
  const named = new Set<P>();
  const all = reach.unreachable.map((poi) => waitingChain(poi, reach) ?? [poi]);
  for (const chain of [...all.filter((each) => isCycle(each)), ...all.filter((each) => !isCycle(each))]) {
    const [first] = chain;
    if (first === undefined || named.has(first)) continue;
    const known = chain.findIndex((poi) => named.has(poi));
    chains.push(known < 0 ? chain : chain.slice(0, known + 1));
    for (const poi of chain) named.add(poi);
  }
  return chains;
}
