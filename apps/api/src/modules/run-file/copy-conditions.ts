import type { Tx } from '#db/store.ts';
import { addConditions, countOf, type NewCondition, tasksOfPois } from '#modules/content/conditions.service.ts';
import type { readExplorationContent } from '#modules/content/read-content.service.ts';

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
export async function copyConditions(tx: Tx, copies: readonly PoiCopy[], explorationId: number): Promise<number[]> {
  const rows: NewCondition[] = [];
  const lacking = new Set<number>();
  const ids = await copiedIds(tx, copies);
  for (const { originalId, copyId, content } of copies) {
    const isWithin = content.exploration.id === explorationId;
    const keep = (named: readonly number[], copied: ReadonlyMap<number, number>) =>
      named.flatMap((id) => copied.get(id) ?? (isWithin ? id : []));
    for (const { poiId, unlockType, value, names, updatedAt } of content.prerequisites) {
      if (poiId !== originalId || names === null) continue;
      const kept = 'pois' in names ? { pois: keep(names.pois, ids.pois) } : { tasks: keep(names.tasks, ids.tasks) };
      if (countOf(kept) < countOf(names)) lacking.add(copyId);
      if (countOf(kept) === 0) continue;
      rows.push({ poiId: copyId, unlockType, value: Math.min(value, countOf(kept)), names: kept, updatedAt });
    }
  }
  await addConditions(tx, rows);
  return [...lacking];
}

/** Copies by the ids of their originals; tasks have the order of their originals. */
async function copiedIds(tx: Tx, copies: readonly PoiCopy[]) {
  const pois = new Map(copies.map(({ originalId, copyId }) => [originalId, copyId]));
  const tasks = new Map<number, number>();
  const copied = await tasksOfPois(tx, [...pois.values()]);
  for (const { originalId, copyId, content } of copies) {
    const ofCopy = copied.filter(({ poiId }) => poiId === copyId);
    const originals = content.tasks.filter(({ poiId }) => poiId === originalId);
    for (const [index, { id }] of originals.entries()) tasks.set(id, ofCopy[index]?.id ?? id);
  }
  return { pois, tasks };
}
