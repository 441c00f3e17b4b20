import { LazyMount } from '@puzzle-runs/web/on-demand/lazy-mount.tsx';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { CreatorCall } from '#features/landing/creator-call.tsx';
import { FeatureList } from '#features/landing/feature-list.tsx';
import { FeaturedExploration } from '#features/landing/featured-exploration.tsx';
import { Hero } from '#features/landing/hero.tsx';
import { HowItWorks } from '#features/landing/how-it-works.tsx';
import { LicenseCards } from '#features/landing/license-cards.tsx';
import { Promises } from '#features/landing/promises.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageMeta } from '#shell/page-meta.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';
import styles from './landing.module.css';

const Stage = onDemand(() => import('#features/tour/playground-stage.tsx').then((file) => file.PlaygroundStage));
const Task = onDemand(() =>
  import('#features/play/playground/task-playground.tsx').then((file) => file.TaskPlayground),
);

/** Height of the task with its stage on a phone. */
const STAGE_HEIGHT = '48rem';

export default function LandingPage() {
  return (
    <>
      <PageMeta />
      <div className={styles.page}>
        <Hero />
        <PageBoundary failure={SectionFailure}>
          <FeaturedExploration />
        </PageBoundary>
        <HowItWorks>
          <LazyMount minHeight={STAGE_HEIGHT}>
            <PageBoundary failure={SectionFailure}>
              <Stage canRestart minHeight="0">
                <Task tab="free" />
              </Stage>
            </PageBoundary>
          </LazyMount>
        </HowItWorks>
        <FeatureList />
        <Promises />
        <CreatorCall />
        <LicenseCards />
      </div>
    </>
  );
}
