import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { licenseTexts } from '#i18n/license.ts';
import { InfoSection } from '../info-section.tsx';
import styles from './license-examples.module.css';

const EXAMPLES = {
  business: ['business_event', 'business_city', 'business_fair', 'business_onboarding'],
  school: ['school_trip', 'school_subject', 'school_house'],
  university: ['university_start', 'university_excursion', 'university_library'],
  extracurricular: ['extracurricular_museum', 'extracurricular_youth', 'extracurricular_tourism'],
} as const;

/** What the licences of a group are used for. */
export function LicenseExamples({ group }: { group: keyof typeof EXAMPLES }) {
  const { t } = useTranslation(licenseTexts);
  return (
    <InfoSection title={t('license.who')}>
      <div className={styles.examples}>
        {EXAMPLES[group].map((example) => (
          <Card as="article" key={example}>
            <h3>{t(`license.example.${example}`)}</h3>
            <p>{t(`license.example.${example}.text`)}</p>
          </Card>
        ))}
      </div>
    </InfoSection>
  );
}
