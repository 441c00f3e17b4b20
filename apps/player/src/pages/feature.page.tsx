import { FEATURE_DESCRIPTIONS } from '@puzzle-runs/site/feature-descriptions.ts';
import { FEATURE_TITLES, isFeatureTab } from '@puzzle-runs/site/feature-tabs.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { FeatureArticle } from '#features/tour/feature-article.tsx';
import { FeatureNav } from '#features/tour/feature-nav.tsx';
import { FeatureSteps } from '#features/tour/feature-steps.tsx';
import { PlaygroundStage } from '#features/tour/playground-stage.tsx';
import { NotFound } from '#shell/not-found.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageMeta } from '#shell/page-meta.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';
import styles from './feature.page.module.css';
import { PLAYGROUNDS } from './feature-playgrounds.tsx';

/** /feature/{tab}: one feature with its playground. */
export default function FeaturePage() {
  const { tab = '' } = useParams();
  const { i18n } = useTranslation();
  if (!isFeatureTab(tab)) return <NotFound />;
  const language = currentLanguage(i18n);
  const { element: shows, canRestart: restarts, minHeight: room, wide = false } = PLAYGROUNDS[tab];
  return (
    <div className={styles.page}>
      <PageMeta title={FEATURE_TITLES[tab][language]} description={FEATURE_DESCRIPTIONS[tab][language]} />
      <FeatureNav active={tab} />
      <div className={styles.feature}>
        <FeatureArticle tab={tab} wide={wide}>
          <PlaygroundStage key={tab} canRestart={restarts} minHeight={room}>
            <PageBoundary failure={SectionFailure}>{shows}</PageBoundary>
          </PlaygroundStage>
        </FeatureArticle>
        <FeatureSteps tab={tab} />
      </div>
    </div>
  );
}
