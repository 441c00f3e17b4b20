import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import type { EditorProps } from '../editor/editor-props.ts';
import { changedAt, removedAt, shown } from '../editor/entries.ts';
import { EntryList } from '../editor/entry-list.tsx';
import { NewEntryField } from '../editor/new-entry-field.tsx';

/** Editor of the answers to choose from. Players have to choose all answers that are marked as correct. */
export function ChoiceEditor(props: EditorProps<'choice'>) {
  const { content, onContent, errors, pending, onPending, onAdd } = props;
  const { t } = useTranslation(tasksTexts);
  const { TaskChoices: choices } = content;
  const change = (next: typeof choices) => onContent({ TaskChoices: next });
  const visible = shown(choices);
  return (
    <EntryList
      label={t('task.answers')}
      hint={t('task.choice.hint')}
      texts={visible.map(({ answer }) => answer)}
      onText={(place, answer) => change(changedAt(choices, place, { answer }))}
      onRemove={(place) => change(removedAt(choices, place))}
      removeLabel={(text) => t('task.entry.remove', { text })}
      error={errors.TaskChoices}
      extra={(place) => (
        <Checkbox
          label={t('task.choice.correct')}
          aria-label={t('task.choice.correctOf', { text: visible[place]?.answer ?? '' })}
          checked={visible[place]?.correct ?? false}
          onChange={({ target }) => change(changedAt(choices, place, { correct: target.checked }))}
        />
      )}
    >
      <NewEntryField text={pending} onText={onPending} onAdd={onAdd} />
    </EntryList>
  );
}
