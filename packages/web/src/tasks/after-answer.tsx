import type { TaskAnswers, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { useTranslation } from 'react-i18next';
import { useContentLanguage } from '../i18n/content-language.ts';
import { defineNamespace } from '../i18n/i18n.ts';
import { RichText } from '../ui/rich-text.tsx';
import styles from './after-answer.module.css';
import { describeGivenAnswer } from './answer-forms.ts';
import type { Task } from './task.ts';

const afterAnswerTexts = defineNamespace('afterAnswer', {
  de: () => import('../i18n/de/after-answer.ts'),
  en: () => import('../i18n/en/after-answer.ts'),
});

/**
 * Shown after the answer: the reaction to a decision, the explanation of a task and, after the last attempt, the points of the best try and the
 * solution.
 */
export function AfterAnswer({ task: played, reaction }: { task: Task; reaction: string | null }) {
  const { task_type, task, points, partial_points: partial, explanation, revealed_answer: solution } = played;
  const { t } = useTranslation(afterAnswerTexts);
  const language = useContentLanguage();
  const picture = pictureOfChosen(played);
  return (
    <div className={styles.after}>
      {reaction && (
        <>
          {picture && <img className={styles.picture} src={picture} alt="" />}
          <p className={styles.reaction} {...language}>
            {reaction}
          </p>
        </>
      )}
      {partial > 0 && <p>{t('play.after.partial', { count: points, n: partial })}</p>}
      {solution !== null && (
        <p>
          {t('play.after.solution')} {/* The cast is safe: the API sends the solution with its task. */}
          <strong {...language}>{describeGivenAnswer(task_type, solution as TaskAnswers[TaskType], task)}</strong>
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

/** The picture of the chosen option of a decision. */
function pictureOfChosen({ task, answer }: Task): string | null {
  if (!('TaskOptions' in task) || !Array.isArray(answer)) return null;
  return task.TaskOptions.find(({ id }) => id === answer[0])?.image ?? null;
}
