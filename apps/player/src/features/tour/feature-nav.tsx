import { FEATURE_TITLES, type FeatureTab } from '@puzzle-runs/site/feature-tabs.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { featureTexts } from '#i18n/feature.ts';
import { FeatureIcon } from './feature-icon.tsx';
import { FeatureLinks } from './feature-links.tsx';
import styles from './feature-nav.module.css';

/** Navigation to every feature: a list on the left on wide screens, a collapsed line on narrow ones. */
export function FeatureNav({ active }: { active: FeatureTab }) {
  const { t, i18n } = useTranslation(featureTexts);
  return (
    <nav className={styles.nav} aria-label={t('feature.nav')}>
      <details key={active} className={styles.picker}>
        <summary>
          <FeatureIcon tab={active} size={22} />
          <span className="visually-hidden">{t('feature.picker')}</span>
          <b>{FEATURE_TITLES[active][currentLanguage(i18n)]}</b>
          <IconChevronDown aria-hidden className={styles.arrow} />
        </summary>
        <FeatureLinks active={active} />
      </details>
      <div className={styles.list}>
        <FeatureLinks active={active} />
      </div>
    </nav>
  );
}
