import type { TaskWithSolution } from '@puzzle-runs/web/tasks/local-game.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneFrame } from './phone-frame.tsx';
import { playableTask } from './playable-task.ts';
import { TaskTrial } from './task-trial.tsx';

interface Props {
  /**
   * The form's unsaved values. List items are in the order of their positions: a new item has id 0, an item marked for
   * deletion has its negated id.
   */
  task: TaskWithSolution;
}

/**
 * Players' view of a task, to try it out. Nothing is sent: the engine checks the answers in the browser. It
 * contains a form, so render it next to the edited form, never inside it.
 */
export function TaskPreview({ task }: Props) {
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  // Deferred, so that long texts are not purified on every keystroke.
  const written = useDeferredValue(task);
  const shown = useMemo(() => playableTask(written), [written]);
  return (
    <PhoneFrame title={t('preview.task')}>
      {shown ? (
        <TaskTrial
          // A change of the question restarts the trial. A new name or other points do not affect an answer.
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
