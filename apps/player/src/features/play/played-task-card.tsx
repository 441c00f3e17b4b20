import type { Task } from '@puzzle-runs/web/task/task.ts';
import { TaskCard } from '@puzzle-runs/web/task/task-card.tsx';
import { useTranslation } from 'react-i18next';
import { useClosedReason } from './event/use-closed-reason.ts';
import { useRefusalHandler } from './use-refusal-handler.ts';
import { useSubmission } from './use-submission.ts';

/** A task of the current game; the game's backend judges the answers. */
export function PlayedTaskCard({ task }: { task: Task }) {
  const { t } = useTranslation();
  const handleRefusal = useRefusalHandler();
  const submission = useSubmission((problem) => handleRefusal(problem, task.id));
  const closed = useClosedReason();
  return <TaskCard task={task} submission={submission} closed={closed && t(`play.closed.${closed}`)} />;
}
