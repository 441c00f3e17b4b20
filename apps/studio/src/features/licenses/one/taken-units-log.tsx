import type { TakenUnits } from '@puzzle-runs/contract/license.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { takenUnitsQuery } from '../license-queries.ts';
import { useFailureRedirect } from '../use-failure-redirect.ts';

/** Log of the units that the holder took by hand, newest entry first. */
export function TakenUnitsLog({ license }: { license: number }) {
  const { t } = useTranslation(licensesTexts);
  const { offset, onGo } = useListPage();
  const { data, error } = useQuery({ ...takenUnitsQuery(license, offset), placeholderData: keepPreviousData });
  useFailureRedirect(error);
  if (!data) return <ListSkeleton label={t('state.loading')} />;

  const columns: Column<TakenUnits>[] = [
    { head: t('licenses.log.at'), cell: ({ at }) => timeOrDash(at) },
    { head: t('licenses.quota.units'), cell: ({ units }) => units },
  ];
  return (
    <PagedTable
      label={t('licenses.log')}
      columns={columns}
      rows={data.rows}
      paging={{ count: data.count, offset, onGo }}
      empty={<p>{t('licenses.log.none')}</p>}
    />
  );
}
