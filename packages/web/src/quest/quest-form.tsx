import type { Submission } from '@puzzle-runs/contract/progress.ts';
import type { TaskType } from '@puzzle-runs/domain/task/content.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { AnswerInput } from './answers/answer-input.tsx';
import { drafts } from './answers/draft.ts';
import { kindKeys, missingKeys } from './kind.ts';
import type { Quest } from './quest.ts';
import styles from './quest-card.module.css';
import { QuestNotice } from './quest-notice.tsx';
import type { QuestSubmission } from './quest-submission.ts';
import { shake } from './shake.ts';

interface Props<K extends TaskType> {
  quest: Quest<K>;
  submission: QuestSubmission;
}

/** Input and button of an open quest. What was entered stays until the quest is solved. */
export function QuestForm<K extends TaskType>({ quest, submission }: Props<K>) {
  const { t } = useTranslation();
  const { id, task_type, task } = quest;
  const kind: TaskType = task_type;
  const [draft, setDraft] = useState(() => drafts[task_type].start(task));
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const shaken = useRef<unknown>(null);
  const { error, isPending, submittedAt, mutate } = submission;

  useEffect(() => {
    // Once for each answer, also when the form comes back after it was out of sight.
    if (error?.code !== 'wrong_answer' || error === shaken.current || !field.current) return;
    shaken.current = error;
    shake(field.current);
  }, [error]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (isPending) return;
    const answer = drafts[task_type].answer(draft, task);
    setMissing(answer === null);
    // Kind and answer belong together by the type of `drafts`; the union of the contract cannot be told so.
    if (answer !== null) mutate({ progress_type: 'task', progress_id: id, task_type, answer } as Submission);
  }

  const lost = error?.code === 'network';
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t(kindKeys[kind])}>
      <div ref={field} className={styles.field}>
        <AnswerInput kind={task_type} content={task} draft={draft} onDraft={setDraft} />
      </div>
      {missing ? (
        <p className={styles.refused} role="alert">
          {t(missingKeys[kind])}
        </p>
      ) : (
        <QuestNotice key={submittedAt} submission={submission} remaining={quest.remaining_attempts} />
      )}
      <Button type="submit" busy={isPending}>
        {t(lost ? 'play.quest.sendAgain' : 'play.quest.check')}
      </Button>
    </form>
  );
}
