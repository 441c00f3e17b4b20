import { CreatorCall } from '#features/landing/creator-call.tsx';
import { FeatureList } from '#features/landing/feature-list.tsx';
import { FeaturedRun } from '#features/landing/featured-run.tsx';
import { Hero } from '#features/landing/hero.tsx';
import { HowItWorks } from '#features/landing/how-it-works.tsx';
import { LicenseCards } from '#features/landing/license-cards.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageMeta } from '#shell/page-meta.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';
import styles from './landing.module.css';

export default function LandingPage() {
  return (
    <>
      <PageMeta />
      <div className={styles.page}>
        <Hero />
        <PageBoundary failure={SectionFailure}>
          <FeaturedRun />
        </PageBoundary>
        <HowItWorks />
        <CreatorCall />
        <FeatureList />
        <LicenseCards />
      </div>
    </>
  );
}
