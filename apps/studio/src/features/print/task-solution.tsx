import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { printedExplorationQuery } from './printed-exploration-query.ts';
import { PrintedContent } from './printed-task.tsx';

const ANSWERS_ONLY = { answers: true, fields: false, explanations: false };

/** The answer of a task of an own run, as the print page shows it; nothing for a run of another creator. */
export function TaskSolution({ exploration, taskId }: { exploration: string; taskId: number }) {
  const { data } = useQuery({ ...printedExplorationQuery(exploration), retry: false });
  const tasks = data?.Pois.flatMap(({ Tasks }): ManagedTask[] => Tasks ?? []);
  const task = tasks?.find(({ id }) => id === taskId);
  if (!task) return '–';
  return <PrintedContent kind={task.task_type as TaskType} content={task.task} shown={ANSWERS_ONLY} />;
}
