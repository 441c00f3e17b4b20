import { FEATURE_DESCRIPTIONS } from '@puzzle-runs/site/feature-descriptions.ts';
import { FEATURE_GROUPS, FEATURE_TABS, FEATURE_TITLES } from '@puzzle-runs/site/feature-tabs.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { DrawnTrail } from '@puzzle-runs/web/ui/drawn-trail.tsx';
import { useTranslation } from 'react-i18next';
import { featureTexts } from '#i18n/feature.ts';
import { to } from '#to.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { Link } from '#ui/link.tsx';
import { Trail, TrailStop } from '#ui/trail.tsx';
import { FeatureIcon } from './feature-icon.tsx';
import styles from './feature-overview.module.css';

/** The feature groups as stations of a trail, each with the cards of its features. */
export function FeatureOverview() {
  const { t, i18n } = useTranslation(featureTexts);
  const language = currentLanguage(i18n);
  return (
    <Trail>
      {FEATURE_GROUPS.map((group) => (
        <TrailStop key={group} state="open">
          <section className={styles.group} aria-labelledby={group}>
            <h2 id={group}>{t(`feature.group.${group}`)}</h2>
            <p>{t(`feature.group.${group}.text`)}</p>
            <CardGrid minWidth={16}>
              {FEATURE_TABS[group].map((tab) => (
                <li key={tab} className={styles.card}>
                  <span className={styles.icon}>
                    <FeatureIcon tab={tab} size={24} />
                  </span>
                  <h3>
                    <Link to={to.feature(tab)}>{FEATURE_TITLES[tab][language]}</Link>
                  </h3>
                  <p>{FEATURE_DESCRIPTIONS[tab][language]}</p>
                </li>
              ))}
            </CardGrid>
          </section>
        </TrailStop>
      ))}
    </Trail>
  );
}

/** End of the overview: suggest a feature, or register. */
export function MissingFeature() {
  const { t } = useTranslation(featureTexts);
  return (
    <section className={styles.missing}>
      <div>
        <h2>{t('feature.missing')}</h2>
        <p>{t('feature.missing.text')}</p>
        <div className={styles.ways}>
          <Link to={to.page('featureProposal')} className={buttonClass()}>
            {t('feature.missing.action')}
          </Link>
          <Link to={to.page('register')} className={buttonClass('quiet')}>
            {t('feature.start')}
          </Link>
        </div>
      </div>
      <DrawnTrail className={styles.drawing} />
    </section>
  );
}
