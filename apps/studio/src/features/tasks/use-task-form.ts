import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AlertCode } from '#shell/alerts/alerts.ts';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { usePlayers } from '#shell/playing-note.tsx';
import { usePageForms } from '#shell/poi-page/page-forms.tsx';
import { NEW } from '#shell/poi-page/poi-place.ts';
import { showInPoi } from '#shell/poi-page/poi-tasks.ts';
import { useWaitingWords } from '#shell/poi-page/waiting-note.tsx';
import { useOfferUndo } from '#shell/undo/use-offer-undo.ts';
import { to } from '#to.ts';
import { taskFormParts } from './task-form-parts.ts';
import { type TaskValues, taskValuesOf } from './task-values.ts';
import { taskIn } from './use-task.ts';

interface Options {
  poi: ManagedPoi;
  /** Undefined for a new task. */
  task: ManagedTask | undefined;
  /** Gives changed points to those who have solved the task, too. */
  recalculate: boolean;
  /** Kind that a new task begins with; free text by default. */
  firstKind?: TaskValues['task_type'] | undefined;
  /** Called when a new task is stored; returns whether its page shall begin another new one. */
  onCreated: () => boolean;
}

/**
 * Form state of a task. A new task is saved as a whole (part `common`); the parts of a stored task are saved
 * separately.
 */
export function useTaskForm({ poi, task, recalculate, firstKind, onCreated }: Options) {
  const client = useQueryClient();
  const { done, reread } = usePageForms();
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const { whole, common, content, pieces } = taskFormParts({ poi_id: poi.id, recalculate });

  const offerUndo = useOfferUndo();
  const waiting = useWaitingWords();

  function onSaved(stored: ManagedTask, alert: AlertCode | null = task ? 'update' : 'create') {
    const goesOn = !task && onCreated();
    showInPoi(client, poi.id, ({ Tasks }) => ({
      Tasks: [...Tasks.filter(({ id }) => id !== stored.id), stored].toSorted((a, b) => a.position - b.position),
    }));
    if (stored.adapted) offerUndo({ text: waiting.after(stored.adapted) });
    done({ alert, place: { task: goesOn ? NEW : stored.slug }, state: { same: stored.id } });
  }

  return useRecordForm({
    stored: task,
    valuesOf: (record) => taskValuesOf(record, firstKind),
    page: (record) => (record ? `quest ${record.id}` : to.newTask(at)),
    parts: { common: task ? common : whole, content, pieces },
    onSaved,
    reload: async () => taskIn(await reread(), task?.id),
    alertOf: () => 'missing',
  });
}

/**
 * Whether changed points of a task are recalculated for those who solved it. Proposed while it is played in a battle,
 * where all teams have to be measured alike.
 */
export function useRecalculate(explorationId: number) {
  const players = usePlayers(explorationId);
  const [chosen, choose] = useState<boolean>();
  return { recalculate: chosen ?? (players?.in_battle ?? 0) > 0, choose };
}
