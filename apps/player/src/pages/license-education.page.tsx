import '#i18n/license.ts';
import { useTranslation } from 'react-i18next';
import { ExplainingPage } from '#features/info/explaining-page.tsx';
import { EducationWays } from '#features/info/license/education-ways.tsx';
import { LicenseFacts } from '#features/info/license/license-facts.tsx';
import { LicenseNav } from '#features/info/license/license-nav.tsx';
import { InfoMeta } from '#shell/info-meta.tsx';
import { useInfoWords } from '#shell/use-info-words.ts';

export default function LicenseEducationPage() {
  const { t } = useTranslation();
  return (
    <>
      <InfoMeta page="licenseEducation" />
      <ExplainingPage title={useInfoWords('licenseEducation').title} lead={t('license.educationLead')}>
        <LicenseNav current="licenseEducation" />
        <EducationWays />
        <LicenseFacts />
      </ExplainingPage>
    </>
  );
}
