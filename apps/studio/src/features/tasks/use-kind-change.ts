import { useState } from 'react';
import { isSame } from '#shell/form/field-changes.ts';
import { newTask, ofKind, type TaskValues } from './task-values.ts';

interface Form {
  values: TaskValues;
  changed: boolean;
  begin: (values: TaskValues) => void;
  change: (values: TaskValues) => void;
}

/** Answers of a kind: what another kind begins without. */
type Answers = Pick<TaskValues, 'task_type' | 'task' | 'pending'>;

/** Changes the kind of a new task, which begins with empty answers, and restores those from before. */
export function useKindChange({ values, changed, begin, change }: Form) {
  const [removed, setRemoved] = useState<Answers>();
  const { task_type, task, pending, ...common } = values;
  const answers: Answers = { task_type, task, pending };
  const hasAnswers = pending !== undefined || !isSame(task, newTask(task_type).task);

  function choose(kind: TaskValues['task_type']) {
    if (hasAnswers) setRemoved(answers);
    if (changed) change(ofKind(common, kind));
    else begin(newTask(kind));
  }

  /** Swaps the answers, so that those of the new kind can be restored as well. */
  function restore() {
    if (!removed) return;
    setRemoved(hasAnswers ? answers : undefined);
    change({ ...common, ...removed } as TaskValues); // kind and content come as a pair
  }

  return { choose, restore: removed && restore };
}
