import { FEATURE_GROUPS, FEATURE_TABS, FEATURE_TITLES, type FeatureGroup } from '@puzzle-runs/site/feature-tabs.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { DrawnTrail } from '@puzzle-runs/web/ui/drawn-trail.tsx';
import { IconBulb, IconLockOpen, IconMapPin, IconPuzzle, IconRoute } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { landingTexts } from '#i18n/landing.ts';
import { to } from '#to.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { Link } from '#ui/link.tsx';
import styles from './feature-list.module.css';
import iconTile from './icon-tile.module.css';
import { LandingSection } from './landing-section.tsx';

const ICONS = {
  runs: IconRoute,
  pois: IconMapPin,
  tasks: IconPuzzle,
  hints: IconBulb,
  prerequisites: IconLockOpen,
} satisfies Record<FeatureGroup, unknown>;

/** What the product can do: five groups, each feature a link to its page. */
export function FeatureList() {
  const { t, i18n } = useTranslation(landingTexts);
  return (
    <LandingSection title={t('landing.features')}>
      <CardGrid minWidth={20} stretch>
        {FEATURE_GROUPS.map((group) => {
          const Icon = ICONS[group];
          return (
            <Card as="li" key={group} className={styles.group}>
              <Icon size={28} className={iconTile.icon} aria-hidden="true" />
              <div>
                <h3>{t(`feature.group.${group}`)}</h3>
                <p>{t(`feature.group.${group}.text`)}</p>
              </div>
              <ul className={styles.features}>
                {FEATURE_TABS[group].map((tab) => (
                  <li key={tab}>
                    <Link to={to.feature(tab)}>{FEATURE_TITLES[tab][currentLanguage(i18n)]}</Link>
                  </li>
                ))}
              </ul>
            </Card>
          );
        })}
        <li className={styles.all}>
          <DrawnTrail className={styles.drawing} />
          <Link to={to.page('features')} className={buttonClass('quiet')}>
            {t('landing.features.all')}
          </Link>
        </li>
      </CardGrid>
    </LandingSection>
  );
}
