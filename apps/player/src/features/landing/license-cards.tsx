import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { useTranslation } from 'react-i18next';
import { landingTexts } from '#i18n/landing.ts';
import { to } from '#to.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { Link } from '#ui/link.tsx';
import { LandingSection } from './landing-section.tsx';
import styles from './license-cards.module.css';

const LICENSES = [
  { license: 'private', address: to.explorations(), price: 'free' },
  { license: 'education', address: to.page('licenseEducation'), price: 'ask' },
  { license: 'business', address: to.page('licenseBusiness'), price: 'ask' },
] as const;

/** The three licence models: private use is free, the others are agreed with the provider. */
export function LicenseCards() {
  const { t } = useTranslation(landingTexts);
  return (
    <LandingSection title={t('landing.licenses')}>
      <CardGrid minWidth={17} stretch>
        {LICENSES.map(({ license, address, price }) => (
          <Card as="li" key={license} className={styles.card}>
            <h3>{t(`landing.license.${license}`)}</h3>
            <Chip tone={price === 'free' ? 'trail' : 'sun'}>{t(`landing.license.${price}`)}</Chip>
            <p>{t(`landing.license.${license}.text`)}</p>
            <Link to={address} className={buttonClass(price === 'free' ? 'primary' : 'quiet')}>
              {t(`landing.license.${license}.open`)}
            </Link>
          </Card>
        ))}
      </CardGrid>
    </LandingSection>
  );
}
