import { type Gate, missingToUnlock, type Qualifier, type ReachedProgress } from '../poi/qualifiers.ts';
import { simulateWays } from './choices.ts';
import type { GatedPoi } from './reachable-pois.ts';

/** A poi that never opens, with the tasks that other pois may wait for. */
export interface WaitingPoi extends Gate {
  id: number;
  tasks: readonly { id: number }[];
}

/**
 * The pois that a poi waits for in vain, beginning with itself: each waits for the next one. A chain that ends with a
 * poi that is in it before is a cycle. Undefined if the poi waits for no other one.
 * @param unreachable all pois that never open
 * @param reached what the best player reaches
 */
export function waitingChain<P extends WaitingPoi>(
  poi: P,
  { unreachable, reached }: { unreachable: readonly P[]; reached: ReachedProgress },
): P[] | undefined {
  const waits = new Map(unreachable.map((each) => [each, waitsFor(each, { unreachable, reached })]));
  const cycle = shortestWay(poi, poi, waits);
  if (cycle) return cycle;
  // Not in a cycle itself: the way into one, or to the poi at which the chain ends.
  const chain = [poi];
  for (let next = waits.get(poi)?.[0]; next; next = waits.get(next)?.[0]) {
    const isKnown = chain.includes(next);
    chain.push(next);
    if (isKnown) break;
  }
  return chain.length > 1 ? chain : undefined;
}

/** The pois among the unreachable ones that a poi waits for. */
function waitsFor<P extends WaitingPoi>(
  { prerequisites, after = [] }: P,
  { unreachable, reached }: { unreachable: readonly P[]; reached: ReachedProgress },
): P[] {
  const unmet = prerequisites.filter((qualifier) => missingToUnlock(qualifier, reached) > 0);
  const before = after.find((id) => unreachable.some((other) => other.id === id));
  return unreachable.filter((other) => other.id === before || unmet.some((qualifier) => isNamed(other, qualifier)));
}

/** Whether a qualifier waits for a poi, or for a task there. */
function isNamed({ id, tasks }: WaitingPoi, qualifier: Qualifier): boolean {
  switch (qualifier.unlock_type) {
    case 'poi_list':
      return qualifier.pois.includes(id);
    case 'task_list':
      return tasks.some((task) => qualifier.tasks.includes(task.id));
    case 'decision':
      return tasks.some((task) => task.id === qualifier.task);
    case 'points':
    case 'time':
    case 'tasks':
      return false;
  }
}

/** Breadth first, so that the shortest chain is named. */
function shortestWay<P>(from: P, to: P, next: ReadonlyMap<P, readonly P[]>): P[] | undefined {
  const before = new Map<P, P>();
  for (let ends = [from]; ends.length > 0; ) {
    const further: P[] = [];
    for (const end of ends) {
      for (const each of next.get(end) ?? []) {
        if (each === to) return [...wayBack(end, from, before), to];
        if (before.has(each)) continue;
        before.set(each, end);
        further.push(each);
      }
    }
    ends = further;
  }
  return undefined;
}

function wayBack<P>(end: P, from: P, before: ReadonlyMap<P, P>): P[] {
  const way = [end];
  for (let each = end; each !== from; way.unshift(each)) each = before.get(each) as P;
  return way;
}

/** Whether the first poi of a chain waits for itself. */
export function isCycle<P>(chain: readonly P[]): boolean {
  return chain.length > 1 && chain[0] === chain.at(-1);
}

/**
 * Why a poi never opens although each of its qualifiers, by itself or on the best of all ways, seems to be in reach: the
 * one that holds on no way, or the first two that hold on no way together. Empty if three or more exclude each other, or
 * the order of the run is part of it.
 * @param ways what the best player reaches on each way
 */
export function excludingQualifiers<Q extends Qualifier>(
  qualifiers: readonly Q[],
  ways: readonly ReachedProgress[],
): readonly Q[] {
  const held = qualifiers.map((qualifier) => ({
    qualifier,
    on: new Set(ways.filter((reached) => missingToUnlock(qualifier, reached) === 0)),
  }));
  const alone = held.find(({ on }) => on.size === 0);
  if (alone) return [alone.qualifier];
  for (const [index, one] of held.entries())
    for (const other of held.slice(index + 1))
      if (![...one.on].some((way) => other.on.has(way))) return [one.qualifier, other.qualifier];
  return [];
}

/** Pois that never open, and why: each waits for the next one. Without a next one, it asks for more than there is. */
export type Chain<P> = readonly P[];

/**
 * Why pois never open, each reason once: a cycle is named from its first poi in the order of the run; a poi that waits
 * for one that is named already is named with that one only.
 */
export function neverChains<P extends GatedPoi>(pois: readonly P[]): Chain<P>[] {
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
