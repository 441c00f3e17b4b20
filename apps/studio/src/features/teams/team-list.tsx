import { Button } from '@mantine/core';
import type { ManagedTeam } from '@puzzle-runs/contract/management/team.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { teamsTexts } from '#i18n/teams.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { RowMenu } from '#shell/lists/row-menu.tsx';
import { RowMenuLink } from '#shell/lists/row-menu-link.tsx';
import { to } from '#to.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { ownTeams } from './own-teams.ts';

/** The account's teams, ten per page. */
export function TeamList() {
  const { t } = useTranslation(teamsTexts);
  const { offset, onGo } = useListPage();
  const { data } = useQuery({ ...ownTeams(offset), placeholderData: keepPreviousData, throwOnError: true });
  if (!data) return <ListSkeleton label={t('state.loading')} />;

  const columns: Column<ManagedTeam>[] = [
    { head: t('teams.index'), cell: (_, index) => index },
    { head: t('teams.name'), long: true, cell: ({ name, slug }) => <Link to={to.team({ team: slug })}>{name}</Link> },
    { head: t('teams.code'), long: true, cell: ({ code }) => code ?? t('teams.code.none') },
    { head: t('teams.actions'), cell: (team) => <TeamActions team={team} /> },
  ];
  return (
    <PagedTable
      label={t('nav.teams')}
      columns={columns}
      rows={data.rows}
      paging={{ count: data.count, offset, onGo }}
      empty={
        <EmptyState
          title={t('teams.empty.title')}
          text={t('teams.empty.text')}
          action={
            <Button component={Link} to={to.newTeam()}>
              {t('teams.create')}
            </Button>
          }
        />
      }
    />
  );
}

/** Row menu of a team in the list. */
function TeamActions({ team: { name, slug } }: { team: ManagedTeam }) {
  const { t } = useTranslation(teamsTexts);
  const at = { team: slug };
  return (
    <RowMenu label={t('teams.actions.of', { name })}>
      <RowMenuLink to={to.team(at)} label={t('teams.edit')} Icon={IconPencil} />
      <RowMenuLink to={to.deleteTeam(at)} label={t('teams.delete')} Icon={IconTrash} danger />
    </RowMenu>
  );
}
