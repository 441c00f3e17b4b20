import { FEATURE_GROUPS, FEATURE_TABS, FEATURE_TITLES, type FeatureTab } from '@puzzle-runs/site/feature-tabs.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { featureTexts } from '#i18n/feature.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { FeatureIcon } from './feature-icon.tsx';
import styles from './feature-links.module.css';

/** All features by group, with the active one marked. */
export function FeatureLinks({ active }: { active: FeatureTab }) {
  const { t, i18n } = useTranslation(featureTexts);
  const id = useId();
  return (
    <div className={styles.groups}>
      {FEATURE_GROUPS.map((group) => (
        <div key={group}>
          <p className={styles.group} id={`${id}-${group}`}>
            {t(`feature.group.${group}`)}
          </p>
          <ul className={styles.tabs} aria-labelledby={`${id}-${group}`}>
            {FEATURE_TABS[group].map((tab) => (
              <li key={tab}>
                <Link to={to.feature(tab)} aria-current={tab === active ? 'page' : undefined}>
                  <FeatureIcon tab={tab} size={20} />
                  {FEATURE_TITLES[tab][currentLanguage(i18n)]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
