import { useTranslation } from 'react-i18next';
import { taskTexts } from '../i18n/task.ts';
import { ReplyText } from './reply-text.tsx';
import type { TaskMemory, TaskSubmission } from './task.ts';
import styles from './task-card.module.css';
import { useProblemMessage } from './use-problem-message.ts';

interface Props {
  submission: TaskSubmission;
  /** Attempts left; null when unlimited. */
  remaining: number | null;
  refusal?: string | undefined;
  memory: TaskMemory | undefined;
}

/** Result of the last answer, and what to do next. */
export function TaskNotice({ submission, remaining, refusal, memory }: Props) {
  const { t } = useTranslation(taskTexts);
  const problemMessage = useProblemMessage();
  const { error, isPending, isOffline } = submission;
  const reply = <ReplyText submission={submission} memory={memory} />;
  if (isPending) return isOffline === true && <p role="status">{t('play.task.repeating')}</p>;
  if (!error) return reply;
  if (refusal !== undefined) {
    return (
      <p className={styles.refused} role="alert">
        {refusal}
      </p>
    );
  }
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.refused}>
        {error.code === 'wrong_answer'
          ? remaining === null
            ? t('play.task.wrongAgain')
            : t('play.task.wrong', { count: remaining })
          : error.code === 'network'
            ? t('play.task.lost')
            : problemMessage(error)}
      </p>
      {reply}
    </div>
  );
}
