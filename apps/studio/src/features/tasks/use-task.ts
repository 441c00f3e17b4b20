import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { poiWithTasks } from './poi-tasks.ts';

/** The poi in the address, with its tasks. */
export function usePoi() {
  const { exploration = '', poi = '' } = useParams();
  return useSuspenseQuery(poiWithTasks({ exploration, poi })).data;
}

/**
 * The task in the address. A renamed task stays open: navigation passes its id to the new address (`state.same`), and
 * the old address still resolves to the task while the page stays on it.
 * @throws ApiProblem `not_found`
 */
export function useTask(): ManagedTask {
  const { Tasks } = usePoi();
  const { task: slug } = useParams();
  const { state } = useLocation();
  const [led, setLed] = useState<{ slug: string | undefined; id: number }>();
  const same: unknown = led?.slug === slug ? led?.id : state?.same;
  const task = Tasks.find((found) => found.slug === slug) ?? Tasks.find(({ id }) => id === same);
  if (!task) throw new ApiProblem(404, 'not_found');
  if (led?.slug !== slug || led?.id !== task.id) setLed({ slug, id: task.id });
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
