import { remainingAttempts } from '@puzzle-runs/domain/task/attempts.ts';
import { bringsPartialPoints } from '@puzzle-runs/domain/task/partial-points.ts';
import { LazyPhotoTask } from '@puzzle-runs/web/photo/lazy-photo-task.tsx';
import type { PlayedPhotoTask } from '@puzzle-runs/web/photo/photo-task-props.ts';
import { playedContent } from '@puzzle-runs/web/task/played-content.ts';
import type { TaskWithSolution } from '@puzzle-runs/web/task/rules-engine.ts';
import { afterAttempts } from '@puzzle-runs/web/task/shown-after-answer.ts';
import { TaskCard } from '@puzzle-runs/web/task/task-card.tsx';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalAnswers } from './use-local-answers.ts';

interface Props {
  task: TaskWithSolution;
  /** Restarts the trial. */
  onAgain: () => void;
}

/** A task in the players' card, ready to be solved. */
export function TaskTrial({ task, onAgain }: Props) {
  const { t } = useTranslation();
  const { tries, submission } = useLocalAnswers(task);
  const remaining = remainingAttempts(task.attempts, tries.wrong);
  const played = {
    ...task,
    id: 1,
    position: 1,
    remaining_attempts: remaining,
    progressed: tries.solved,
    progressed_at: null,
    answer: null,
    partial: bringsPartialPoints({ partial: false, ...task, taskType: task.task_type }),
    partial_points: tries.solved ? 0 : (tries.tried?.points ?? 0),
    best_try: null,
    ...afterAttempts(task, tries),
    task: playedContent(task.task_type, task.task),
  };
  return (
    <>
      <TaskCard
        task={played}
        submission={submission}
        photo={
          played.task_type === 'photo' && (
            <Suspense>
              {/* The kind was compared. */}
              <LazyPhotoTask task={{ ...played, photo: null } as PlayedPhotoTask} submission={submission} />
            </Suspense>
          )
        }
      />
      {(tries.solved || remaining === 0) && (
        <Button variant="quiet" onClick={onAgain}>
          {t('preview.again')}
        </Button>
      )}
    </>
  );
}
