import { FEATURE_GROUPS, FEATURE_TABS, FEATURE_TITLES, type FeatureTab } from '@puzzle-runs/site/feature-tabs.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { featureTexts } from '#i18n/feature.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { FeatureIcon } from './feature-icon.tsx';
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

/** All features by group, with the active one marked. */
function FeatureLinks({ active }: { active: FeatureTab }) {
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
