import type { ProblemParams } from '@puzzle-runs/domain/problem.ts';
import type { TaskAnswers, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import type { PlayedPhotoTask } from '@puzzle-runs/web/photo/photo-task-props.ts';
import { playerAnswers, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { describeGivenAnswer } from '@puzzle-runs/web/tasks/answer-forms.ts';
import type { Task, TaskMemory } from '@puzzle-runs/web/tasks/task.ts';
import { TaskCard, type TaskFold } from '@puzzle-runs/web/tasks/task-card.tsx';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { LazyWaitingNote, loadOutbox } from '#offline/load-outbox.ts';
import { useClosedReason } from './event/use-closed-reason.ts';
import { usePlay } from './play-context.ts';
import { useRefusalHandler } from './submission/use-refusal-handler.ts';
import { useSubmission } from './submission/use-submission.ts';

const PlayedPhotoCard = onDemand(async () => {
  const card = import('./photo/played-photo-card.tsx').then((file) => file.PlayedPhotoCard);
  // With the queue: a photo that is taken in the first seconds of a visit must wait, too, if the network is gone by
  // then.
  await Promise.all([card, loadOutbox().catch(() => undefined)]);
  return card;
});

/** Below the answer; without a network, there is nothing to report to. */
const ReportTaskButton = onDemand(
  () => import('./feedback/report-task-button.tsx').then((file) => file.ReportTaskButton),
  { onFail: Nothing },
);

interface Props {
  task: Task;
  /** What the solution has opened. */
  news?: ReactNode;
  /** Of a task that was deleted while it was on the screen. */
  onDismiss?: (() => void) | undefined;
  fold?: TaskFold | undefined;
}

/** A task of the current game; the game's backend judges the answers. */
export function PlayedTaskCard({ task, news, onDismiss, fold }: Props) {
  const { t } = useTranslation(playTexts);
  const { place, isPlayground } = usePlay();
  const [outdated, setOutdated] = useState(false);
  /** The last photo replaced another one, so its points are no gain. */
  const [replaced, setReplaced] = useState(false);
  const handleRefusal = useRefusalHandler({ onNotReloaded: () => setOutdated(true) });
  const memory = useTaskMemory(task);
  const { waiting, ...submission } = useSubmission(
    { progress_type: 'task', progress_id: task.id },
    {
      onRefused(problem) {
        if (problem.code === 'wrong_answer') memory?.saveRefused(problem.params);
        handleRefusal(problem, task.id);
      },
    },
  );
  const closed = useClosedReason();
  const notReloaded = outdated && submission.error?.code === 'duplicated_answer';
  return (
    <TaskCard
      task={task}
      submission={replaced ? { ...submission, data: undefined } : submission}
      memory={memory}
      news={news}
      fold={fold}
      photo={
        task.task_type === 'photo' && (
          <Suspense>
            <PlayedPhotoCard
              task={task as PlayedPhotoTask} // the kind was compared
              submission={{
                ...submission,
                mutate(sent) {
                  setReplaced(task.progressed);
                  submission.mutate(sent);
                },
              }}
              closed={closed && t(`play.closed.${closed}`)}
              waiting={waiting}
            />
          </Suspense>
        )
      }
      closed={closed && t(`play.closed.${closed}`)}
      refusal={notReloaded ? t('alert.duplicated_answer_error.text') : undefined}
      footer={
        onDismiss ? (
          <div role="status">
            <p>{t('play.task.deleted')}</p>
            <Button variant="quiet" onClick={onDismiss}>
              {t('play.task.deleted.hide')}
            </Button>
          </div>
        ) : (
          !isPlayground &&
          !place.trial && (
            <Suspense fallback={<div style={{ minHeight: 'calc(var(--target) - var(--space-2))' }} />}>
              <ReportTaskButton task={task} />
            </Suspense>
          )
        )
      }
      waiting={
        waiting && (
          <Suspense>
            <LazyWaitingNote entry={waiting} />
          </Suspense>
        )
      }
    />
  );
}

interface PlayedMemory extends TaskMemory {
  /** Keeps the parameters of a refused wrong answer. */
  saveRefused: (params: ProblemParams) => void;
}

interface StoredAnswer {
  draft?: unknown;
  refused?: unknown;
  given?: unknown;
}

/**
 * The draft on this device, and the answer that solved the task: the API's, which may come from another phone of the
 * team, or until the next refresh this device's. Undefined in a playground, which starts anew on every visit.
 */
function useTaskMemory({ id, task_type, task, answer }: Task): PlayedMemory | undefined {
  const { place, isPlayground } = usePlay();
  if (isPlayground) return undefined;
  const name = `${storageKeyOf(place)}#${id}`;
  const stored = () => (playerAnswers.find(name) ?? {}) as StoredAnswer;
  const keep = (change: StoredAnswer) => playerAnswers.save(name, { ...stored(), ...change });
  const { draft, refused, given } = stored();
  const own = typeof given === 'string' ? given : undefined;
  return {
    draft,
    saveDraft: (entered) => keep({ draft: entered }),
    refused: refused as ProblemParams | undefined,
    saveRefused: (params) => keep({ refused: params }),
    // The cast is safe: the API stores an answer with its task.
    given: answer === null ? own : describeGivenAnswer(task_type, answer as TaskAnswers[TaskType], task),
  };
}
