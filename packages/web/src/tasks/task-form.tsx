import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskTexts } from '../i18n/task.ts';
import { Button } from '../ui/button.tsx';
import type { FormKind } from './answer-form.ts';
import { answerForm, restoreDraft } from './answer-forms.ts';
import type { TaskMemory, TaskSubmission } from './task.ts';
import { playedKindKey, type Task } from './task.ts';
import styles from './task-card.module.css';
import { TaskNotice } from './task-notice.tsx';
import { showMessage } from './use-result-in-view.ts';

/** Shakes an element once, unless reduced motion is preferred. */
function shake(element: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const translate = ['0', '-6px', '6px', '-3px', '0'];
  element.animate({ translate }, { duration: 300 });
}

interface Props<K extends FormKind> {
  task: Task<K>;
  submission: TaskSubmission;
  memory?: TaskMemory | undefined;
  refusal?: string | undefined;
}

/** Input and button of an open task. Keeps what was entered until the task is solved. */
export function TaskForm<K extends FormKind>({ task, submission, memory, refusal }: Props<K>) {
  const { t } = useTranslation(taskTexts);
  const { id, task_type, task: content } = task;
  const form = answerForm(task_type);
  const kind: FormKind = task_type;
  const [draft, setDraft] = useState(() => restoreDraft(task_type, memory?.draft, content));
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const shaken = useRef<unknown>(null);
  const { error, isPending, submittedAt, mutate } = submission;

  useEffect(() => {
    // Shake once per wrong answer; the effect runs again when the hidden form is shown.
    if (error?.code !== 'wrong_answer' || error === shaken.current || !field.current) return;
    shaken.current = error;
    shake(field.current);
  }, [error]);

  // The second press of a double tap comes before the page knows of the first.
  const isSending = useRef(false);
  useEffect(() => {
    isSending.current = false;
  }, [submittedAt]);

  useLayoutEffect(() => {
    if (missing) showMessage(field.current);
  }, [missing]);

  function change(next: typeof draft) {
    setDraft(next);
    memory?.saveDraft(next);
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (isPending || isSending.current) return;
    const answer = form.answer(draft, content);
    setMissing(answer === null);
    // Kind and answer match by the type of `answerForm`; TypeScript cannot express that for the contract's union.
    if (answer === null) return;
    isSending.current = true;
    mutate({ progress_type: 'task', progress_id: id, task_type, answer } as Submission);
  }

  const lost = error?.code === 'network';
  const isDecision = kind === 'decision';
  const chosen = form.answer(draft, content);
  const option = isDecision && chosen ? form.given(chosen, content) : '';
  const decide = option === '' ? t('play.task.decide') : t('play.task.decideFor', { option });
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t(playedKindKey(task))}>
      <div ref={field} className={styles.field}>
        <form.Input content={content} draft={draft} onDraft={change} />
      </div>
      {missing ? (
        <p className={styles.refused} role="alert">
          {t(`play.missing.${kind}`)}
        </p>
      ) : (
        <TaskNotice
          key={submittedAt}
          submission={submission}
          remaining={task.remaining_attempts}
          refusal={refusal}
          memory={memory}
        />
      )}
      <div data-act className={styles.act}>
        <Button type="submit" busy={isPending}>
          {lost ? t('play.task.sendAgain') : isDecision ? decide : t('play.task.check')}
        </Button>
      </div>
    </form>
  );
}
