import { Checkbox } from '@mantine/core';
import type { TaskContents } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import { shown } from '../editor/entries.ts';
import { TypingToleranceField } from './typing-tolerance-field.tsx';

interface Props {
  content: TaskContents['guess_text'];
  onContent: (content: TaskContents['guess_text']) => void;
}

/** How exactly a text answer has to be written. */
export function GuessTextSettings({ content, onContent }: Props) {
  const { t } = useTranslation(tasksTexts);
  const { TaskGuessTextAnswers: answers, case_sensitive, focus } = content;
  return (
    <>
      {!focus && (
        <TypingToleranceField
          content={{ ...content, TaskGuessTextAnswers: shown(answers) }}
          onTolerance={(tolerance) => onContent({ ...content, tolerance })}
        />
      )}
      <Checkbox
        label={t('task.guess_text.caseSensitive')}
        checked={case_sensitive}
        onChange={({ target }) => onContent({ ...content, case_sensitive: target.checked })}
      />
      <Checkbox
        label={t('task.guess_text.focus')}
        description={t('task.guess_text.focusHint')}
        checked={focus}
        onChange={({ target }) => onContent({ ...content, focus: target.checked })}
      />
    </>
  );
}
