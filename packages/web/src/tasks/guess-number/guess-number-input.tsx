import { clampNumber, isNumberInput } from '@puzzle-runs/domain/clamp-number.ts';
import { useTranslation } from 'react-i18next';
import { taskTexts } from '../../i18n/task.ts';
import { NumberField } from '../../ui/field.tsx';
import type { AnswerForm, AnswerProps } from '../answer-form.ts';
import styles from './guess-number-input.module.css';
import { NumberSlider } from './number-slider.tsx';

/**
 * A number field, clamped on blur; with a slider if the task has a range. Beside a slider, an empty field stays empty:
 * nothing is chosen. A text without a digit stays, too.
 */
function GuessNumberInput({ content, draft, onDraft }: AnswerProps<'guess_number', string>) {
  const { t } = useTranslation(taskTexts);
  const { range_from: from, range_to: to } = content;
  const ranged = from !== null && to !== null;
  const empty = draft.trim() === '';
  const unset = empty || !isNumberInput(draft);

  function showTaken() {
    if (empty ? !ranged : !unset) onDraft(String(clampNumber(draft)));
  }

  const field = (
    <NumberField
      label={t('play.answer.number')}
      value={draft}
      onChange={(event) => onDraft(event.currentTarget.value)}
      onBlur={showTaken}
      autoComplete="off"
      enterKeyHint="send"
    />
  );
  if (!ranged) return field;
  return (
    <div className={styles.ranged}>
      <NumberSlider
        from={from}
        to={to}
        value={unset ? undefined : clampNumber(draft)}
        onValue={(value) => onDraft(String(value))}
      />
      {field}
    </div>
  );
}

export const guessNumberForm: AnswerForm<'guess_number', string> = {
  Input: GuessNumberInput,
  // Empty with a slider, too: a number that the player did not choose must not be sent, and the middle of a range would
  // suggest the answer.
  start: () => '',
  fits: (stored) => typeof stored === 'string',
  answer: (draft) => (draft.trim() === '' || !isNumberInput(draft) ? null : clampNumber(draft)),
  given: (answer) => String(answer),
};
