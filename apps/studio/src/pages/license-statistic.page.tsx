import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LicenseHeader } from '#features/licenses/one/license-header.tsx';
import { LicenseLoader } from '#features/licenses/one/license-loader.tsx';
import { LicenseSummary } from '#features/licenses/one/license-summary.tsx';
import { LicenseUses } from '#features/licenses/one/license-uses.tsx';
import { licensesTexts } from '#i18n/licenses.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function LicenseStatisticPage() {
  const { t } = useTranslation(licensesTexts);
  return (
    <LicenseLoader>
      {(license) => (
        <>
          <LicenseHeader license={license} page="statistic" />
          <ReadableWidth>
            <Stack gap="lg">
              <LicenseSummary license={license} />
              <h2>{t('licenses.uses')}</h2>
              <LicenseUses license={license} />
            </Stack>
          </ReadableWidth>
        </>
      )}
    </LicenseLoader>
  );
}
