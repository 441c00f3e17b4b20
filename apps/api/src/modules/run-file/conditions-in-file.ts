import type { RunCondition, RunFile, RunFinish } from '@puzzle-runs/contract/run-format.ts';
import type { ConditionNames, ConditionType } from '@puzzle-runs/domain/poi/qualifiers.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { Tx } from '#db/store.ts';
import { finishColumns, toFinishRule } from '#mapping/qualifiers.ts';
import { addConditions, storeFinish, tasksOfPois } from '#modules/content/conditions.service.ts';
import type { readExplorationContent } from '#modules/content/read-content.service.ts';

type ExplorationContent = Awaited<ReturnType<typeof readExplorationContent>>;
type Names = ConditionNames[ConditionType];
type FileParts = Pick<RunFile['exploration'], 'pois' | 'finish'>;

interface PartNames {
  poi: ReadonlyMap<number, string>;
  task: ReadonlyMap<number, { poi: string; task: string }>;
  /** Texts of options, or their numbers where a text is not clear. */
  option: ReadonlyMap<number, string | number>;
}

const known = new WeakMap<ExplorationContent, PartNames>();

/** Names by id, made once for all pois of an export. */
export function namesIn(content: ExplorationContent): PartNames {
  const found = known.get(content);
  if (found) return found;
  const poi = new Map(content.pois.map(({ id, name }) => [id, name]));
  const task = new Map(content.tasks.map(({ id, poiId, name }) => [id, { poi: poi.get(poiId) ?? '', task: name }]));
  const option = new Map(content.tasks.flatMap((each) => optionNames(each.content)));
  known.set(content, { poi, task, option });
  return { poi, task, option };
}

function optionNames(content: TaskContents[TaskType]): [number, string | number][] {
  const options = 'TaskOptions' in content ? content.TaskOptions : [];
  return options.map(({ id, option }, index) => {
    const isClear = options.filter((other) => other.option === option).length === 1;
    return [id, isClear ? option : index + 1];
  });
}

/** The conditions of a poi as a file names them; nothing without any. */
export function conditionsInFile(poi: ExplorationContent['pois'][number], content: ExplorationContent) {
  const rows = content.prerequisites.filter(({ poiId, names }) => poiId === poi.id && names !== null);
  return {
    ...(rows.length > 0 && {
      conditions: rows.flatMap(({ value, names }) => names && toFileCondition(value, names, content)),
    }),
    ...(poi.unlockMode !== 'all' && { unlock_mode: poi.unlockMode }),
  };
}

function toFileCondition(value: number, names: Names, content: ExplorationContent): RunCondition {
  const { poi, task, option } = namesIn(content);
  if ('pois' in names) return { unlock_type: 'poi_list', value, pois: names.pois.flatMap((id) => poi.get(id) ?? []) };
  if ('tasks' in names)
    return { unlock_type: 'task_list', value, tasks: names.tasks.flatMap((id) => task.get(id) ?? []) };
  const decision = task.get(names.task) ?? { poi: '', task: '' };
  return { unlock_type: 'decision', decision, options: names.options.flatMap((id) => option.get(id) ?? []) };
}

/** Order and finish of an exploration in a file; what has its default is left out. */
export function rulesInFile(content: ExplorationContent) {
  const { exploration } = content;
  const finish = toFinishRule(exploration);
  return {
    ...(exploration.route !== 'free' && { route: exploration.route }),
    ...(finish.rule === 'pois_done' && { finish }),
    ...(finish.rule === 'poi_done' && { finish: { ...finish, poi: namesIn(content).poi.get(finish.poi) ?? '' } }),
  } satisfies { route?: RunFile['exploration']['route']; finish?: RunFinish };
}

/** Stores the conditions and the finish of an imported file, whose parts exist now. `ids`: of its pois, in order. */
export async function importConditions(
  tx: Tx,
  explorationId: number,
  { file, ids, now }: { file: FileParts; ids: readonly number[]; now: Date },
): Promise<void> {
  const { pois, finish } = file;
  const idByName = new Map(pois.map(({ name }, index) => [name, ids[index] ?? 0]));
  if (finish?.rule === 'pois_done') await storeFinish(tx, explorationId, finishColumns(finish));
  if (finish?.rule === 'poi_done')
    await storeFinish(tx, explorationId, finishColumns({ ...finish, poi: idByName.get(finish.poi) ?? 0 }));
  if (!pois.some(({ conditions = [] }) => conditions.length > 0)) return;
  const tasks = await tasksOfPois(tx, ids);
  const taskOf = (named: { poi: string; task: string }) =>
    tasks.find(({ poiId, name }) => poiId === idByName.get(named.poi) && name === named.task);
  function idsIn(condition: RunCondition): Names {
    switch (condition.unlock_type) {
      case 'poi_list':
        return { pois: condition.pois.map((name) => idByName.get(name) ?? 0) };
      case 'task_list':
        return { tasks: condition.tasks.map((named) => taskOf(named)?.id ?? 0) };
      case 'decision': {
        const { id = 0, options = [] } = taskOf(condition.decision) ?? {};
        return { task: id, options: condition.options.map((named) => optionIn(options, named)?.id ?? 0) };
      }
    }
  }
  const rows = pois.flatMap(({ conditions = [] }, index) =>
    conditions.map((condition) => ({
      poiId: ids[index] ?? 0,
      unlockType: condition.unlock_type,
      value: 'value' in condition ? condition.value : 1,
      names: idsIn(condition),
      updatedAt: now,
    })),
  );
  await addConditions(tx, rows);
}

/** The option with a text, or with a number from 1. */
export function optionIn<O extends { option: string }>(options: readonly O[], named: string | number): O | undefined {
  return typeof named === 'number' ? options[named - 1] : options.find(({ option }) => option === named);
}
