import { Menu } from '@mantine/core';
import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { IconChartBar, IconTicketOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RowMenu } from '#shell/row-menu.tsx';
import { to } from '#to.ts';
import type { HandedOver } from './handed-over.ts';
import { useLicenseName } from './use-license-name.ts';

/** What can be done with a licence of the list (specification 2, part 2). */
export function LicenseActions({ license }: { license: Subscription }) {
  const { t } = useTranslation();
  const nameOf = useLicenseName();
  const at = { license: license.id };
  const state: HandedOver = { license };
  return (
    <RowMenu label={t('licenses.actions.of', { name: nameOf(license.License.name) })}>
      <Menu.Item
        component={Link}
        to={to.licenseStatistic(at)}
        state={state}
        leftSection={<IconChartBar aria-hidden="true" size={20} />}
      >
        {t('licenses.statistic')}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={to.licenseContingent(at)}
        state={state}
        leftSection={<IconTicketOff aria-hidden="true" size={20} />}
      >
        {t('licenses.contingent')}
      </Menu.Item>
    </RowMenu>
  );
}
