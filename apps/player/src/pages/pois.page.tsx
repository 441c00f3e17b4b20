import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { isIntroRead } from '@puzzle-runs/web/session/read-intros.ts';
import { deviceStore } from '@puzzle-runs/web/session/session.ts';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { DownloadOffer } from '#features/play/download/download-offer.tsx';
import { LazyHelp } from '#features/play/help/lazy-help.tsx';
import { usePlay } from '#features/play/play-context.ts';
import { FoldedIntro, Intro } from '#features/play/pois/intro.tsx';
import { PlaySummary } from '#features/play/pois/play-summary.tsx';
import { PoiOverview } from '#features/play/pois/poi-overview.tsx';
import { WaitingAnswers } from '#features/play/submission/waiting-answers.tsx';
import { PageMeta } from '#shell/page-meta.tsx';
import styles from './pois.page.module.css';

/** The finish, or the end of a Versus; most visits of the overview are on the way. */
const FinishPanel = onDemand(() => import('#features/play/finish/finish-panel.tsx').then((file) => file.FinishPanel));

/** …/poi: the exploration as a trail or as a map; with the finish on top once all tasks are solved, or the Versus has ended. */
export default function PoisPage() {
  const { joined, place } = usePlay();
  const { state } = useLocation() as { state: { celebrate?: boolean } | null };
  const { finished_at: finishedAt } = joined.progress;
  // A team mate may solve the last task while this page is open.
  const [wasOpen] = useState(finishedAt === null);
  const { intro } = joined;
  const isOver = finishedAt !== null || joined.schedule?.state === 'ended';
  const [introRead, setIntroRead] = useState(() => isIntroRead(deviceStore, place));
  if (intro != null && !introRead && !isOver)
    return (
      <div className={styles.pois}>
        <PageMeta title={joined.exploration.name} hidden />
        <Intro html={intro} onStart={() => setIntroRead(true)} />
      </div>
    );
  return (
    <div className={styles.pois}>
      <PageMeta title={joined.exploration.name} hidden />
      <WaitingAnswers />
      {isOver && (
        <Suspense>
          <FinishPanel
            finishedAt={finishedAt}
            isFresh={finishedAt !== null && (wasOpen || state?.celebrate === true)}
          />
        </Suspense>
      )}
      {!isOver && joined.rows.length > 0 && <PlaySummary />}
      {intro != null && <FoldedIntro html={intro} />}
      <DownloadOffer>
        <PoiOverview />
        <LazyHelp />
      </DownloadOffer>
    </div>
  );
}
