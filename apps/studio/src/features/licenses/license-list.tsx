import { Button } from '@mantine/core';
import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { PAGES } from '@puzzle-runs/site/pages.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { IconChartBar, IconTicketOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { licensesTexts } from '#i18n/licenses.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useListPage } from '#shell/lists/list-page.ts';
import { RowMenu } from '#shell/lists/row-menu.tsx';
import { RowMenuLink } from '#shell/lists/row-menu-link.tsx';
import { usePlayerUrl } from '#shell/use-player-url.ts';
import { to } from '#to.ts';
import { ListSkeleton } from '#ui/list-skeleton.tsx';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { ExceededNote } from './exceeded-note.tsx';
import { useLicenseColumns } from './license-columns.tsx';
import type { LicenseNavigationState } from './license-navigation-state.ts';
import { licenseListQuery } from './license-queries.ts';
import styles from './no-licenses.module.css';
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

/** Row menu of a licence in the list. */
function LicenseActions({ license }: { license: Subscription }) {
  const { t } = useTranslation(licensesTexts);
  const nameOf = useLicenseName();
  const at = { license: license.id };
  const state: LicenseNavigationState = { license };
  return (
    <RowMenu label={t('licenses.actions.of', { name: nameOf(license.License.name) })}>
      <RowMenuLink to={to.licenseStatistic(at)} label={t('licenses.statistic')} Icon={IconChartBar} state={state} />
      <RowMenuLink to={to.licenseContingent(at)} label={t('licenses.contingent')} Icon={IconTicketOff} state={state} />
    </RowMenu>
  );
}

interface Props {
  error: Error;
  onRetry: () => void;
}

/** Replaces a list that failed to load. Retrying also closes the alert. */
function LicenseListFailure({ error, onRetry }: Props) {
  const { t } = useTranslation();
  const showAlert = useAlert();

  function retry() {
    showAlert(null);
    onRetry();
  }

  return (
    <EmptyState
      title={t('state.error.title')}
      text={t(`problem.${failureCodeOf(error)}`)}
      action={<Button onClick={retry}>{t('action.retry')}</Button>}
    />
  );
}

/** Empty state of an account without a licence, with links to the licence pages of the player site. */
function NoLicenses() {
  const { t } = useTranslation(licensesTexts);
  const playerSite = usePlayerUrl();
  return (
    <EmptyState
      title={t('licenses.empty.title')}
      text={t('licenses.empty.text')}
      action={
        playerSite !== undefined && (
          <div className={styles.ways}>
            <Button component="a" href={playerSite + PAGES.licenseBusiness.path}>
              {t('licenses.empty.business')}
            </Button>
            <Button component="a" href={playerSite + PAGES.licenseEducation.path} variant="outline">
              {t('licenses.empty.education')}
            </Button>
          </div>
        )
      }
    />
  );
}
