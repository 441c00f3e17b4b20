import { ActionIcon, Button, Menu, TextInput } from '@mantine/core';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { HTML_MAX, NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { IconChevronUp, IconPuzzle, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { TaskActs } from '#carry/carry-dialog.tsx';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { shortcutLabel } from '#editor/toolbar/shortcut-label.ts';
import { tasksTexts } from '#i18n/tasks.ts';
import { TaskPreview } from '#preview/task-preview.tsx';
import { PreviewOf } from '#preview/with-preview.tsx';
import { explorationQuery, trailQuery } from '#shell/exploration-query.ts';
import { RowMenuLink } from '#shell/lists/row-menu-link.tsx';
import { PlayingNote } from '#shell/playing-note.tsx';
import { useJoinPage, usePageForms } from '#shell/poi-page/page-forms.tsx';
import type { PoiWithTasks } from '#shell/poi-page/poi-tasks.ts';
import { editorUploads } from '#shell/upload/editor-uploads.ts';
import { ContentEditor } from '#tasks/content-editor.tsx';
import { RepliesEditor } from '#tasks/replies/replies-editor.tsx';
import { to } from '#to.ts';
import { Form } from '#ui/form.tsx';
import { useKeysIn } from '#ui/use-keys-in.ts';
import { withEntries } from './pending-entry.ts';
import styles from './task-editor.module.css';
import { KindChip, TaskKindField } from './task-kind-field.tsx';
import { nameOfQuestion } from './task-name.ts';
import { TaskSettings } from './task-settings.tsx';
import type { TaskValues } from './task-values.ts';
import { useKindChange } from './use-kind-change.ts';
import { useRecalculate, useTaskForm } from './use-task-form.ts';

const PiecesDialog = onDemand(() => import('#tasks/pieces/pieces-dialog.tsx').then((file) => file.PiecesDialog));

interface Props {
  poi: PoiWithTasks;
  /** Undefined for a new task. */
  task: ManagedTask | undefined;
  /** Kind that a new task begins with. */
  kind?: TaskValues['task_type'];
  /** Called with the kind of a new task that was saved to begin the next one. */
  onNext?: (kind: TaskValues['task_type']) => void;
}

/** An open task: the question, its answers, a line of settings, and its own buttons. */
export function TaskEditor({ poi, task, kind: firstKind, onNext }: Props) {
  const { t } = useTranslation(tasksTexts);
  const { recalculate, choose } = useRecalculate(poi.Exploration.id);
  /** Whether the button "save and next" was pressed. */
  const wantsNext = useRef(false);
  const form = useTaskForm({
    poi,
    task,
    recalculate,
    firstKind,
    onCreated() {
      if (!wantsNext.current) return false;
      onNext?.(form.values.task_type);
      return true;
    },
  });
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const isNew = task === undefined;
  const id = isNew ? 'task' : `task ${task.id}`;
  const name = isNew ? t('task.create') : task.name;
  useJoinPage({ id, rank: 2, name, address: isNew ? to.newTask(at) : to.task({ ...at, task: task.slug }) }, form);
  const page = usePageForms();
  const navigate = useNavigate();
  const { values, errors, change } = form;
  const { common, content } = form.parts;
  const kind = useKindChange(form);
  const { data: run } = useQuery(explorationQuery(poi.Exploration.slug));
  const { data: trail } = useQuery(trailQuery(at.exploration));
  const photos = !run?.for_pupils || run.photos;
  const card = useRef<HTMLElement>(null);
  const [choosesPieces, choosePieces] = useState(false);
  useShownOnOpen(card, isNew);

  const taken = poi.Tasks.filter((other) => other !== task).map((other) => other.name);

  /** The name follows the question until the creator writes another one. */
  function changeQuestion(description: string) {
    form.update((now) => {
      const follows = now.name === '' || now.name === nameOfQuestion(now.description, taken);
      return { ...now, description, ...(follows && { name: nameOfQuestion(description, taken) }) };
    });
  }

  async function saveAndNext() {
    if (wantsNext.current) return; // a second press, which must not end the wish of the first one
    wantsNext.current = true;
    await form.savePart('common');
    wantsNext.current = false;
  }

  /** Escape closes the task, unless it belongs to something open inside of it. */
  useKeysIn(card, ({ key }, target) => {
    const isInner = target.closest('[role="dialog"], [aria-expanded="true"], [data-edited]') !== null;
    if (key === 'Escape' && !isInner) void navigate(to.poi(at));
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    void (isNew ? saveAndNext() : form.saveAll());
  }

  return (
    <section
      ref={card}
      className={styles.card}
      aria-label={name}
      tabIndex={-1}
      data-refused={page.isRefused(id) || undefined}
    >
      <Form
        aria-label={t('task.form')}
        className={styles.form}
        onSubmit={(event) => (isNew ? common.onSubmit(event) : void form.saveAll())}
        onKeyDownCapture={onKeyDown}
      >
        <div className={styles.head}>
          <h3>{isNew ? t('task.create') : t('task.number', { number: task.position, all: poi.Tasks.length })}</h3>
          {!isNew && <KindChip kind={values.task_type} />}
          {/* A saved quest is closed by its button “Fertig”. */}
          {isNew && (
            <ActionIcon
              component={Link}
              to={to.poi(at)}
              variant="subtle"
              size="var(--target)"
              aria-label={t('task.close')}
              className={styles.close ?? ''}
            >
              <IconChevronUp aria-hidden="true" />
            </ActionIcon>
          )}
        </div>
        {task && <PlayingNote explorationId={poi.Exploration.id} meaning="playing.meaning.task" />}
        <RichTextEditor
          label={t('task.description')}
          {...form.field('description')}
          onChange={changeQuestion}
          maxLength={HTML_MAX}
          quiet
          focused={isNew}
          uploads={editorUploads}
        />
        {isNew && (
          <TaskKindField value={values.task_type} photos={photos} onKind={kind.choose} onRestore={kind.restore} />
        )}
        <div data-answers className={styles.answers}>
          <ContentEditor
            type={values.task_type}
            content={values.task as never} // kind and content come as a pair
            onContent={(task) => change({ ...values, task } as TaskValues)}
            errors={errors}
            pending={values.pending ?? ''}
            onPending={(text) => change({ ...values, pending: text === '' ? undefined : text })}
            onAdd={(texts) => change(withEntries({ ...values, pending: undefined }, texts))}
          />
          <RepliesEditor
            type={values.task_type}
            content={values.task as never} // as above
            onContent={(task) => change({ ...values, task } as TaskValues)}
            limited={values.attempts !== null}
            refused={errors.TaskReplies !== undefined}
          />
        </div>
        <TextInput
          className={styles.name ?? ''}
          label={t('task.name')}
          {...form.text('name')}
          required
          maxLength={NAME_MAX}
          autoComplete="off"
        />
        <TaskSettings
          values={values}
          onChange={change}
          explanation={form.field('explanation')}
          onPieces={() => choosePieces(true)}
          {...(task && values.points !== task.points && { recalculate: { value: recalculate, onChange: choose } })}
        />
        <div className={styles.buttons}>
          {isNew ? (
            <>
              <Button
                loading={common.busy}
                aria-keyshortcuts="Control+Enter"
                rightSection={<kbd aria-hidden="true">{shortcutLabel('⏎')}</kbd>}
                onClick={() => void saveAndNext()}
              >
                {t('task.next')}
              </Button>
              <Button type="submit" variant="outline" loading={common.busy}>
                {t('task.done')}
              </Button>
            </>
          ) : (
            <>
              {content.changed && (
                <Button loading={content.busy} onClick={() => void form.savePart('content')}>
                  {t('task.solution.save')}
                </Button>
              )}
              <Button component={Link} to={to.poi(at)} variant="outline">
                {t('task.done')}
              </Button>
              <div className={styles.acts}>
                <TaskActs exploration={at.exploration} task={task}>
                  <Menu.Item
                    leftSection={<IconPuzzle aria-hidden="true" size={20} />}
                    onClick={() => choosePieces(true)}
                  >
                    {t('task.pieces.choose', { count: values.pieces?.length ?? 0 })}
                  </Menu.Item>
                  <RowMenuLink
                    to={to.deleteTask({ ...at, task: task.slug })}
                    label={t('task.delete.title')}
                    Icon={IconTrash}
                    danger
                  />
                </TaskActs>
              </div>
            </>
          )}
        </div>
      </Form>
      {task && choosesPieces && (
        <Suspense>
          <PiecesDialog
            exploration={at.exploration}
            task={task.id}
            pieces={values.pieces ?? []}
            onChange={(pieces) => change({ ...values, pieces: pieces.length > 0 ? pieces : undefined })}
            onClose={() => choosePieces(false)}
          />
        </Suspense>
      )}
      <PreviewOf exploration={at.exploration}>
        <TaskPreview task={values} around={trail && { pois: trail.Pois, poi: poi.id }} />
      </PreviewOf>
    </section>
  );
}

/** An opened task is scrolled to, with the cursor in its question if it is new, otherwise in its answers. */
function useShownOnOpen(card: RefObject<HTMLElement | null>, isNew: boolean): void {
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'start' });
    if (isNew) return; // the question takes the focus when its editor is loaded
    const answer = card.current?.querySelector<HTMLElement>('[data-answers] input:not([type="radio"])');
    const isTouched = matchMedia('(pointer: coarse)').matches; // its keyboard would cover the task
    (isTouched ? card.current : (answer ?? card.current))?.focus({ preventScroll: true });
  }, [card, isNew]);
}
