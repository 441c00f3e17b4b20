import { shownPoints } from '@puzzle-runs/domain/progress/points.ts';
import { LoadBoundary } from '@puzzle-runs/web/on-demand/load-boundary.tsx';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { isSettled } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { isIntroRead } from '@puzzle-runs/web/session/read-intros.ts';
import { deviceStore, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { DownloadOffer } from '#features/play/download/download-offer.tsx';
import { durationBetween, useDurationText } from '#features/play/duration.ts';
import { LazyHelp } from '#features/play/help/lazy-help.tsx';
import { usePlay } from '#features/play/play-context.ts';
import { FoldedIntro, Intro } from '#features/play/pois/intro.tsx';
import { PoiOverview } from '#features/play/pois/poi-overview.tsx';
import { useEveryMinute } from '#features/play/pois/use-every-minute.ts';
import { playTexts } from '#i18n/play.ts';
import { LazyDecidedLists, loadWaitingLine } from '#offline/load-outbox.ts';
import { offlineCodeDue } from '#offline/offline-code-due.ts';
import { useOutboxView } from '#offline/outbox-view.ts';
import { PageMeta } from '#shell/page-meta.tsx';
import styles from './pois.page.module.css';

/** The finish, or the end of a Versus; most visits of the overview are on the way. */
const FinishPanel = onDemand(() => import('#features/play/finish/finish-panel.tsx').then((file) => file.FinishPanel));

/**
 * …/poi: the exploration as a trail or as a map; with the finish on top once all tasks are solved, or the Versus has
 * ended.
 */
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
      <DecidedAnswers />
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

/** Points, solved tasks and time since joining, on top of the overview until the finish. */
function PlaySummary() {
  const { t } = useTranslation(playTexts);
  const { netPoints, pointsToEarn, tasks_completed, total_tasks, joined_at } = usePlay().joined.progress;
  const duration = useDurationText(durationBetween(joined_at, useEveryMinute()));
  return (
    <ul className={styles.summary} aria-label={t('play.summary.label')}>
      <li>{t('play.summary.points', { n: shownPoints(netPoints), all: pointsToEarn })}</li>
      <li>{t('play.summary.tasks', { n: tasks_completed, all: total_tasks })}</li>
      <li>{t('play.summary.time', { duration })}</li>
    </ul>
  );
}

/** What the server has decided about answers of this game that waited, and what needs the player. */
function DecidedAnswers() {
  const { place } = usePlay();
  const { entries } = useOutboxView();
  useEffect(() => void offlineCodeDue.then(loadWaitingLine).catch(() => undefined), []);
  const game = storageKeyOf(place);
  const own = entries.filter((entry) => entry.game === game);
  const settled = own.filter(isSettled);
  const held = own.filter((entry) => entry.held && !isSettled(entry));
  return (
    settled.length + held.length > 0 && (
      <LoadBoundary fallback={null}>
        <LazyDecidedLists settled={settled} held={held} />
      </LoadBoundary>
    )
  );
}
