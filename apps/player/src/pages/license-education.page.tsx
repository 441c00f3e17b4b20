import { useTranslation } from 'react-i18next';
import { InfoArticlePage } from '#features/info/info-article-page.tsx';
import { EducationLinks } from '#features/info/license/education-links.tsx';
import { LicenseFacts } from '#features/info/license/license-facts.tsx';
import { LicenseNav } from '#features/info/license/license-nav.tsx';
import { licenseTexts } from '#i18n/license.ts';
import { InfoPageMeta } from '#shell/info-page-meta.tsx';
import { useInfoPageText } from '#shell/use-info-page-text.ts';

export default function LicenseEducationPage() {
  const { t } = useTranslation(licenseTexts);
  return (
    <>
      <InfoPageMeta page="licenseEducation" />
      <InfoArticlePage title={useInfoPageText('licenseEducation').title} lead={t('license.educationLead')}>
        <LicenseNav current="licenseEducation" />
        <EducationLinks />
        <LicenseFacts />
      </InfoArticlePage>
    </>
  );
}
