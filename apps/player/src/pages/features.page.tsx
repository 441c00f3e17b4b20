import { INFO_PAGES } from '@puzzle-runs/site/info-pages.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { useTranslation } from 'react-i18next';
import { FeatureOverview, MissingFeature } from '#features/tour/feature-overview.tsx';
import { PageIntro } from '#features/tour/page-intro.tsx';
import { featureTexts } from '#i18n/feature.ts';
import { InfoPageMeta } from '#shell/info-page-meta.tsx';
import styles from './tour.page.module.css';

/** /feature: all features, as a trail of five groups. */
export default function FeaturesPage() {
  const { t, i18n } = useTranslation(featureTexts);
  return (
    <div className={styles.page}>
      <InfoPageMeta page="features" />
      <PageIntro title={INFO_PAGES.features[currentLanguage(i18n)].title}>{t('feature.intro')}</PageIntro>
      <FeatureOverview />
      <MissingFeature />
    </div>
  );
}
