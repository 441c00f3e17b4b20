import type { Qualifier } from '../../poi/qualifiers.ts';
import { choicesLeft, closingOf, isInOrder } from '../choices.ts';
import type { GatedPoi } from '../reachable-pois.ts';
import type { WaysPoi } from './way-graph.ts';

/** Finds the pois that a qualifier names, itself or by their tasks. Each one once, in the order of the run. */
export function conditionSources<P extends WaysPoi>(pois: readonly P[]): (qualifier: Qualifier) => P[] {
  const poiOfTask = new Map(pois.flatMap(({ id, tasks }) => tasks.map((task) => [task.id, id] as const)));
  return (qualifier) => {
    const ids = new Set(namedIds(qualifier, poiOfTask));
    return ids.size === 0 ? [] : pois.filter(({ id }) => ids.has(id));
  };
}

function namedIds(qualifier: Qualifier, poiOfTask: ReadonlyMap<number, number>): (number | undefined)[] {
  switch (qualifier.unlock_type) {
    case 'poi_list':
      return [...qualifier.pois];
    case 'task_list':
      return qualifier.tasks.map((task) => poiOfTask.get(task));
    case 'decision':
      return [poiOfTask.get(qualifier.task)];
    case 'points':
    case 'time':
    case 'tasks':
      return [];
  }
}

/**
 * The pois for which one may wait because it comes after them, by its id: the nearest one before, and where choices can
 * close that, those before it, too. Few ways are looked at in a run with very many.
 */
export function orderSources(pois: readonly GatedPoi[]): ReadonlyMap<number, readonly number[]> {
  const closable = closablePois(pois);
  return new Map(
    pois.map(({ id, after = [] }) => {
      const last = after.findIndex((before) => !closable.has(before));
      return [id, last < 0 ? after : after.slice(0, last + 1)];
    }),
  );
}

const WAYS_LOOKED_AT = 256;

/** Pois of a run with an order that some choices close. */
function closablePois(pois: readonly GatedPoi[]): ReadonlySet<number> {
  const closable = new Set<number>();
  if (!isInOrder(pois)) return closable;
  const closedBy = closingOf(pois);
  let left = WAYS_LOOKED_AT;
  for (const choices of choicesLeft(pois)) {
    for (const id of closedBy(choices)) closable.add(id);
    if (--left === 0) break;
  }
  return closable;
}

/** The pois for which others wait by a list, or because they come after them, with those others. */
export function awaitedPois<P extends WaysPoi>(pois: readonly P[]): ReadonlyMap<P, ReadonlySet<P>> {
  const sourcesOf = conditionSources(pois);
  const before = orderSources(pois);
  const waiting = new Map<P, Set<P>>();
  for (const poi of pois) {
    const ordered = pois.filter(({ id }) => before.get(poi.id)?.includes(id));
    const listed = poi.prerequisites.filter(({ value }) => value > 0).flatMap(sourcesOf);
    for (const source of [...ordered, ...listed]) waiting.set(source, (waiting.get(source) ?? new Set()).add(poi));
  }
  return waiting;
}

/** A poi with all that wait for it, directly or for one of these. */
export function withWaiting<P>(poi: P, awaited: ReadonlyMap<P, ReadonlySet<P>>): ReadonlySet<P> {
  const found = new Set([poi]);
  // The set grows while it is read.
  for (const each of found) for (const next of awaited.get(each) ?? []) found.add(next);
  return found;
}
