import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { LazyMount } from '@puzzle-runs/web/on-demand/lazy-mount.tsx';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { DrawnTrail } from '@puzzle-runs/web/ui/drawn-trail.tsx';
import { useTranslation } from 'react-i18next';
import { FeatureList } from '#features/landing/feature-list.tsx';
import { FeaturedExploration } from '#features/landing/featured-exploration.tsx';
import { Hero } from '#features/landing/hero.tsx';
import { HowItWorks } from '#features/landing/how-it-works.tsx';
import { LandingSection } from '#features/landing/landing-section.tsx';
import { LicenseCards } from '#features/landing/license-cards.tsx';
import { Promises } from '#features/landing/promises.tsx';
import { landingTexts } from '#i18n/landing.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageMeta } from '#shell/page-meta.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
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

/** Leads creators to registration, or logged-in ones to the studio. */
function CreatorCall() {
  const { t } = useTranslation(landingTexts);
  const account = useAccount();
  return (
    <LandingSection title={t('landing.create')}>
      <div className={styles.call}>
        <div className={styles.words}>
          <p>{t('landing.create.text')}</p>
          <Link to={account ? to.management() : to.page('register')} className={buttonClass()}>
            {t(account ? 'landing.create.studio' : 'landing.create.register')}
          </Link>
        </div>
        <DrawnTrail className={styles.drawing} />
      </div>
    </LandingSection>
  );
}
