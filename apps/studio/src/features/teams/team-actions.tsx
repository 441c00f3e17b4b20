import type { ManagedTeam } from '@puzzle-runs/contract/management/team.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { teamsTexts } from '#i18n/teams.ts';
import { RowMenu } from '#shell/lists/row-menu.tsx';
import { RowMenuLink } from '#shell/lists/row-menu-link.tsx';
import { to } from '#to.ts';

/** Row menu of a team in the list. */
export function TeamActions({ team: { name, slug } }: { team: ManagedTeam }) {
  const { t } = useTranslation(teamsTexts);
  const at = { team: slug };
  return (
    <RowMenu label={t('teams.actions.of', { name })}>
      <RowMenuLink to={to.team(at)} label={t('teams.edit')} Icon={IconPencil} />
      <RowMenuLink to={to.deleteTeam(at)} label={t('teams.delete')} Icon={IconTrash} danger />
    </RowMenu>
  );
}
