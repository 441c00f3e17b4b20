import { ActionIcon } from '@mantine/core';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { to } from '#to.ts';
import type { SpotAt } from './spot-quests.ts';

interface Props {
  at: SpotAt;
  quest: Pick<ManagedTask, 'name' | 'slug'>;
}

/** What can be done with a quest of the list. */
export function QuestActions({ at, quest: { name, slug } }: Props) {
  const { t } = useTranslation();
  const here = { ...at, task: slug };
  const icon = { component: Link, variant: 'subtle', size: 'var(--target)' } as const;
  return (
    <>
      <ActionIcon {...icon} to={to.quest(here)} aria-label={t('quest.editOf', { name })}>
        <IconPencil aria-hidden="true" />
      </ActionIcon>
      <ActionIcon {...icon} color="flag" to={to.deleteQuest(here)} aria-label={t('quest.deleteOf', { name })}>
        <IconTrash aria-hidden="true" />
      </ActionIcon>
    </>
  );
}
