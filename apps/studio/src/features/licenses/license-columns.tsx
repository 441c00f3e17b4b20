import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import type { Column } from '#ui/tables/paged-table.tsx';
import { LicenseStateChip } from './license-state-chip.tsx';
import { LicenseUsage } from './license-usage.tsx';

/** Columns that the holder's list and the owner's list share: start, end, usage and state. */
export function useLicenseColumns(): Column<Subscription>[] {
  const { t } = useTranslation(licensesTexts);
  return [
    { head: t('licenses.start'), cell: ({ start_date }) => timeOrDash(start_date) },
    { head: t('licenses.end'), cell: ({ end_date }) => timeOrDash(end_date) },
    { head: t('licenses.used'), cell: (license) => <LicenseUsage license={license} /> },
    { head: t('licenses.state'), cell: ({ state }) => <LicenseStateChip state={state} /> },
  ];
}
