import type { Qualifier } from '../../poi/qualifiers.ts';
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

/** The pois for which others wait by a list, or because they come after them, with those others. */
export function awaitedPois<P extends WaysPoi>(pois: readonly P[]): ReadonlyMap<P, ReadonlySet<P>> {
  const sourcesOf = conditionSources(pois);
  const byId = new Map(pois.map((poi) => [poi.id, poi]));
  const waiting = new Map<P, Set<P>>();
  for (const poi of pois) {
    const before = poi.after == null ? undefined : byId.get(poi.after);
    const listed = poi.prerequisites.filter(({ value }) => value > 0).flatMap(sourcesOf);
    for (const source of [...(before ? [before] : []), ...listed])
      waiting.set(source, (waiting.get(source) ?? new Set()).add(poi));
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
