import { Textarea } from '@mantine/core';
import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import { REACTION_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { tasksTexts } from '#i18n/tasks.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import { ConfirmDialog } from '#shell/form/confirm-dialog.tsx';
import { PictureField } from '#shell/form/picture-field.tsx';
import { useWaitingWords, waitingFor } from '#shell/poi-page/waiting-note.tsx';
import { to } from '#to.ts';
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
  const { exploration = '' } = useParams();
  const { data: trail } = useQuery(trailQuery(exploration));
  const waiting = useWaitingWords();
  const [asked, setAsked] = useState<number>();
  const waitsFor = (place: number) => (trail ? waiting.before(trail, { options: [visible[place]?.id ?? 0] }) : '');

  function remove(place: number) {
    setAsked(undefined);
    change(removedAt(options, place));
  }

  return (
    <EntryList
      label={t('task.decision.options')}
      hint={t('task.decision.hint')}
      texts={visible.map(({ option }) => option)}
      onText={(place, option) => change(changedAt(options, place, { option }))}
      onRemove={(place) => (waitsFor(place) === '' ? remove(place) : setAsked(place))}
      removeLabel={(text) => t('task.entry.remove', { text })}
      error={errors.TaskOptions}
      extra={(place) => {
        const { id = 0, option = '', reaction = '', image = '' } = visible[place] ?? {};
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
            {trail && id > 0 && <WaysOf option={id} trail={trail} />}
          </span>
        );
      }}
    >
      <NewEntryField text={pending} onText={onPending} onAdd={onAdd} what="option" />
      <ConfirmDialog
        opened={asked !== undefined}
        title={t('task.decision.remove', { text: visible[asked ?? 0]?.option ?? '' })}
        text={waitsFor(asked ?? 0)}
        action={t('action.delete')}
        busy={false}
        onConfirm={() => remove(asked ?? 0)}
        onClose={() => setAsked(undefined)}
      />
    </EntryList>
  );
}

/** The spots that wait for a stored option. */
function WaysOf({ option, trail }: { option: number; trail: ExplorationTrail }) {
  const { t } = useTranslation(tasksTexts);
  const pois = waitingFor(trail, { options: [option] });
  if (pois.length === 0) return <span className={styles.none}>{t('task.decision.opensNothing')}</span>;
  return pois.map(({ id, slug, name }) => (
    <Link key={id} to={to.poi({ exploration: trail.slug, poi: slug })} className={styles.way}>
      {t('task.decision.opens', { name: isolated(name) })}
    </Link>
  ));
}
