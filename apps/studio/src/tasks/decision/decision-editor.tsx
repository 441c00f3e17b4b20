import { Textarea } from '@mantine/core';
import { REACTION_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import { PictureField } from '#shell/form/picture-field.tsx';
import { SettingWord } from '#ui/setting-word.tsx';
import type { EditorProps } from '../editor/editor-props.ts';
import { changedAt, removedAt, shown } from '../editor/entries.ts';
import { EntryList } from '../editor/entry-list.tsx';
import { NewEntryField } from '../editor/new-entry-field.tsx';
import styles from './decision-editor.module.css';

/** Editor of the options of a decision, each with what players read afterwards, and a picture. */
export function DecisionEditor(props: EditorProps<'decision'>) {
  const { content, onContent, errors, pending, onPending, onAdd } = props;
  const { t } = useTranslation(tasksTexts);
  const { TaskOptions: options } = content;
  const change = (next: typeof options) => onContent({ TaskOptions: next });
  const visible = shown(options);
  return (
    <EntryList
      label={t('task.decision.options')}
      hint={t('task.decision.hint')}
      texts={visible.map(({ option }) => option)}
      onText={(place, option) => change(changedAt(options, place, { option }))}
      onRemove={(place) => change(removedAt(options, place))}
      removeLabel={(text) => t('task.entry.remove', { text })}
      error={errors.TaskOptions}
      extra={(place) => {
        const { option = '', reaction = '', image = '' } = visible[place] ?? {};
        return (
          <span className={styles.words}>
            <SettingWord
              word={t(reaction === '' ? 'task.decision.noReaction' : 'task.decision.withReaction')}
              label={t('task.decision.reactionTo', { text: option })}
              isSet={reaction !== ''}
            >
              <Textarea
                label={t('task.decision.reactionTo', { text: option })}
                description={t('task.decision.reactionHint')}
                autosize
                minRows={3}
                maxRows={8}
                maxLength={REACTION_MAX}
                value={reaction}
                onChange={({ target }) => change(changedAt(options, place, { reaction: target.value }))}
              />
            </SettingWord>
            <SettingWord
              word={t(image === '' ? 'task.decision.noPicture' : 'task.decision.withPicture')}
              label={t('task.decision.pictureOf', { text: option })}
              isSet={image !== ''}
            >
              <PictureField
                label={t('task.decision.pictureOf', { text: option })}
                alt={option}
                value={image}
                onChange={(address) => change(changedAt(options, place, { image: address }))}
              />
            </SettingWord>
          </span>
        );
      }}
    >
      <NewEntryField text={pending} onText={onPending} onAdd={onAdd} what="option" />
    </EntryList>
  );
}
