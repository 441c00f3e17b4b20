import { type LicenseGroup, licensesFor } from '@puzzle-runs/domain/license/license-prices.ts';
import { IconBackpack, IconCompass, IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { InfoArticlePage, InfoSection } from '#features/info/info-article-page.tsx';
import { LicenseFacts, LicenseNav } from '#features/info/license/license-offer.tsx';
import { formatEuros } from '#features/info/license/price.tsx';
import { LinkCards } from '#features/info/link-cards.tsx';
import { licenseTexts } from '#i18n/license.ts';
import { InfoPageMeta, useInfoPageText } from '#shell/info-page-meta.tsx';
import { to } from '#to.ts';

const PAGES = [
  { page: 'licenseSchool', group: 'school', Icon: IconBackpack },
  { page: 'licenseUniversity', group: 'university', Icon: IconSchool },
  { page: 'licenseExtracurricular', group: 'extracurricular', Icon: IconCompass },
] as const;

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

/** Links to the three education licences, each with its lowest price. */
function EducationLinks() {
  const { t, i18n } = useTranslation(licenseTexts);
  return (
    <InfoSection title={t('license.educationChoice')}>
      <LinkCards
        ways={PAGES.map(({ page, group, Icon }) => ({
          to: to.page(page),
          title: t(`license.tab.${page}`),
          text: t(`license.education.${page}`, { price: formatEuros(lowestPrice(group), i18n.language) }),
          icon: <Icon size={28} aria-hidden="true" />,
        }))}
      />
    </InfoSection>
  );
}

function lowestPrice(group: LicenseGroup): number {
  return Math.min(...licensesFor(group).map(({ price }) => price));
}
