import { Button } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { PAGE_SIZE } from '@puzzle-runs/domain/wire-sizes.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountCall } from '#shell/account-call.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { ReorderForm } from '#shell/lists/reorder-form.tsx';
import { to } from '#to.ts';
import { TablePager } from '#ui/tables/table-pager.tsx';
import { rereadTasks } from './poi-tasks.ts';
import { TaskActions } from './task-actions.tsx';
import { TaskLine } from './task-line.tsx';

interface Props {
  poi: ManagedPoi & { Tasks: ManagedTask[] };
  /** Shown with a task. */
  note: (task: ManagedTask) => ReactNode;
}

/** Sortable list of the tasks of a poi, ten per page. */
export function TaskList({ poi, note }: Props) {
  const { t } = useTranslation();
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
      onSaved={() => rereadTasks(client, at)}
      actions={(task) => <TaskActions at={at} task={task} />}
      pager={<TablePager label={label} count={poi.Tasks.length} {...place} />}
    >
      {(task) => <TaskLine at={at} task={task} note={note(task)} />}
    </ReorderForm>
  );
}
