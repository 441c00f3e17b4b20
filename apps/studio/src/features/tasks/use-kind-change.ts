import { useState } from 'react';
import { newTask, type TaskValues } from './task-values.ts';

interface Form {
  values: TaskValues;
  changed: boolean;
  begin: (values: TaskValues) => void;
  change: (values: TaskValues) => void;
}

/** Changes the kind of a new task, which resets the form, and restores the input from before. */
export function useKindChange({ values, changed, begin, change }: Form) {
  const [removed, setRemoved] = useState<TaskValues>();

  function choose(kind: TaskValues['task_type']) {
    if (changed) setRemoved(values);
    begin(newTask(kind));
  }

  /** Swaps the input, so that input of the new kind can be restored as well. */
  function restore() {
    if (!removed) return;
    setRemoved(changed ? values : undefined);
    change(removed);
  }

  return { choose, restore: removed && restore };
}
