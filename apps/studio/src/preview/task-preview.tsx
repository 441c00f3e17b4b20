import { contentMistakes } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import type { TaskWithSolution } from '@puzzle-runs/web/tasks/local-game.ts';
import type { Task } from '@puzzle-runs/web/tasks/task.ts';
import { TaskCard } from '@puzzle-runs/web/tasks/task-card.tsx';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { type ComponentProps, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { purifyHtml } from '#editor/paste/purify-html.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { useLocalAnswers } from './use-local-answers.ts';

const PreviewPieces = onDemand(() => import('./preview-pieces.tsx').then((file) => file.PreviewPieces), {
  onFail: Nothing,
});

interface Props {
  /**
   * The form's unsaved values. List items are in the order of their positions: a new item has id 0, an item marked for
   * deletion has its negated id.
   */
  task: TaskWithSolution;
  /** The run around, which has the names of its pieces. */
  around?: Omit<ComponentProps<typeof PreviewPieces>, 'pieces'> | undefined;
}

/**
 * Players' view of a task, to try it out. Nothing is sent: the engine checks the answers in the browser. It
 * contains a form, so render it next to the edited form, never inside it.
 */
export function TaskPreview({ task, around }: Props) {
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  // Deferred, so that long texts are not purified on every keystroke.
  const written = useDeferredValue(task);
  const shown = useMemo(() => playableTask(written), [written]);
  return (
    <PhoneFrame title={t('preview.task')}>
      {shown?.pieces && shown.pieces.length > 0 && around && (
        <Suspense>
          <PreviewPieces pieces={shown.pieces} {...around} />
        </Suspense>
      )}
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

/** Turns an edited list into a stored one: removes items marked for deletion, and numbers ids and positions from 1. */
function withoutDeleted<T extends { id: number }>(items: readonly T[]): T[] {
  return items.filter(({ id }) => id >= 0).map((item, place) => ({ ...item, id: place + 1, position: place + 1 }));
}

/** The content as the API would store it. */
function storedContent<Content extends object>(content: Content): Content {
  const fields = Object.entries(content).map(([field, value]) => {
    if (Array.isArray(value)) return [field, withoutDeleted(value)];
    return [field, field === 'text' ? purifyHtml(value) : value];
  });
  return Object.fromEntries(fields);
}

/** Returns the form's task as players would get it after saving; undefined while the task is incomplete. */
function playableTask(task: TaskWithSolution): TaskWithSolution | undefined {
  const { name, description, explanation = '', task_type } = task;
  const content = storedContent(task.task);
  if (isBlank(name) || contentMistakes(task_type, content).length > 0) return undefined;
  const texts = { description: purifyHtml(description), explanation: purifyHtml(explanation) };
  return { ...task, ...texts, task: content };
}

const PhotoTask = onDemand(() => import('@puzzle-runs/web/photo/photo-task.tsx').then((file) => file.PhotoTask));

interface TaskTrialProps {
  task: TaskWithSolution;
  /** Restarts the trial. */
  onAgain: () => void;
}

/** A task in the players' card, ready to be solved. */
function TaskTrial({ task, onAgain }: TaskTrialProps) {
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
