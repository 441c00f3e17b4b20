import { comparableText, comparableTextWithCase } from '@puzzle-runs/domain/text/comparable-text.ts';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import type { EditorProps } from '../editor/editor-props.ts';
import { changedAt, removedAt, shown } from '../editor/entries.ts';
import { EntryList } from '../editor/entry-list.tsx';
import { NewEntryField } from '../editor/new-entry-field.tsx';

/** Editor of the accepted answers, any of which is correct. Refuses duplicates. */
export function GuessTextEditor(props: EditorProps<'guess_text'>) {
  const { content, onContent, errors, pending, onPending, onAdd } = props;
  const { t } = useTranslation(tasksTexts);
  const { TaskGuessTextAnswers: answers, case_sensitive } = content;
  const texts = shown(answers).map(({ answer }) => answer);
  const change = (next: typeof answers) => onContent({ ...content, TaskGuessTextAnswers: next });

  function duplicate(text: string, others: readonly string[]): string | undefined {
    const same = case_sensitive ? comparableTextWithCase : comparableText;
    return others.some((other) => same(other) === same(text)) ? t('task.guess_text.duplicate') : undefined;
  }

  return (
    <EntryList
      label={t('task.guess_text.answers')}
      hint={t('task.guess_text.hint')}
      texts={texts}
      onText={(place, answer) => change(changedAt(answers, place, { answer }))}
      refuse={(place, text) => duplicate(text, texts.toSpliced(place, 1))}
      onRemove={(place) => change(removedAt(answers, place))}
      removeLabel={(text) => t('task.entry.remove', { text })}
      error={errors.TaskGuessTextAnswers}
    >
      <NewEntryField
        text={pending}
        onText={onPending}
        onAdd={(lines) => onAdd(lines.filter((line, place) => !duplicate(line, lines.slice(0, place))))}
        refuse={(text) => duplicate(text, texts)}
      />
    </EntryList>
  );
}
