import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { IconChartBar, IconTicketOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { RowMenu } from '#shell/lists/row-menu.tsx';
import { RowMenuLink } from '#shell/lists/row-menu-link.tsx';
import { to } from '#to.ts';
import type { LicenseNavigationState } from './license-navigation-state.ts';
import { useLicenseName } from './use-license-name.ts';

/** Row menu of a licence in the list. */
export function LicenseActions({ license }: { license: Subscription }) {
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
