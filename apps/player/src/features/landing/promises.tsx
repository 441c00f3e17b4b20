import { IconCode, IconEyeOff, IconRefresh, IconShieldCheck, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { landingTexts } from '#i18n/landing.ts';
import iconTile from './icon-tile.module.css';
import { LandingSection } from './landing-section.tsx';
import styles from './tiles.module.css';

const PROMISES = [
  { key: 'live', Icon: IconRefresh },
  { key: 'privacy', Icon: IconShieldCheck },
  { key: 'sun', Icon: IconSun },
  { key: 'fair', Icon: IconEyeOff },
  { key: 'open', Icon: IconCode },
] as const;

/** Promises of the product; a test proves each of them. */
export function Promises() {
  const { t } = useTranslation(landingTexts);
  return (
    <LandingSection title={t('landing.promises')}>
      <ul className={styles.tiles}>
        {PROMISES.map(({ key, Icon }) => (
          <li key={key} className={styles.tile}>
            <Icon size={28} className={iconTile.icon} aria-hidden="true" />
            <div>
              <h3>{t(`landing.promise.${key}`)}</h3>
              <p>{t(`landing.promise.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
