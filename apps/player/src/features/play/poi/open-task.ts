import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { isSameTarget, isSettled, type QueuedBody } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { taskAnchor } from '@puzzle-runs/web/session/trial-address.ts';
import { useSettling } from '@puzzle-runs/web/ui/use-settling.ts';
import { useLayoutEffect, useState } from 'react';
import { useOutboxView } from '#offline/outbox-view.ts';
import { usePlay } from '../play-context.ts';

type PoiTask = OpenPoi['Tasks'][number];

/** `waiting`: its answer was given and has no result yet, and does not need the player; `closed`: out of attempts. */
export type TaskState = 'open' | 'waiting' | 'solved' | 'closed';

/** State of each task of a poi. */
export function useTaskState(): (task: PoiTask) => TaskState {
  const { place } = usePlay();
  const { entries } = useOutboxView();
  const game = storageKeyOf(place);
  return (task) => {
    if (task.progressed) return 'solved';
    const target = { progress_type: 'task', progress_id: task.id } as QueuedBody;
    const waits = entries.some(
      (entry) =>
        entry.game === game &&
        entry.waited &&
        !isSettled(entry) &&
        !entry.verdict &&
        !entry.held &&
        isSameTarget(entry.body, target),
    );
    const isReviewed = task.task_type === 'photo' && task.photo?.state === 'pending';
    if (waits || isReviewed) return 'waiting';
    return task.remaining_attempts === 0 ? 'closed' : 'open';
  };
}

/**
 * Which task of a poi stands open: that of the address, else the first that can be answered; all of them where none
 * can. A task stays open when it is solved, so that nothing moves until the player opens another.
 */
export function useOpenTask(tasks: readonly PoiTask[], stateOf: (task: PoiTask) => TaskState) {
  const [chosen, setChosen] = useState<number | 'all'>();
  /** Where the player wants to be moved; another object for each press. */
  const [moved, setMoved] = useState<{ to: number }>();
  const isSettling = useSettling(moved);

  const isThere = tasks.some(({ id }) => id === chosen);
  const first = tasks.find((task) => stateOf(task) === 'open');
  if (tasks.length > 0 && !isThere && (chosen !== 'all' || first)) {
    const asked = tasks.find(({ id }) => `#${taskAnchor(id)}` === location.hash);
    const next = (chosen === undefined ? asked : undefined)?.id ?? first?.id ?? 'all';
    if (next !== chosen) setChosen(next);
  }

  useLayoutEffect(() => {
    if (!moved) return;
    const card = document.getElementById(taskAnchor(moved.to));
    card?.querySelector('h2')?.focus({ preventScroll: true });
    const fits = (card?.offsetHeight ?? 0) < innerHeight / 2;
    card?.scrollIntoView({ block: fits ? 'nearest' : 'start' });
  }, [moved]);

  return {
    open: chosen === 'all' ? undefined : chosen,
    /** The first task that can be answered. */
    next: first,
    /** Opens a task, and moves the page and the focus there. */
    show(id: number) {
      if (isSettling) return;
      if (chosen !== 'all') setChosen(id);
      setMoved({ to: id });
    },
  };
}
