import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { ANSWER_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useTranslation } from 'react-i18next';
import { taskTexts } from '../../i18n/task.ts';
import { TextField } from '../../ui/field.tsx';
import type { AnswerForm, AnswerProps } from '../answer-form.ts';

/** A single line of text. */
function GuessTextInput({ draft, onDraft }: AnswerProps<'guess_text', string>) {
  const { t } = useTranslation(taskTexts);
  return (
    <TextField
      label={t('play.answer.text')}
      value={draft}
      onChange={(event) => onDraft(event.currentTarget.value)}
      maxLength={ANSWER_MAX}
      autoComplete="off"
      autoCapitalize="sentences"
      enterKeyHint="send"
    />
  );
}

export const guessTextForm: AnswerForm<'guess_text', string> = {
  Input: GuessTextInput,
  start: () => '',
  fits: (stored) => typeof stored === 'string',
  answer: (draft) => (isBlank(draft) ? null : draft),
  given: (answer) => answer.trim(),
};
