import { ActionIcon, Button } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { PAGE_SIZE } from '@puzzle-runs/domain/wire-sizes.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tasksTexts } from '#i18n/tasks.ts';
import { accountCall } from '#shell/account-call.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { ReorderForm } from '#shell/lists/reorder-form.tsx';
import { type PoiAt, rereadTasks } from '#shell/poi-page/poi-tasks.ts';
import { KINDS } from '#tasks/task-kinds.ts';
import { to } from '#to.ts';
import { TablePager } from '#ui/tables/table-pager.tsx';
import styles from './task-line.module.css';

interface Props {
  poi: ManagedPoi & { Tasks: ManagedTask[] };
  /** Shown with a task. */
  note: (task: ManagedTask) => ReactNode;
}

/** Sortable list of the tasks of a poi, ten per page. */
export function TaskList({ poi, note }: Props) {
  const { t } = useTranslation(tasksTexts);
  const client = useQueryClient();
  const place = useListPage();
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const label = t('task.list.label', { poi: poi.name });

  if (poi.Tasks.length === 0) {
    return (
      <EmptyState
        title={t('task.empty.title')}
        text={t('task.empty.text')}
        action={
          <Button component={Link} to={to.newTask(at)}>
            {t('task.create')}
          </Button>
        }
      />
    );
  }

  return (
    <ReorderForm
      label={label}
      rows={poi.Tasks.slice(place.offset, place.offset + PAGE_SIZE)}
      count={poi.Tasks.length}
      readAll={() => Promise.resolve(poi.Tasks)}
      send={(changed) =>
        accountCall(routes.tasks.arrange, {
          params: { poi_id: poi.id },
          body: { order: changed.map(({ id, position }) => ({ task_id: id, position })) },
        })
      }
      onSaved={() => rereadTasks(client)}
      actions={(task) => <TaskActions at={at} task={task} />}
      pager={<TablePager label={label} count={poi.Tasks.length} {...place} />}
    >
      {(task) => <TaskLine at={at} task={task} note={note(task)} />}
    </ReorderForm>
  );
}

interface TaskActionsProps {
  at: PoiAt;
  task: Pick<ManagedTask, 'name' | 'slug'>;
}

/** Row actions of a task in the list. */
function TaskActions({ at, task: { name, slug } }: TaskActionsProps) {
  const { t } = useTranslation(tasksTexts);
  const here = { ...at, task: slug };
  const icon = { component: Link, variant: 'subtle', size: 'var(--target)' } as const;
  return (
    <>
      <ActionIcon {...icon} to={to.task(here)} aria-label={t('task.editOf', { name })}>
        <IconPencil aria-hidden="true" />
      </ActionIcon>
      <ActionIcon {...icon} color="flag" to={to.deleteTask(here)} aria-label={t('task.deleteOf', { name })}>
        <IconTrash aria-hidden="true" />
      </ActionIcon>
    </>
  );
}

interface TaskLineProps {
  at: PoiAt;
  task: ManagedTask;
  note: ReactNode;
}

/** Content of a task row in the list: name, kind, points, and a note such as open reports. */
function TaskLine({ at, task: { name, slug, task_type, points }, note }: TaskLineProps) {
  const { t } = useTranslation(tasksTexts);
  const { Icon } = KINDS[task_type];
  return (
    <>
      <Link to={to.task({ ...at, task: slug })} className={styles.name}>
        {name}
      </Link>
      <span className={styles.facts}>
        <Icon aria-hidden="true" size={18} />
        {t('task.line', { kind: t(`task.kind.${task_type}`), points: t('task.pointsOf', { count: points }) })}
        {note}
      </span>
    </>
  );
}
