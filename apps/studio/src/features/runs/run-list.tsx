import { Button } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useListPlace } from '#shell/list-place.ts';
import { to } from '#to.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { type Column, PagedTable } from '#ui/paged-table.tsx';
import { ownRuns } from './own-runs.ts';
import { RunActions } from './run-actions.tsx';
import { RunRating } from './run-rating.tsx';
import { RunState } from './run-state.tsx';

/** The own runs, ten a page (specification 2, part 2). */
export function RunList() {
  const { t } = useTranslation();
  const { offset, onGo } = useListPlace();
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const { data } = useQuery({ ...ownRuns({ offset, search }), placeholderData: keepPreviousData, throwOnError: true });
  if (!data) return <ListSkeleton label={t('state.loading')} />;

  const columns: Column<ManagedExploration>[] = [
    { head: t('runs.index'), cell: (_, index) => index },
    {
      head: t('runs.name'),
      long: true,
      cell: ({ name, slug }) => <Link to={to.run({ exploration: slug })}>{name}</Link>,
    },
    { head: t('runs.code'), long: true, cell: ({ code }) => code ?? t('runs.code.none') },
    { head: t('runs.rating'), wide: true, cell: (run) => <RunRating run={run} /> },
    {
      head: t('runs.place'),
      wide: true,
      cell: ({ postal_code, PostalCodeCoordinate: place }) => [postal_code, place?.name].filter(Boolean).join(' '),
    },
    { head: t('runs.state'), cell: ({ published }) => <RunState published={published} /> },
    { head: t('runs.actions'), cell: (run) => <RunActions run={run} /> },
  ];
  return (
    <PagedTable
      label={t('nav.runs')}
      columns={columns}
      rows={data.rows}
      paging={{ count: data.count, offset, onGo }}
      empty={search === '' ? <NoRuns /> : <EmptyState title={t('runs.none.title')} text={t('runs.none.text')} />}
    />
  );
}

function NoRuns() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('runs.empty.title')}
      text={t('runs.empty.text')}
      action={
        <Button component={Link} to={to.newRun()}>
          {t('runs.create')}
        </Button>
      }
    />
  );
}
