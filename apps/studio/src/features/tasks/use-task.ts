import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { NEW, type PoiPlace } from '#shell/poi-page/poi-place.ts';
import { type PoiWithTasks, poiWithTasks } from '#shell/poi-page/poi-tasks.ts';

/** The poi in the address, with its tasks. */
export function usePoi() {
  const { exploration = '', poi = '' } = useParams();
  return useSuspenseQuery(poiWithTasks({ exploration, poi })).data;
}

/**
 * The task in the address of a page about one task.
 * @throws ApiProblem `not_found`
 */
export function useTask(): ManagedTask {
  const { Tasks } = usePoi();
  const { task: slug } = useParams();
  const task = useTaskNamed(Tasks, slug);
  if (!task) throw new ApiProblem(404, 'not_found');
  return task;
}

/**
 * The stored task that is open; undefined without one, and for a new one.
 * @throws ApiProblem `not_found`
 */
export function useOpenTask({ Tasks }: PoiWithTasks, { task: slug }: PoiPlace): ManagedTask | undefined {
  const task = useTaskNamed(Tasks, slug);
  if (!task && slug !== undefined && slug !== NEW) throw new ApiProblem(404, 'not_found');
  return task;
}

/**
 * The task with this slug. A renamed task stays open: navigation passes its id to the new address (`state.same`), and
 * the old address still resolves to the task while the page stays on it.
 */
function useTaskNamed(tasks: readonly ManagedTask[], slug: string | undefined): ManagedTask | undefined {
  const { state } = useLocation();
  const [led, setLed] = useState<{ slug: string | undefined; id: number }>();
  const isNamed = slug !== undefined && slug !== NEW;
  const same: unknown = led?.slug === slug ? led?.id : state?.same;
  const task = isNamed
    ? (tasks.find((found) => found.slug === slug) ?? tasks.find(({ id }) => id === same))
    : undefined;
  if (task && (led?.slug !== slug || led?.id !== task.id)) setLed({ slug, id: task.id });
  return task;
}

/**
 * The task of a poi with this id.
 * @throws ApiProblem `not_found` if the task was deleted in the meantime
 */
export function taskIn({ Tasks }: { Tasks: readonly ManagedTask[] }, id: number | undefined): ManagedTask {
  const found = Tasks.find((task) => task.id === id);
  if (!found) throw new ApiProblem(404, 'not_found');
  return found;
}
