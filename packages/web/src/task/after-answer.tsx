import '../i18n/after-answer.ts';
import type { TaskAnswers, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { useTranslation } from 'react-i18next';
import { useContentLanguage } from '../ui/content-language.ts';
import { RichText } from '../ui/rich-text.tsx';
import styles from './after-answer.module.css';
import { describeGivenAnswer } from './given-answer.ts';
import type { Task } from './task.ts';

/** The explanation of a task and, after the last attempt, its solution. */
export function AfterAnswer({ task: { task_type, task, explanation, revealed_answer: solution } }: { task: Task }) {
  const { t } = useTranslation();
  const lang = useContentLanguage();
  return (
    <div className={styles.after}>
      {solution !== null && (
        <p>
          {t('play.after.solution')} {/* The cast is safe: the API sends the solution with its task. */}
          <strong lang={lang}>{describeGivenAnswer(task_type, solution as TaskAnswers[TaskType], task)}</strong>
        </p>
      )}
      {explanation !== null && (
        <>
          <h3>{t('play.after.explanation')}</h3>
          <RichText html={explanation} />
        </>
      )}
    </div>
  );
}
