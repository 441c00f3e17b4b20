import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { ApiProblem } from '@puzzle-runs/web/api-problem.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { spotWithQuests } from './spot-quests.ts';

/** The spot of the address, with its quests. */
export function useSpot() {
  const { exploration = '', poi = '' } = useParams();
  return useSuspenseQuery(spotWithQuests({ exploration, poi })).data;
}

/**
 * The quest of the address. One that was renamed a moment ago is known by its id, which came along, until the spot is read anew.
 * @throws ApiProblem `not_found`
 */
export function useQuest(): ManagedTask {
  const { Tasks } = useSpot();
  const { task } = useParams();
  const { state } = useLocation();
  const quest = Tasks.find(({ slug }) => slug === task) ?? Tasks.find(({ id }) => id === state?.quest);
  if (!quest) throw new ApiProblem(404, 'not_found');
  return quest;
}
