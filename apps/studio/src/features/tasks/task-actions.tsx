import { ActionIcon } from '@mantine/core';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tasksTexts } from '#i18n/tasks.ts';
import { to } from '#to.ts';
import type { PoiAt } from './poi-tasks.ts';

interface Props {
  at: PoiAt;
  task: Pick<ManagedTask, 'name' | 'slug'>;
}

/** Row actions of a task in the list. */
export function TaskActions({ at, task: { name, slug } }: Props) {
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
