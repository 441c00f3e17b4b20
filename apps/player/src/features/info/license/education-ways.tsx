import { type LicenseGroup, licensesFor } from '@puzzle-runs/domain/license/license-prices.ts';
import { IconBackpack, IconCompass, IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Part } from '../part.tsx';
import { Ways } from '../ways.tsx';
import { euros } from './euros.ts';

const WAYS = [
  { page: 'licenseSchool', group: 'school', Icon: IconBackpack },
  { page: 'licenseUniversity', group: 'university', Icon: IconSchool },
  { page: 'licenseExtracurricular', group: 'extracurricular', Icon: IconCompass },
] as const;

/** The three kinds of places where people learn, each with the price it begins at. */
export function EducationWays() {
  const { t, i18n } = useTranslation();
  return (
    <Part title={t('license.educationChoice')}>
      <Ways
        ways={WAYS.map(({ page, group, Icon }) => ({
          to: to.page(page),
          title: t(`license.tab.${page}`),
          text: t(`license.education.${page}`, { price: euros(lowestPrice(group), i18n.language) }),
          icon: <Icon size={28} aria-hidden="true" />,
        }))}
      />
    </Part>
  );
}

function lowestPrice(group: LicenseGroup): number {
  return Math.min(...licensesFor(group).map(({ price }) => price));
}
