import type { RunCondition, RunFile } from '@puzzle-runs/contract/run-format.ts';
import { PREREQUISITES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { optionIn } from './conditions-in-file.ts';
import type { FileMistake } from './file-mistakes.ts';

/** Conditions and the finish name parts of the same file, none twice, and need no more than they name. */
export function mistakesOfConditions({ exploration: { pois, finish } }: RunFile): FileMistake[] {
  const poiNames = new Set(pois.map(({ name }) => name));
  const tasks = new Map(
    pois.flatMap((poi) => poi.tasks.map((task) => [keyOf({ poi: poi.name, task: task.name }), task])),
  );
  const unknownFinish = finish?.rule === 'poi_done' && !poiNames.has(finish.poi);
  return [
    ...(unknownFinish ? [unknown('exploration.finish.poi')] : []),
    ...pois.flatMap((poi, index) => {
      const path = `exploration.pois.${index}.conditions`;
      const conditions = poi.conditions ?? [];
      return [
        ...tooMany(poi.prerequisites.length + conditions.length, path),
        ...conditions.flatMap((condition, at) => {
          if (condition.unlock_type === 'decision') return mistakesOfChoice(condition, tasks, `${path}.${at}`);
          const keys = keysOf(condition);
          const isKnown = condition.unlock_type === 'poi_list' ? poiNames : tasks;
          const list = `${path}.${at}.${condition.unlock_type === 'poi_list' ? 'pois' : 'tasks'}`;
          return [
            ...keys.flatMap((key, place) => (isKnown.has(key) ? [] : [unknown(`${list}.${place}`)])),
            ...namedTwice(keys, list),
            ...(condition.value > keys.length ? [tooLarge(`${path}.${at}.value`, keys.length)] : []),
          ];
        }),
      ];
    }),
  ];
}

type RunTask = RunFile['exploration']['pois'][number]['tasks'][number];
type RunChoice = Extract<RunCondition, { unlock_type: 'decision' }>;

/** The decision is one of the file, and has the options. */
function mistakesOfChoice(
  { decision, options: named }: RunChoice,
  tasks: ReadonlyMap<string, RunTask>,
  path: string,
): FileMistake[] {
  const found = tasks.get(keyOf(decision));
  if (found?.task_type !== 'decision') return [unknown(`${path}.decision`)];
  const { options } = found.task;
  const places = named.map((each) => {
    const option = optionIn(options, each);
    return option ? options.indexOf(option) : -1;
  });
  const list = `${path}.options`;
  return [
    ...places.flatMap((place, index) => (place < 0 ? [unknown(`${list}.${index}`)] : [])),
    ...namedTwice(
      places.filter((place) => place >= 0),
      list,
    ),
  ];
}

function namedTwice<K>(keys: readonly K[], list: string): FileMistake[] {
  return keys.flatMap((key, place) => (keys.indexOf(key) === place ? [] : [twice(`${list}.${place}`)]));
}

/** Pieces name other tasks of the same file, none twice. */
export function mistakesOfPieces({ exploration: { pois } }: RunFile): FileMistake[] {
  const known = new Set(pois.flatMap((poi) => poi.tasks.map((task) => keyOf({ poi: poi.name, task: task.name }))));
  return pois.flatMap(({ name, tasks }, poi) =>
    tasks.flatMap((task, index) => {
      const own = keyOf({ poi: name, task: task.name });
      const keys = (task.pieces ?? []).map(keyOf);
      const list = `exploration.pois.${poi}.tasks.${index}.pieces`;
      return [
        ...keys.flatMap((key, place) => (key === own || !known.has(key) ? [unknown(`${list}.${place}`)] : [])),
        ...namedTwice(keys, list),
      ];
    }),
  );
}

function keysOf(condition: Exclude<RunCondition, RunChoice>): string[] {
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
