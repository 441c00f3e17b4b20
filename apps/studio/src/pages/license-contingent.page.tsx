import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LicenseHeader } from '#features/licenses/one/license-header.tsx';
import { LicenseLoader } from '#features/licenses/one/license-loader.tsx';
import { LicenseSummary } from '#features/licenses/one/license-summary.tsx';
import { TakeUnitsForm } from '#features/licenses/one/take-units-form.tsx';
import { TakenUnitsLog } from '#features/licenses/one/taken-units-log.tsx';
import { licensesTexts } from '#i18n/licenses.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function LicenseContingentPage() {
  const { t } = useTranslation(licensesTexts);
  return (
    <LicenseLoader>
      {(license) => (
        <>
          <LicenseHeader license={license} page="contingent" />
          <ReadableWidth>
            <Stack gap="lg">
              <LicenseSummary license={license} />
              <TakeUnitsForm license={license} />
              <h2>{t('licenses.log')}</h2>
              <TakenUnitsLog license={license.id} />
            </Stack>
          </ReadableWidth>
        </>
      )}
    </LicenseLoader>
  );
}
