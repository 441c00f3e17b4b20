import { IconBulb, IconDeviceMobile, IconKey, IconPuzzle, IconQrcode, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';
import styles from './tiles.module.css';

const FEATURES = [
  { key: 'quests', Icon: IconPuzzle },
  { key: 'hints', Icon: IconBulb },
  { key: 'spots', Icon: IconKey },
  { key: 'versus', Icon: IconTrophy },
  { key: 'guest', Icon: IconDeviceMobile },
  { key: 'share', Icon: IconQrcode },
] as const;

/** What the product can do (specification 1, part 1). */
export function FeatureList() {
  const { t } = useTranslation();
  return (
    <Section title={t('landing.features')}>
      <ul className={styles.tiles}>
        {FEATURES.map(({ key, Icon }) => (
          <li key={key} className={styles.tile}>
            <Icon size={28} className={styles.icon} aria-hidden="true" />
            <div>
              <h3>{t(`landing.feature.${key}`)}</h3>
              <p>{t(`landing.feature.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
