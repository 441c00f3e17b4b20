import { Button } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { explorationsTexts } from '#i18n/explorations.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { to } from '#to.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { ExplorationActions } from './exploration-actions.tsx';
import { ExplorationRating } from './exploration-rating.tsx';
import { ExplorationState } from './exploration-state.tsx';
import { ownExplorations } from './own-explorations.ts';

/** The account's explorations, ten per page. */
export function OwnExplorationList() {
  const { t } = useTranslation(explorationsTexts);
  const { offset, onGo } = useListPage();
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const { data } = useQuery({
    ...ownExplorations({ offset, search }),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  if (!data) return <ListSkeleton label={t('state.loading')} />;

  const columns: Column<ManagedExploration>[] = [
    { head: t('explorations.index'), cell: (_, index) => index },
    {
      head: t('explorations.name'),
      long: true,
      cell: ({ name, slug }) => <Link to={to.exploration({ exploration: slug })}>{name}</Link>,
    },
    { head: t('explorations.code'), long: true, cell: ({ code }) => code ?? t('explorations.code.none') },
    {
      head: t('explorations.rating'),
      wide: true,
      cell: (exploration) => <ExplorationRating exploration={exploration} />,
    },
    {
      head: t('explorations.place'),
      wide: true,
      cell: ({ postal_code, PostalCodeCoordinate: place }) => [postal_code, place?.name].filter(Boolean).join(' '),
    },
    { head: t('explorations.state'), cell: ({ published }) => <ExplorationState published={published} /> },
    { head: t('explorations.actions'), cell: (exploration) => <ExplorationActions exploration={exploration} /> },
  ];
  return (
    <PagedTable
      label={t('nav.explorations')}
      columns={columns}
      rows={data.rows}
      paging={{ count: data.count, offset, onGo }}
      empty={
        search === '' ? (
          <NoExplorations />
        ) : (
          <EmptyState title={t('explorations.none.title')} text={t('explorations.none.text')} />
        )
      }
    />
  );
}

function NoExplorations() {
  const { t } = useTranslation(explorationsTexts);
  return (
    <EmptyState
      title={t('explorations.empty.title')}
      text={t('explorations.empty.text')}
      action={
        <Button component={Link} to={to.newExploration()}>
          {t('explorations.create')}
        </Button>
      }
    />
  );
}
