import { TextInput } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { HTML_MAX, NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { TaskPreview } from '#preview/task-preview.tsx';
import { ViewAsPlayer } from '#preview/view-as-player.tsx';
import { ConflictDialog } from '#shell/form/conflict-dialog.tsx';
import { DraftNotice } from '#shell/form/draft-notice.tsx';
import { LeaveGuard } from '#shell/form/leave-guard.tsx';
import { uploadPicture } from '#shell/form/upload-picture.ts';
import { PoiHeader } from '#shell/navigation/poi-header.tsx';
import { to } from '#to.ts';
import { SaveBar } from '#ui/save-bar.tsx';
import { ContentEditor } from './content/content-editor.tsx';
import { SaveAtTop } from './save-at-top.tsx';
import type { TaskValues } from './task.ts';
import styles from './task-editor.module.css';
import { TaskFacts } from './task-facts.tsx';
import { TaskNav } from './task-nav.tsx';
import { useTaskEditor } from './use-task-editor.ts';

interface Props {
  poi: ManagedPoi & { Tasks: ManagedTask[] };
  /** Undefined for a new one. */
  task: ManagedTask | undefined;
}

/** The forms of a task: what all kinds have in common, and what belongs to its kind (specification 2, part 2). */
export function TaskEditor({ poi, task }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const page = useRef<HTMLDivElement>(null);
  const editor = useTaskEditor({ poi, task });
  const { values, errors, changes, busy } = editor;
  const isNew = task === undefined;
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };

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
      onContent={(task) => editor.change({ ...values, task } as TaskValues)}
      errors={errors}
    />
  );

  return (
    <div ref={page}>
      <PoiHeader
        poi={poi}
        {...(task
          ? { open: task.name }
          : { title: t('task.create'), crumbs: [{ to: to.tasks(at), label: t('task.list') }] })}
        actions={
          <>
            {task && <ViewAsPlayer poi={poi} task={task} />}
            <SaveAtTop form={form} changed={isNew ? editor.changed : changes.common !== undefined} busy={busy.common} />
          </>
        }
      />
      <LeaveGuard changed={editor.changed} onDiscard={editor.discard} />
      <ConflictDialog {...editor.conflict} />
      <div className={styles.page}>
        <div className={styles.list}>
          <TaskNav at={at} tasks={poi.Tasks} />
        </div>
        <TaskFacts values={values} onChange={editor.change} onKind={isNew ? editor.begin : undefined} form={form} />
        <div className={styles.forms}>
          {editor.restored && <DraftNotice onDiscard={editor.discard} />}
          <form
            id={form}
            noValidate
            aria-label={t('task.form')}
            className={styles.form}
            onSubmit={(event) => submit(event, isNew ? editor.create : editor.saveCommon)}
          >
            <TextInput
              label={t('task.name')}
              value={values.name}
              error={errors.name}
              required
              maxLength={NAME_MAX}
              autoComplete="off"
              onChange={({ target }) => editor.change({ ...values, name: target.value })}
            />
            <RichTextEditor
              label={t('task.description')}
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
              aria-label={t('task.solution')}
              className={styles.form}
              onSubmit={(event) => submit(event, editor.saveSolution)}
            >
              {solution}
              <SaveBar changed={changes.content !== undefined} busy={busy.content} action={t('task.solution.save')} />
            </form>
          )}
        </div>
        <div className={styles.preview}>
          <TaskPreview task={values} />
        </div>
      </div>
    </div>
  );
}
