import { Button } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import {
  IconChartBar,
  IconChartDonut,
  IconFlag,
  IconPencil,
  IconQrcode,
  IconTrash,
  IconTrophy,
} from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { battlesTexts } from '#i18n/battles.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { RowMenu } from '#shell/lists/row-menu.tsx';
import { RowMenuLink } from '#shell/lists/row-menu-link.tsx';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { to } from '#to.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { battleListQuery } from './battle-queries.ts';
import { BattleStateChip } from './battle-state-chip.tsx';

/** The account's battles, ten per page. */
export function OwnBattleList() {
  const { t } = useTranslation(battlesTexts);
  const { offset, onGo } = useListPage();
  const { data } = useQuery({ ...battleListQuery(offset), placeholderData: keepPreviousData, throwOnError: true });
  if (!data) return <ListSkeleton label={t('state.loading')} />;

  const columns: Column<ManagedBattle>[] = [
    { head: t('battle.index'), cell: (_, index) => index },
    {
      head: t('battle.name'),
      cell: ({ name, slug }) => <Link to={to.battle({ battle: slug })}>{name}</Link>,
      long: true,
    },
    {
      head: t('battle.explorations'),
      cell: ({ Explorations }) =>
        joinNames(
          Explorations.map(({ name }) => name),
          ', ',
        ) || '–',
      long: true,
    },
    { head: t('battle.teams'), cell: ({ participant_count }) => participant_count },
    { head: t('battle.start'), cell: ({ starts_at }) => timeOrDash(starts_at), short: true },
    { head: t('battle.state'), cell: ({ state }) => <BattleStateChip state={state} /> },
    { head: t('battle.actions'), cell: (battle) => <BattleActions battle={battle} /> },
  ];
  return (
    <PagedTable
      label={t('nav.battles')}
      columns={columns}
      rows={data.rows}
      paging={{ count: data.count, offset, onGo }}
      empty={
        <EmptyState
          title={t('battle.empty.title')}
          text={t('battle.empty.text')}
          action={
            <Button component={Link} to={to.newBattle()}>
              {t('battle.create')}
            </Button>
          }
        />
      }
    />
  );
}

/** Row menu of a battle in the list. */
function BattleActions({ battle: { name, slug: battle } }: { battle: ManagedBattle }) {
  const { t } = useTranslation(battlesTexts);
  const at = { battle };
  const links = [
    { to: to.battle(at), label: t('battle.edit'), Icon: IconPencil },
    { to: to.event(at), label: t('battle.event'), Icon: IconFlag },
    { to: to.battleProgress(at), label: t('battle.progress'), Icon: IconChartBar },
    { to: to.battleStatistic(at), label: t('battle.statistic'), Icon: IconChartDonut },
    { to: to.battleRanking(at), label: t('battle.ranking'), Icon: IconTrophy },
    { to: to.shareBattle(at), label: t('battle.share'), Icon: IconQrcode },
  ];
  return (
    <RowMenu label={t('battle.actions.of', { name })}>
      {links.map(({ to: address, label, Icon }) => (
        <RowMenuLink key={address} to={address} label={label} Icon={Icon} />
      ))}
      <RowMenuLink to={to.deleteBattle(at)} label={t('battle.delete')} Icon={IconTrash} danger />
    </RowMenu>
  );
}
