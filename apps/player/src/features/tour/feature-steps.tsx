import { adjacentFeatureTabs, FEATURE_TITLES, type FeatureTab } from '@puzzle-runs/site/feature-tabs.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { featureTexts } from '#i18n/feature.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import styles from './feature-steps.module.css';

/** Links to the features before and after this one. */
export function FeatureSteps({ tab }: { tab: FeatureTab }) {
  const { t, i18n } = useTranslation(featureTexts);
  const { previous, next } = adjacentFeatureTabs(tab);
  const nameOf = (other: FeatureTab) => FEATURE_TITLES[other][currentLanguage(i18n)];
  return (
    <nav className={styles.steps} aria-label={t('feature.steps')}>
      {previous && (
        <Link to={to.feature(previous)} className={styles.step}>
          <IconArrowLeft aria-hidden />
          <span>
            <small>{t('feature.previous')}</small> {nameOf(previous)}
          </span>
        </Link>
      )}
      {next ? (
        <Link to={to.feature(next)} className={styles.next}>
          <span>
            <small>{t('feature.next')}</small> {nameOf(next)}
          </span>
          <IconArrowRight aria-hidden />
        </Link>
      ) : (
        <Link to={to.page('featureProposal')} className={styles.next}>
          <span>
            <small>{t('feature.missing')}</small> {t('feature.missing.action')}
          </span>
          <IconArrowRight aria-hidden />
        </Link>
      )}
    </nav>
  );
}
