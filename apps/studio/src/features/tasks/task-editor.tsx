import { Checkbox, TextInput } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { HTML_MAX, NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { tasksTexts } from '#i18n/tasks.ts';
import { PreviewLanguage } from '#preview/preview-language.tsx';
import { TaskPreview } from '#preview/task-preview.tsx';
import { ViewAsPlayer } from '#preview/view-as-player.tsx';
import { explorationQuery } from '#shell/exploration-query.ts';
import { FormGuards } from '#shell/form/form-guards.tsx';
import { SaveAll } from '#shell/form/save-all.tsx';
import { PoiHeader } from '#shell/navigation/poi-header.tsx';
import { PlayingNote } from '#shell/playing-note.tsx';
import { editorUploads } from '#shell/upload/editor-uploads.ts';
import { ContentEditor } from '#tasks/content-editor.tsx';
import { to } from '#to.ts';
import { Form } from '#ui/form.tsx';
import { PartSave } from '#ui/part-save.tsx';
import { ExplanationFields } from './explanation-fields.tsx';
import { withEntries } from './pending-entry.ts';
import styles from './task-editor.module.css';
import { TaskFacts } from './task-facts.tsx';
import { TaskKindField } from './task-kind-field.tsx';
import { TaskNav } from './task-nav.tsx';
import type { TaskValues } from './task-values.ts';
import { useKindChange } from './use-kind-change.ts';
import { useRecalculate } from './use-recalculate.ts';
import { useTaskForm } from './use-task-form.ts';

interface Props {
  poi: ManagedPoi & { Tasks: ManagedTask[] };
  /** Undefined for a new task. */
  task: ManagedTask | undefined;
}

/**
 * Task editor with two forms: the fields that all kinds share, and the content of the kind. A new task has a single
 * form. The button of the page saves both.
 */
export function TaskEditor({ poi, task }: Props) {
  const { t } = useTranslation(tasksTexts);
  const { recalculate, choose } = useRecalculate(poi.Exploration.id);
  const form = useTaskForm({ poi, task, recalculate });
  const { values, errors, change } = form;
  const { common, content } = form.parts;
  const kind = useKindChange(form);
  const { data: run } = useQuery(explorationQuery(poi.Exploration.slug));
  const photos = !run?.for_pupils || run.photos;
  const isNew = task === undefined;
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const save = {
    unsaved: [
      ...(common.changed ? [t(isNew ? 'task.form' : 'task.common')] : []),
      ...(content.changed && !isNew ? [t('task.solution')] : []),
    ],
    busy: common.busy || content.busy,
    onSave: form.saveAll,
  };

  const solution = (
    <ContentEditor
      type={values.task_type}
      content={values.task as never} // kind and content come as a pair
      onContent={(task) => change({ ...values, task } as TaskValues)}
      errors={errors}
      pending={values.pending ?? ''}
      onPending={(text) => change({ ...values, pending: text === '' ? undefined : text })}
      onAdd={(texts) => change(withEntries({ ...values, pending: undefined }, texts))}
    />
  );

  /** Enter in a field saves everything, like the button of the page. */
  function saveOnSubmit() {
    form.saveAll();
  }

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
            <SaveAll at="top" {...save} />
          </>
        }
      />
      <div className={styles.page}>
        <div className={styles.list}>
          <TaskNav at={at} tasks={poi.Tasks} />
        </div>
        <div className={styles.editor}>
          <div className={styles.forms}>
            <FormGuards form={form} />
            {task && <PlayingNote explorationId={poi.Exploration.id} meaning="playing.meaning.task" />}
            <Form aria-label={t('task.form')} className={styles.form} onSubmit={saveOnSubmit}>
              <TaskKindField
                value={values.task_type}
                photos={photos}
                onKind={isNew ? kind.choose : undefined}
                onRestore={isNew ? kind.restore : undefined}
              />
              <TextInput
                label={t('task.name')}
                {...form.text('name')}
                required
                maxLength={NAME_MAX}
                autoComplete="off"
              />
              <TaskFacts values={values} onChange={change} />
              {task && values.points !== task.points && (
                <Checkbox
                  label={t('task.recalculate')}
                  description={t('task.recalculateHint')}
                  checked={recalculate}
                  onChange={({ target }) => choose(target.checked)}
                />
              )}
              <RichTextEditor
                label={t('task.description')}
                {...form.field('description')}
                maxLength={HTML_MAX}
                uploads={editorUploads}
              />
              <ExplanationFields values={values} onChange={change} field={form.field('explanation')} />
              {isNew && solution}
            </Form>
            {!isNew && (
              <Form aria-label={t('task.solution')} className={styles.form} onSubmit={content.onSubmit}>
                {solution}
                <PartSave busy={content.busy} action={t('task.solution.save')} />
              </Form>
            )}
            <SaveAll at="bottom" {...save} />
          </div>
          <div className={styles.preview}>
            <PreviewLanguage exploration={at.exploration}>
              <TaskPreview task={values} />
            </PreviewLanguage>
          </div>
        </div>
      </div>
    </>
  );
}
