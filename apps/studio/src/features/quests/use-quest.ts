import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { ApiProblem } from '@puzzle-runs/web/api-problem.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { spotWithQuests } from './spot-quests.ts';

/** The spot of the address, with its quests. */
export function useSpot() {
  const { exploration = '', poi = '' } = useParams();
  return useSuspenseQuery(spotWithQuests({ exploration, poi })).data;
}

/**
 * The quest of the address. One that is renamed stays the same quest: its id comes along to the new address (`state.same`), and an old
 * address goes on leading to it as long as one stays there.
 * @throws ApiProblem `not_found`
 */
export function useQuest(): ManagedTask {
  const { Tasks } = useSpot();
  const { task } = useParams();
  const { state } = useLocation();
  const [led, setLed] = useState<{ task: string | undefined; id: number }>();
  const same: unknown = led?.task === task ? led?.id : state?.same;
  const quest = Tasks.find(({ slug }) => slug === task) ?? Tasks.find(({ id }) => id === same);
  if (!quest) throw new ApiProblem(404, 'not_found');
  if (led?.task !== task || led?.id !== quest.id) setLed({ task, id: quest.id });
  return quest;
}
