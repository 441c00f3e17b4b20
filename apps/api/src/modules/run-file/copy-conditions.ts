import type { ConditionNames, ConditionType } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { optionIdsOf } from '@puzzle-runs/domain/tasks/decision/decision.ts';
import type { Tx } from '#db/store.ts';
import { addConditions, countOf, mostOf, type NewCondition, tasksOfPois } from '#modules/content/conditions.service.ts';
import type { readExplorationContent } from '#modules/content/read-content.service.ts';

type Names = ConditionNames[ConditionType];
type ExplorationContent = Awaited<ReturnType<typeof readExplorationContent>>;

/** A poi that was copied. */
export interface PoiCopy {
  originalId: number;
  copyId: number;
  /** Of the original. */
  content: ExplorationContent;
}

/**
 * Gives copies of pois the conditions of their originals. They name the copies of what was copied with them. Other
 * names stay within the exploration, and are dropped in another one: fewer are needed then, and a condition that names
 * nothing any more is left out.
 * @returns ids of the copies whose conditions lack something
 */
export async function copyConditions(
  tx: Tx,
  copies: readonly PoiCopy[],
  { ids, explorationId }: { ids: CopiedIds; explorationId: number },
): Promise<number[]> {
  const rows: NewCondition[] = [];
  const lacking = new Set<number>();
  for (const { originalId, copyId, content } of copies) {
    const isWithin = content.exploration.id === explorationId;
    for (const { poiId, unlockType, value, names, updatedAt } of content.prerequisites) {
      if (poiId !== originalId || names === null) continue;
      const kept = keptNames(names, ids, { isWithin });
      if (countOf(kept) < countOf(names)) lacking.add(copyId);
      if (countOf(kept) === 0) continue;
      rows.push({ poiId: copyId, unlockType, value: Math.min(value, mostOf(kept)), names: kept, updatedAt });
    }
  }
  await addConditions(tx, rows);
  return [...lacking];
}

function keptNames(names: Names, ids: CopiedIds, { isWithin }: { isWithin: boolean }): Names {
  const keep = (named: readonly number[], copied: ReadonlyMap<number, number>) =>
    named.flatMap((id) => copied.get(id) ?? (isWithin ? id : []));
  if ('pois' in names) return { pois: keep(names.pois, ids.pois) };
  if ('tasks' in names) return { tasks: keep(names.tasks, ids.tasks) };
  const { task, options } = names;
  const copied = ids.options.get(task);
  if (copied) return { task: ids.tasks.get(task) ?? task, options: options.flatMap((id) => copied.get(id) ?? []) };
  return { task, options: isWithin ? options : [] };
}

type CopiedIds = Awaited<ReturnType<typeof copiedIds>>;

/** Copies by the ids of their originals; tasks and options have the order of their originals. */
export async function copiedIds(tx: Tx, copies: readonly PoiCopy[]) {
  const pois = new Map(copies.map(({ originalId, copyId }) => [originalId, copyId]));
  const tasks = new Map<number, number>();
  const options = new Map<number, ReadonlyMap<number, number>>();
  const copied = await tasksOfPois(tx, [...pois.values()]);
  for (const { originalId, copyId, content } of copies) {
    const ofCopy = copied.filter(({ poiId }) => poiId === copyId);
    const originals = content.tasks.filter(({ poiId }) => poiId === originalId);
    for (const [index, { id, content: original }] of originals.entries()) {
      const copy = ofCopy[index];
      if (!copy) continue;
      tasks.set(id, copy.id);
      const ofOriginal = optionIdsOf(original) ?? [];
      options.set(id, new Map(ofOriginal.map((option, at) => [option, copy.options[at]?.id ?? option])));
    }
  }
  return { pois, tasks, options };
}
