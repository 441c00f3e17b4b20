import '#i18n/licenses.ts';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LicenseHeader } from '#features/licenses/one/license-header.tsx';
import { OneLicense } from '#features/licenses/one/license-loader.tsx';
import { LicenseFacts } from '#features/licenses/one/license-summary.tsx';
import { LicenseUses } from '#features/licenses/one/license-uses.tsx';
import { Measure } from '#ui/readable-width.tsx';

export default function LicenseStatisticPage() {
  const { t } = useTranslation();
  return (
    <OneLicense>
      {(license) => (
        <>
          <LicenseHeader license={license} page="statistic" />
          <Measure>
            <Stack gap="lg">
              <LicenseFacts license={license} />
              <h2>{t('licenses.uses')}</h2>
              <LicenseUses license={license} />
            </Stack>
          </Measure>
        </>
      )}
    </OneLicense>
  );
}
