import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { NavTabs } from '#shell/navigation/nav-tabs.tsx';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import type { LicenseNavigationState } from '../license-navigation-state.ts';
import { useLicenseName } from '../use-license-name.ts';

interface Props {
  license: Subscription;
  page: 'statistic' | 'contingent';
}

/** Header of the pages of one licence. Its tabs pass the licence as navigation state, like the list. */
export function LicenseHeader({ license, page }: Props) {
  const { t } = useTranslation(licensesTexts);
  const nameOf = useLicenseName();
  const at = { license: license.id };
  const state: LicenseNavigationState = { license };
  return (
    <>
      <PageHeader
        title={t(`licenses.${page}.of`, { name: nameOf(license.License.name) })}
        crumbs={[{ to: to.licenses(), label: t('nav.licenses') }]}
        tabs={
          <NavTabs
            label={t('licenses.tabs')}
            tabs={[
              { to: to.licenses(), label: t('licenses.all'), end: true },
              { to: to.licenseStatistic(at), label: t('licenses.statistic'), state },
              { to: to.licenseContingent(at), label: t('licenses.contingent'), state },
            ]}
          />
        }
      />
    </>
  );
}
