import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { licensesTexts } from '#i18n/licenses.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { to } from '#to.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { ExceededNote } from './exceeded-note.tsx';
import { LicenseActions } from './license-actions.tsx';
import { useLicenseColumns } from './license-columns.tsx';
import type { LicenseNavigationState } from './license-navigation-state.ts';
import { licenseListQuery } from './license-queries.ts';
import { LicenseListFailure } from './list-failure.tsx';
import { NoLicenses } from './no-licenses.tsx';
import { useFailureRedirect } from './use-failure-redirect.ts';
import { useLicenseName } from './use-license-name.ts';

/** The account's licences, ten per page, with a warning for each exceeded licence. */
export function LicenseList() {
  const { t } = useTranslation(licensesTexts);
  const nameOf = useLicenseName();
  const cells = useLicenseColumns();
  const { offset, onGo } = useListPage();
  const { data, error, refetch } = useQuery({ ...licenseListQuery(offset), placeholderData: keepPreviousData });
  useFailureRedirect(error);
  if (!data) {
    if (error) return <LicenseListFailure error={error} onRetry={() => void refetch()} />;
    return <ListSkeleton label={t('state.loading')} />;
  }

  const columns: Column<Subscription>[] = [
    {
      head: t('licenses.name'),
      cell: (license) => (
        <Link to={to.licenseStatistic({ license: license.id })} state={{ license } satisfies LicenseNavigationState}>
          {nameOf(license.License.name)}
        </Link>
      ),
    },
    ...cells,
    { head: t('licenses.actions'), cell: (license) => <LicenseActions license={license} /> },
  ];
  return (
    <PagedTable
      label={t('nav.licenses')}
      columns={columns}
      rows={data.rows}
      note={({ exceeded }) => (exceeded ? <ExceededNote /> : undefined)}
      paging={{ count: data.count, offset, onGo }}
      empty={<NoLicenses />}
    />
  );
}
