import { TextInput } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { HTML_MAX, NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { TaskPreview } from '#preview/task-preview.tsx';
import { ViewAsPlayer } from '#preview/view-as-player.tsx';
import { FormGuards } from '#shell/form/form-guards.tsx';
import { uploadPicture } from '#shell/form/upload-picture.ts';
import { PoiHeader } from '#shell/navigation/poi-header.tsx';
import { to } from '#to.ts';
import { SaveBar } from '#ui/save-bar.tsx';
import { ContentEditor } from './content/content-editor.tsx';
import { SaveAtTop } from './save-at-top.tsx';
import styles from './task-editor.module.css';
import { TaskFacts } from './task-facts.tsx';
import { TaskNav } from './task-nav.tsx';
import { newTask, type TaskValues, withPending } from './task-values.ts';
import { useTaskForm } from './use-task-form.ts';

interface Props {
  poi: ManagedPoi & { Tasks: ManagedTask[] };
  /** Undefined for a new task. */
  task: ManagedTask | undefined;
}

/** Task editor with two forms: the fields that all kinds share, and the content of the kind. A new task has a single form. */
export function TaskEditor({ poi, task }: Props) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useTaskForm({ poi, task });
  const { values, errors, change } = form;
  const { common, content } = form.parts;
  const isNew = task === undefined;
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };

  const solution = (
    <ContentEditor
      type={values.task_type}
      content={values.task as never} // kind and content come as a pair
      onContent={(task) => change({ ...values, task } as TaskValues)}
      errors={errors}
      pending={values.pending ?? ''}
      onPending={(text) => change({ ...values, pending: text === '' ? undefined : text })}
      onAdd={() => change(withPending(values))}
    />
  );

  return (
    <>
      <PoiHeader
        poi={poi}
        {...(task
          ? { open: task.name }
          : { title: t('task.create'), crumbs: [{ to: to.tasks(at), label: t('task.list') }] })}
        actions={
          <>
            {task && <ViewAsPlayer poi={poi} task={task} />}
            <SaveAtTop form={formId} changed={common.changed} busy={common.busy} />
          </>
        }
      />
      <div className={styles.page}>
        <div className={styles.list}>
          <TaskNav at={at} tasks={poi.Tasks} />
        </div>
        <TaskFacts
          values={values}
          onChange={change}
          onKind={isNew ? (kind) => form.begin(newTask(kind)) : undefined}
          form={formId}
        />
        <div className={styles.forms}>
          <FormGuards form={form} />
          <form id={formId} noValidate aria-label={t('task.form')} className={styles.form} onSubmit={common.onSubmit}>
            <TextInput label={t('task.name')} {...form.text('name')} required maxLength={NAME_MAX} autoComplete="off" />
            <RichTextEditor
              label={t('task.description')}
              {...form.field('description')}
              maxLength={HTML_MAX}
              upload={uploadPicture}
            />
            {isNew && solution}
            <div className={styles.saveBelow}>
              <SaveBar changed={common.changed} busy={common.busy} />
            </div>
          </form>
          {!isNew && (
            <form noValidate aria-label={t('task.solution')} className={styles.form} onSubmit={content.onSubmit}>
              {solution}
              <SaveBar changed={content.changed} busy={content.busy} action={t('task.solution.save')} />
            </form>
          )}
        </div>
        <div className={styles.preview}>
          <TaskPreview task={values} />
        </div>
      </div>
    </>
  );
}
