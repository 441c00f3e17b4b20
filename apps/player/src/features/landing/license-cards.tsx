import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import styles from './license-cards.module.css';
import { Section } from './section.tsx';

const LICENSES = ['private', 'education', 'business'] as const;

/** The three ways to use the product (specification 1, part 1): private use is free, the others are agreed with the provider. */
export function LicenseCards() {
  const { t } = useTranslation();
  return (
    <Section title={t('landing.licenses')}>
      <ul className={styles.cards}>
        {LICENSES.map((license) => (
          <Card as="li" key={license} className={styles.card}>
            <h3>{t(`landing.license.${license}`)}</h3>
            <p>{t(`landing.license.${license}.text`)}</p>
            <Chip tone={license === 'private' ? 'trail' : 'sun'}>
              {t(license === 'private' ? 'landing.license.free' : 'landing.license.ask')}
            </Chip>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
