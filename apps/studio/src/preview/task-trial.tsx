import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import type { TaskWithSolution } from '@puzzle-runs/web/tasks/local-game.ts';
import type { Task } from '@puzzle-runs/web/tasks/task.ts';
import { TaskCard } from '@puzzle-runs/web/tasks/task-card.tsx';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalAnswers } from './use-local-answers.ts';

const PhotoTask = onDemand(() => import('@puzzle-runs/web/photo/photo-task.tsx').then((file) => file.PhotoTask));

interface Props {
  task: TaskWithSolution;
  /** Restarts the trial. */
  onAgain: () => void;
}

/** A task in the players' card, ready to be solved. */
export function TaskTrial({ task, onAgain }: Props) {
  const { t } = useTranslation();
  const { played, submission } = useLocalAnswers(task);
  return (
    <>
      <TaskCard
        task={played as Task} // kind and content come as a pair
        submission={submission}
        photo={
          played.task_type === 'photo' && (
            <Suspense>
              <PhotoTask task={played} submission={submission} />
            </Suspense>
          )
        }
      />
      {(played.progressed || played.remaining_attempts === 0) && (
        <Button variant="quiet" onClick={onAgain}>
          {t('preview.again')}
        </Button>
      )}
    </>
  );
}
