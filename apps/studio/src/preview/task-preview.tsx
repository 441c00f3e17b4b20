import '#i18n/preview.ts';
import type { TaskWithSolution } from '@puzzle-runs/web/task/rules-engine.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneFrame } from './phone-frame.tsx';
import { playableTask } from './playable-task.ts';
import { TaskTrial } from './task-trial.tsx';

interface Props {
  /**
   * The values of the form, unsaved as they are: new items of lists have the id 0, and the negative of their id once they are to be
   * deleted (specification 2, part 4); they are in the order of their places.
   */
  task: TaskWithSolution;
}

/**
 * A task as players see it, to be tried out. Nothing is sent: the rules of play judge in the browser. It holds a form of its own, so
 * it stands beside the form it shows, never in it.
 */
export function TaskPreview({ task }: Props) {
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  // Long texts are not cleaned again at every key.
  const written = useDeferredValue(task);
  const shown = useMemo(() => playableTask(written), [written]);
  return (
    <PhoneFrame title={t('preview.task')}>
      {shown ? (
        <TaskTrial
          // Whoever changes what is asked begins anew; a new name or other points change nothing about an answer.
          key={JSON.stringify([round, shown.task_type, shown.task, shown.attempts])}
          task={shown}
          onAgain={() => setRound(round + 1)}
        />
      ) : (
        <p>{t('preview.incomplete')}</p>
      )}
    </PhoneFrame>
  );
}
