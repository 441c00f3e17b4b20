import { Button } from '@mantine/core';
import type { GrantedSubscription, Subscription } from '@puzzle-runs/contract/license.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { licensesTexts } from '#i18n/licenses.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { to } from '#to.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useLicenseColumns } from '../license-columns.tsx';
import { useLicenseName } from '../use-license-name.ts';
import { allLicenses } from './all-licenses.ts';
import { EndLicense } from './end-license.tsx';
import { ExtendLicense } from './extend-license.tsx';
import styles from './grant-list.module.css';

/** Licences of all accounts with their holders, ten per page. */
export function GrantList() {
  const { t } = useTranslation(licensesTexts);
  const nameOf = useLicenseName();
  const cells: Column<Subscription>[] = useLicenseColumns();
  const { offset, onGo } = useListPage();
  const [params] = useSearchParams();
  const email = params.get('search') ?? '';
  const { data } = useQuery({
    ...allLicenses({ email, offset }),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  if (!data) return <ListSkeleton label={t('state.loading')} />;

  const columns: Column<GrantedSubscription>[] = [
    {
      head: t('grants.holder'),
      long: true,
      cell: ({ User }) => (
        <div className={styles.holder}>
          <strong>{User.name}</strong>
          <span>{User.email}</span>
        </div>
      ),
    },
    { head: t('licenses.name'), cell: ({ License }) => nameOf(License.name) },
    ...cells,
    {
      head: t('licenses.actions'),
      cell: (license) =>
        license.state === 'over' ? (
          '–'
        ) : (
          <>
            <ExtendLicense license={license} />
            <EndLicense license={license} />
          </>
        ),
    },
  ];
  return (
    <PagedTable
      label={t('nav.grants')}
      columns={columns}
      rows={data.rows}
      paging={{ count: data.count, offset, onGo }}
      empty={email === '' ? <NoGrants /> : <EmptyState title={t('grants.none.title')} text={t('grants.none.text')} />}
    />
  );
}

function NoGrants() {
  const { t } = useTranslation(licensesTexts);
  return (
    <EmptyState
      title={t('grants.empty.title')}
      text={t('grants.empty.text')}
      action={
        <Button component={Link} to={to.newGrant()}>
          {t('grants.create')}
        </Button>
      }
    />
  );
}
