import '#i18n/licenses.ts';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LicenseHeader } from '#features/licenses/one/license-header.tsx';
import { OneLicense } from '#features/licenses/one/license-loader.tsx';
import { LicenseFacts } from '#features/licenses/one/license-summary.tsx';
import { QuotaForm } from '#features/licenses/one/take-units-form.tsx';
import { QuotaLog } from '#features/licenses/one/taken-units-log.tsx';
import { Measure } from '#ui/readable-width.tsx';

export default function LicenseContingentPage() {
  const { t } = useTranslation();
  return (
    <OneLicense>
      {(license) => (
        <>
          <LicenseHeader license={license} page="contingent" />
          <Measure>
            <Stack gap="lg">
              <LicenseFacts license={license} />
              <QuotaForm license={license} />
              <h2>{t('licenses.log')}</h2>
              <QuotaLog license={license.id} />
            </Stack>
          </Measure>
        </>
      )}
    </OneLicense>
  );
}
