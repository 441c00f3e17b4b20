import type { AddedQualifier, QualifiersChange } from '@puzzle-runs/contract/management/qualifiers.ts';
import type { TrailPoi } from '@puzzle-runs/contract/management/trail.ts';
import type { Condition } from '@puzzle-runs/domain/poi/qualifiers.ts';

type Pois = readonly TrailPoi[];
type Stored = NonNullable<TrailPoi['Conditions']>[number];

/** What each id from before is now; an id that is missing has stayed. */
export interface NewIds {
  pois: ReadonlyMap<number, number>;
  tasks: ReadonlyMap<number, number>;
}

export interface ConditionsBack {
  poi_id: number;
  body: Omit<QualifiersChange, 'submission_id'>;
}

/**
 * What gives all pois of a run the conditions back that they had before some of its parts were moved to another run and
 * came back, as new records. A condition that was added in between stays.
 */
export function conditionsBack(before: Pois, now: Pois, ids: NewIds): ConditionsBack[] {
  const renamed = renaming(before, now, ids);
  return before.flatMap((poi) => {
    const poi_id = ids.pois.get(poi.id) ?? poi.id;
    const current = now.find(({ id }) => id === poi_id);
    if (!current) return [];
    const wanted = (poi.Conditions ?? []).map(renamed);
    // A poi that was moved has new conditions, which may have lost some of their names.
    const isNew = poi_id !== poi.id;
    const kept = current.Conditions ?? [];
    const same = (one: Condition) => kept.find((each) => isSame(each, one));
    const body = {
      create: wanted.flatMap(({ id, ...one }) =>
        same(one) || kept.some((each) => each.id === id) ? [] : [one as AddedQualifier],
      ),
      update: wanted.flatMap(({ id, unlock_type: _kind, ...one }) => {
        const stored = kept.find((each) => each.id === id);
        if (!stored || isSame(stored, { unlock_type: _kind, ...one } as Condition)) return [];
        return [{ id, ...one, updated_at: stored.updated_at } as QualifiersChange['update'][number]];
      }),
      delete: isNew ? kept.filter((each) => !wanted.some((one) => isSame(each, one))).map(({ id }) => id) : [],
    };
    const isNothing = body.create.length + body.update.length + body.delete.length === 0;
    return isNothing ? [] : [{ poi_id, body: { ...body, unlock_mode: poi.unlock_mode ?? 'all' } }];
  });
}

/** A condition with the ids of now. Options keep their places in a decision. */
function renaming(before: Pois, now: Pois, { pois, tasks }: NewIds) {
  const optionsOf = (all: Pois, task: number) =>
    all.flatMap(({ Tasks }) => Tasks).find(({ id }) => id === task)?.TaskOptions ?? [];
  const poiNow = (id: number) => pois.get(id) ?? id;
  const taskNow = (id: number) => tasks.get(id) ?? id;
  return ({ updated_at: _time, ...one }: Stored): { id: number } & Condition => {
    switch (one.unlock_type) {
      case 'poi_list':
        return { ...one, pois: one.pois.map(poiNow) };
      case 'task_list':
        return { ...one, tasks: one.tasks.map(taskNow) };
      case 'decision': {
        const [old, current] = [optionsOf(before, one.task), optionsOf(now, taskNow(one.task))];
        const optionNow = (id: number) => current[old.findIndex((option) => option.id === id)]?.id ?? id;
        return { ...one, task: taskNow(one.task), options: one.options.map(optionNow) };
      }
    }
  };
}

function isSame(stored: Condition, wanted: Condition): boolean {
  return JSON.stringify(namesOf(stored)) === JSON.stringify(namesOf(wanted));
}

function namesOf(one: Condition): unknown {
  switch (one.unlock_type) {
    case 'poi_list':
      return [one.unlock_type, one.value, one.pois];
    case 'task_list':
      return [one.unlock_type, one.value, one.tasks];
    case 'decision':
      return [one.unlock_type, one.task, one.options];
  }
}
