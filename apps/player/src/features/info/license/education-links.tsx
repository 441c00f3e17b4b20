import { type LicenseGroup, licensesFor } from '@puzzle-runs/domain/license/license-prices.ts';
import { IconBackpack, IconCompass, IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { licenseTexts } from '#i18n/license.ts';
import { to } from '#to.ts';
import { InfoSection } from '../info-section.tsx';
import { LinkCards } from '../link-cards.tsx';
import { formatEuros } from './format-euros.ts';

const PAGES = [
  { page: 'licenseSchool', group: 'school', Icon: IconBackpack },
  { page: 'licenseUniversity', group: 'university', Icon: IconSchool },
  { page: 'licenseExtracurricular', group: 'extracurricular', Icon: IconCompass },
] as const;

/** Links to the three education licences, each with its lowest price. */
export function EducationLinks() {
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
