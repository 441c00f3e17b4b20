import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import type { EditorProps } from '../editor/editor-props.ts';
import { changedAt, movedTo, numbered, removedAt, shown } from '../editor/entries.ts';
import { EntryList } from '../editor/entry-list.tsx';
import { NewEntryField } from '../editor/new-entry-field.tsx';

/** Editor of the entries in their correct order, which players have to restore. */
export function OrderEditor(props: EditorProps<'order'>) {
  const { content, onContent, errors, pending, onPending, onAdd } = props;
  const { t } = useTranslation(tasksTexts);
  const { TaskOrderEntries: entries } = content;
  const change = (next: typeof entries) => onContent({ TaskOrderEntries: numbered(next) });
  return (
    <EntryList
      label={t('task.order.entries')}
      hint={t('task.order.hint')}
      texts={shown(entries).map(({ text }) => text)}
      onText={(place, text) => change(changedAt(entries, place, { text }))}
      onRemove={(place) => change(removedAt(entries, place))}
      onMove={(from, to) => change(movedTo(entries, from, to))}
      removeLabel={(text) => t('task.entry.remove', { text })}
      error={errors.TaskOrderEntries}
    >
      <NewEntryField text={pending} onText={onPending} onAdd={onAdd} />
    </EntryList>
  );
}
