import type { RunCondition, RunFile } from '@puzzle-runs/contract/run-format.ts';
import { PREREQUISITES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import type { FileMistake } from './file-mistakes.ts';

/** Conditions and the finish name parts of the same file, none twice, and need no more than they name. */
export function mistakesOfConditions({ exploration: { pois, finish } }: RunFile): FileMistake[] {
  const poiNames = new Set(pois.map(({ name }) => name));
  const taskNames = new Set(pois.flatMap((poi) => poi.tasks.map((task) => keyOf({ poi: poi.name, task: task.name }))));
  const unknownFinish = finish?.rule === 'poi_done' && !poiNames.has(finish.poi);
  return [
    ...(unknownFinish ? [unknown('exploration.finish.poi')] : []),
    ...pois.flatMap((poi, index) => {
      const path = `exploration.pois.${index}.conditions`;
      const conditions = poi.conditions ?? [];
      return [
        ...tooMany(poi.prerequisites.length + conditions.length, path),
        ...conditions.flatMap((condition, at) => {
          const keys = keysOf(condition);
          const isKnown = condition.unlock_type === 'poi_list' ? poiNames : taskNames;
          const list = `${path}.${at}.${condition.unlock_type === 'poi_list' ? 'pois' : 'tasks'}`;
          return [
            ...keys.flatMap((key, place) => (isKnown.has(key) ? [] : [unknown(`${list}.${place}`)])),
            ...keys.flatMap((key, place) => (keys.indexOf(key) === place ? [] : [twice(`${list}.${place}`)])),
            ...(condition.value > keys.length ? [tooLarge(`${path}.${at}.value`, keys.length)] : []),
          ];
        }),
      ];
    }),
  ];
}

function keysOf(condition: RunCondition): string[] {
  return condition.unlock_type === 'poi_list' ? condition.pois : condition.tasks.map(keyOf);
}

function keyOf({ poi, task }: { poi: string; task: string }): string {
  return JSON.stringify([poi, task]);
}

function unknown(path: string): FileMistake {
  return { code: 'invalid_request', path, reason: 'name_unknown', message: 'nothing in this file has this name' };
}

function twice(path: string): FileMistake {
  return { code: 'invalid_request', path, reason: 'name_twice', message: 'this name is in the list before' };
}

function tooLarge(path: string, max: number): FileMistake {
  const message = `the list has ${max} names`;
  return { code: 'invalid_request', path, reason: 'too_large', params: { max }, message };
}

function tooMany(count: number, path: string): FileMistake[] {
  if (count <= PREREQUISITES_MAX) return [];
  const message = `a spot has at most ${PREREQUISITES_MAX} prerequisites and conditions`;
  return [{ code: 'invalid_request', path, reason: 'too_many', params: { max: PREREQUISITES_MAX }, message }];
}
