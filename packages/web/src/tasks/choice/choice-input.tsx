import { useTranslation } from 'react-i18next';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { taskTexts } from '../../i18n/task.ts';
import type { AnswerForm, AnswerProps } from '../answer-form.ts';
import styles from './choice-input.module.css';

/** Multiple choice with checkboxes; at least one must be ticked. */
function ChoiceInput({ content, draft, onDraft }: AnswerProps<'choice', readonly number[]>) {
  const { t } = useTranslation(taskTexts);
  const language = useContentLanguage();

  function toggle(id: number, chosen: boolean) {
    onDraft(chosen ? [...draft, id] : draft.filter((other) => other !== id));
  }

  return (
    <fieldset className={styles.choices}>
      <legend>{t('play.answer.choice')}</legend>
      {content.TaskChoices.map(({ id, answer }) => (
        <label key={id} className={styles.choice}>
          <input
            type="checkbox"
            checked={draft.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
          <span {...language}>{answer}</span>
        </label>
      ))}
    </fieldset>
  );
}

export const choiceForm: AnswerForm<'choice', readonly number[]> = {
  Input: ChoiceInput,
  start: () => [],
  fits: (stored, { TaskChoices }) =>
    Array.isArray(stored) && stored.every((id) => TaskChoices.some((choice) => choice.id === id)),
  answer: (draft) => (draft.length === 0 ? null : draft),
  given: (ids, { TaskChoices }) =>
    TaskChoices.filter(({ id }) => ids.includes(id))
      .map(({ answer }) => answer)
      .join(', '),
};
