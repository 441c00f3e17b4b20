import { Menu } from '@mantine/core';
import type { ManagedTeam } from '@puzzle-runs/contract/management/team.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RowMenu } from '#shell/row-menu.tsx';
import { to } from '#to.ts';

/** What can be done with a team of the list (specification 2, part 2). */
export function TeamActions({ team: { name, slug } }: { team: ManagedTeam }) {
  const { t } = useTranslation();
  const at = { team: slug };
  return (
    <RowMenu label={t('teams.actions.of', { name })}>
      <Menu.Item component={Link} to={to.team(at)} leftSection={<IconPencil aria-hidden="true" size={20} />}>
        {t('teams.edit')}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={to.deleteTeam(at)}
        color="flag"
        leftSection={<IconTrash aria-hidden="true" size={20} />}
      >
        {t('teams.delete')}
      </Menu.Item>
    </RowMenu>
  );
}
