import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { AddedQualifier, QualifiersChange } from '@puzzle-runs/contract/management/qualifiers.ts';
import { removeItem } from '@puzzle-runs/domain/edit-list.ts';
import type { UnlockType } from '@puzzle-runs/domain/poi/arrival.ts';
import type { Qualifier, UnlockMode } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { listChange } from '#shell/form/list-change.ts';

/** One condition; id 0: not stored yet, a negative id: marked for deletion. */
export type Clause = Qualifier & { id: number };

/** When a poi opens, as form values. */
export interface Sentence {
  mode: UnlockMode;
  clauses: readonly Clause[];
  /** `updated_at` of the stored ones, by id. */
  times: Readonly<Record<string, string>>;
}

/** What is proposed for a figure until it is typed. */
export const FIRST_VALUE: Record<UnlockType, number> = { points: 10, time: 10, tasks: 1 };

type Gate = Pick<ManagedPoi, 'UnlockPrerequisites' | 'Conditions' | 'unlock_mode'>;

/** Prerequisites and conditions of a poi, oldest first. */
export function qualifiersOf({ UnlockPrerequisites, Conditions = [] }: Omit<Gate, 'unlock_mode'>) {
  return [...UnlockPrerequisites, ...Conditions].toSorted((a, b) => a.id - b.id);
}

export function sentenceOf(poi: Gate): Sentence {
  const stored = qualifiersOf(poi);
  return {
    mode: poi.unlock_mode ?? 'all',
    clauses: stored.map(({ updated_at: _time, ...clause }) => clause),
    times: Object.fromEntries(stored.map(({ id, updated_at }) => [id, updated_at])),
  };
}

/** The body of the call that saves the changes; undefined without any. */
export function sentenceChange(read: Sentence, now: Sentence): Omit<QualifiersChange, 'submission_id'> | undefined {
  const list = listChange<Clause>(read.clauses, now.clauses);
  const isOtherMode = now.mode !== read.mode;
  if (!list && !isOtherMode) return undefined;
  const { create = [], update = [], delete: gone = [] } = list ?? {};
  return {
    create: create as AddedQualifier[], // the same fields, here read-only
    update: update.map(
      (change) => ({ ...change, updated_at: read.times[change.id] }) as QualifiersChange['update'][number],
    ),
    delete: gone,
    ...(isOtherMode && { unlock_mode: now.mode }),
  };
}

/** Ids of what a condition names; undefined for a figure. */
export function namesOf(clause: Qualifier): readonly number[] | undefined {
  switch (clause.unlock_type) {
    case 'poi_list':
      return clause.pois;
    case 'task_list':
      return clause.tasks;
    case 'decision':
      return clause.options;
    case 'points':
    case 'time':
    case 'tasks':
      return undefined;
  }
}

function withNames(clause: Clause, names: readonly number[], value: number): Clause {
  switch (clause.unlock_type) {
    case 'poi_list':
      return { ...clause, pois: names, value };
    case 'task_list':
      return { ...clause, tasks: names, value };
    case 'decision':
      return { ...clause, options: names };
    case 'points':
    case 'time':
    case 'tasks':
      return clause;
  }
}

export function addClause(sentence: Sentence, clause: Qualifier): Sentence {
  return { ...sentence, clauses: [...sentence.clauses, { ...clause, id: 0 }] };
}

export function removeClause(sentence: Sentence, clause: Clause): Sentence {
  return { ...sentence, clauses: removeItem(sentence.clauses, clause) };
}

export function setValue(sentence: Sentence, clause: Clause, value: number): Sentence {
  return replace(sentence, clause, { ...clause, value });
}

/** Adds a name, or takes it away; without its last name the condition goes. */
export function toggleName(sentence: Sentence, clause: Clause, id: number): Sentence {
  const names = namesOf(clause) ?? [];
  if (names.includes(id)) {
    const left = names.filter((each) => each !== id);
    if (left.length === 0) return removeClause(sentence, clause);
    const value = clause.value === names.length ? left.length : Math.min(clause.value, left.length);
    return replace(sentence, clause, withNames(clause, left, value));
  }
  const needsAll = names.length === 1 ? !isAlternative(sentence, clause) : clause.value === names.length;
  const added = [...names, id];
  return replace(sentence, clause, withNames(clause, added, needsAll ? added.length : clause.value));
}

/** Puts another name in the place of one. */
export function swapName(sentence: Sentence, clause: Clause, { from, to }: { from: number; to: number }): Sentence {
  const names = (namesOf(clause) ?? []).filter((each) => each !== to).map((each) => (each === from ? to : each));
  return replace(sentence, clause, withNames(clause, names, Math.min(clause.value, names.length)));
}

/**
 * Whether one of the named is enough at first: a second list of the same kind that is needed as a whole could stand in
 * the first one.
 */
function isAlternative({ mode, clauses }: Sentence, clause: Clause): boolean {
  const others = clauses.filter(({ id, unlock_type }) => id >= 0 && unlock_type === clause.unlock_type);
  return mode === 'all' && others.indexOf(clause) > 0;
}

function replace(sentence: Sentence, clause: Clause, after: Clause): Sentence {
  return { ...sentence, clauses: sentence.clauses.map((each) => (each === clause ? after : each)) };
}
