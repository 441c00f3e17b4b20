import { ANSWER_MAX } from '@puzzle-runs/domain/limits.ts';
import { useTranslation } from 'react-i18next';
import { taskTexts } from '../../i18n/task.ts';
import { TextField } from '../../ui/field.tsx';
import type { AnswerProps } from './answer-props.ts';

/** A single line of text. */
export function GuessTextInput({ draft, onDraft }: AnswerProps<'guess_text'>) {
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
