import { Button } from '@mantine/core';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { tasksTexts } from '#i18n/tasks.ts';
import { NEW, type PoiPlace } from '#shell/poi-page/poi-place.ts';
import type { PoiWithTasks } from '#shell/poi-page/poi-tasks.ts';
import { KINDS } from '#tasks/task-kinds.ts';
import { to } from '#to.ts';
import { useKeysIn } from '#ui/use-keys-in.ts';
import styles from './task-cards.module.css';
import { TaskEditor } from './task-editor.tsx';
import type { TaskValues } from './task-values.ts';

interface Props {
  poi: PoiWithTasks;
  place: PoiPlace;
  /** The open task; undefined without one, and for a new one. */
  open: ManagedTask | undefined;
  /** Shown with a task, such as open reports. */
  note: (task: ManagedTask) => ReactNode;
  /** Shown below the open task. */
  below: (task: ManagedTask) => ReactNode;
}

/** The tasks of a poi as cards. One at a time is open, by its address, and is edited in its place. */
export function TaskCards({ poi, place, open, note, below }: Props) {
  const { t } = useTranslation(tasksTexts);
  const at = { exploration: place.exploration, poi: place.poi };
  const isNew = place.task === NEW;
  const navigate = useNavigate();
  const list = useRef<HTMLElement>(null);
  const [next, setNext] = useState<{ round: number; kind: TaskValues['task_type'] | undefined }>({
    round: 0,
    kind: undefined,
  });
  useFocusOnClosed(list, open?.id);

  /** A single key, so it counts only while the focus is among the tasks, and outside of fields. */
  useKeysIn(list, ({ key, ctrlKey, metaKey, altKey }, target) => {
    if (isNew || key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey) return;
    const isField = target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;
    if (!isField) void navigate(to.newTask(at));
  });

  const points = poi.Tasks.reduce((sum, task) => sum + task.points, 0);
  return (
    <section ref={list} className={styles.tasks} aria-labelledby="tasks">
      <div className={styles.head}>
        <h2 id="tasks">{t('task.list')}</h2>
        {poi.Tasks.length > 0 && (
          <p>{t('task.sum', { count: poi.Tasks.length, points: t('task.pointsOf', { count: points }) })}</p>
        )}
      </div>
      <ol className={styles.list}>
        {poi.Tasks.map((task) => (
          <li key={task.id}>
            {task.id === open?.id ? (
              <>
                <TaskEditor key={task.id} poi={poi} task={task} />
                {below(task)}
              </>
            ) : (
              <TaskCard task={task} at={at} note={note(task)} />
            )}
          </li>
        ))}
        {isNew && (
          <li>
            <TaskEditor
              key={`${NEW} ${next.round}`}
              poi={poi}
              task={undefined}
              {...(next.kind && { kind: next.kind })}
              onNext={(kind) => setNext({ round: next.round + 1, kind })}
            />
          </li>
        )}
      </ol>
      <Button
        component={Link}
        to={to.newTask(at)}
        variant="outline"
        className={styles.add ?? ''}
        aria-keyshortcuts="N"
        leftSection={<IconPlus aria-hidden="true" size={20} />}
      >
        {t('task.create')}
      </Button>
    </section>
  );
}

interface CardProps {
  task: ManagedTask;
  at: Pick<PoiPlace, 'exploration' | 'poi'>;
  note: ReactNode;
}

/** A closed task: a link that opens it in its place. */
function TaskCard({ task: { id, name, slug, task_type, points }, at, note }: CardProps) {
  const { t } = useTranslation(tasksTexts);
  const { Icon } = KINDS[task_type];
  return (
    <div className={styles.card}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" size={22} />
      </span>
      <div className={styles.words}>
        <h3>
          <Link to={to.task({ ...at, task: slug })} className={styles.link} data-task={id}>
            {name}
          </Link>
        </h3>
        <p>
          {t('task.line', { kind: t(`task.kind.${task_type}`), points: t('task.pointsOf', { count: points }) })}
          {note}
        </p>
      </div>
      <IconChevronDown aria-hidden="true" size={20} className={styles.arrow} />
    </div>
  );
}

/** A task that closes gives the focus to its card, unless the focus is elsewhere already. */
function useFocusOnClosed(list: RefObject<HTMLElement | null>, open: number | undefined): void {
  const before = useRef(open);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (open !== undefined || closed === undefined || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-task="${closed}"]`)?.focus();
  }, [open, list]);
}
