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

/** The pois for which another poi waits by a list, or because it comes after them. */
export function namedPois<P extends WaysPoi>(pois: readonly P[]): ReadonlySet<P> {
  const sourcesOf = conditionSources(pois);
  const before = new Set(pois.map(({ after }) => after));
  const listed = pois.flatMap(({ prerequisites }) => prerequisites.filter(({ value }) => value > 0).flatMap(sourcesOf));
  return new Set([...pois.filter(({ id }) => before.has(id)), ...listed]);
}
