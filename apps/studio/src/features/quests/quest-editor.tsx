import { TextInput } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { HTML_MAX, NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { QuestPreview } from '#preview/quest-preview.tsx';
import { ViewAsPlayer } from '#preview/view-as-player.tsx';
import { ConflictDialog } from '#shell/form/conflict-dialog.tsx';
import { DraftNotice } from '#shell/form/draft-notice.tsx';
import { LeaveGuard } from '#shell/leave-guard.tsx';
import { SpotHeader } from '#shell/spot-header.tsx';
import { uploadPicture } from '#shell/upload-picture.ts';
import { to } from '#to.ts';
import { SaveBar } from '#ui/save-bar.tsx';
import { ContentEditor } from './content/content-editor.tsx';
import type { QuestValues } from './quest.ts';
import styles from './quest-editor.module.css';
import { QuestFacts } from './quest-facts.tsx';
import { QuestNav } from './quest-nav.tsx';
import { SaveAtTop } from './save-at-top.tsx';
import { useQuestEditor } from './use-quest-editor.ts';

interface Props {
  spot: ManagedPoi & { Tasks: ManagedTask[] };
  /** Undefined for a new one. */
  quest: ManagedTask | undefined;
}

/** The forms of a quest: what all kinds have in common, and what belongs to its kind (specification 2, part 2). */
export function QuestEditor({ spot, quest }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const page = useRef<HTMLDivElement>(null);
  const editor = useQuestEditor({ spot, quest });
  const { values, errors, changes, busy } = editor;
  const isNew = quest === undefined;
  const at = { exploration: spot.Exploration.slug, poi: spot.slug };

  const wrong = Object.keys(errors).join();
  useEffect(() => {
    if (wrong !== '') page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  function submit(event: SyntheticEvent, save: () => void) {
    event.preventDefault();
    save();
  }

  const solution = (
    <ContentEditor
      type={values.task_type}
      content={values.task as never} // kind and content come as a pair
      onContent={(task) => editor.change({ ...values, task } as QuestValues)}
      errors={errors}
    />
  );

  return (
    <div ref={page}>
      <SpotHeader
        spot={spot}
        {...(quest
          ? { open: quest.name }
          : { title: t('quest.create'), crumbs: [{ to: to.quests(at), label: t('quest.list') }] })}
        actions={
          <>
            {quest && <ViewAsPlayer spot={spot} quest={quest} />}
            <SaveAtTop form={form} changed={isNew ? editor.changed : changes.common !== undefined} busy={busy.common} />
          </>
        }
      />
      <LeaveGuard changed={editor.changed} onDiscard={editor.discard} />
      <ConflictDialog {...editor.conflict} />
      <div className={styles.page}>
        <div className={styles.list}>
          <QuestNav at={at} quests={spot.Tasks} />
        </div>
        <QuestFacts values={values} onChange={editor.change} onKind={isNew ? editor.begin : undefined} form={form} />
        <div className={styles.forms}>
          {editor.restored && <DraftNotice onDiscard={editor.discard} />}
          <form
            id={form}
            noValidate
            aria-label={t('quest.form')}
            className={styles.form}
            onSubmit={(event) => submit(event, isNew ? editor.create : editor.saveCommon)}
          >
            <TextInput
              label={t('quest.name')}
              value={values.name}
              error={errors.name}
              required
              maxLength={NAME_MAX}
              autoComplete="off"
              onChange={({ target }) => editor.change({ ...values, name: target.value })}
            />
            <RichTextEditor
              label={t('quest.description')}
              value={values.description}
              error={errors.description}
              maxLength={HTML_MAX}
              upload={uploadPicture}
              onChange={(description) => editor.change({ ...values, description })}
            />
            {isNew && solution}
            <div className={styles.saveBelow}>
              <SaveBar changed={isNew ? editor.changed : changes.common !== undefined} busy={busy.common} />
            </div>
          </form>
          {!isNew && (
            <form
              noValidate
              aria-label={t('quest.solution')}
              className={styles.form}
              onSubmit={(event) => submit(event, editor.saveSolution)}
            >
              {solution}
              <SaveBar changed={changes.content !== undefined} busy={busy.content} action={t('quest.solution.save')} />
            </form>
          )}
        </div>
        <div className={styles.preview}>
          <QuestPreview quest={values} />
        </div>
      </div>
    </div>
  );
}
