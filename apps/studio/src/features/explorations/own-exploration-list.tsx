import { Button } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { explorationsTexts } from '#i18n/explorations.ts';
import { accountQuery } from '#shell/account-call.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { to } from '#to.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { ExplorationActions } from './exploration-actions.tsx';
import { ExplorationState } from './exploration-state.tsx';

/** Only creators without a run see it. */
const StartWithExample = onDemand(
  () => import('./from-file/start-with-example.tsx').then((file) => file.StartWithExample),
  {
    onFail: Nothing,
  },
);

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
    {
      head: t('explorations.code'),
      long: true,
      cell: ({ code, visibility }) =>
        code ?? t(visibility === 'link' ? 'explorations.linkOnly' : 'explorations.code.none'),
    },
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
        <div>
          <Button component={Link} to={to.newExploration()}>
            {t('explorations.create')}
          </Button>
          <Suspense>
            <StartWithExample />
          </Suspense>
        </div>
      }
    />
  );
}

/** Average rating of an exploration and the number of ratings. */
function ExplorationRating({
  exploration: { rating, ratings },
}: {
  exploration: Pick<ManagedExploration, 'rating' | 'ratings'>;
}) {
  const { t, i18n } = useTranslation(explorationsTexts);
  if (ratings === 0) return t('explorations.rating.none');
  const stars = rating.toLocaleString(currentLanguage(i18n), { maximumFractionDigits: 1 });
  return t('explorations.rating.stars', { stars, count: ratings });
}

interface Place {
  offset: number;
  /** Search words in name or place; '' for all explorations. */
  search: string;
}

/** One page of the account's explorations, newest first. */
function ownExplorations({ offset, search }: Place) {
  return accountQuery(routes.managedExplorations.list, { query: { offset, search } });
}
