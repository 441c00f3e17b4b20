import { useTranslation } from 'react-i18next';
import { licenseTexts } from '#i18n/license.ts';
import { InfoSection } from '../info-section.tsx';
import { Prose } from '../prose.tsx';

/** What a licence is, and how to get one. */
export function LicenseFacts() {
  const { t } = useTranslation(licenseTexts);
  return (
    <>
      <InfoSection title={t('license.what')}>
        <Prose text={t('license.what.text')} />
      </InfoSection>
      <InfoSection title={t('license.how')}>
        <Prose text={t('license.how.text')} />
      </InfoSection>
    </>
  );
}
