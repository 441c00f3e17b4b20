import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { FallbackLanguage } from '@puzzle-runs/web/i18n/fallback-language.tsx';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyHelp } from './help/lazy-help.tsx';
import { PlayedHints } from './hint/played-hints.tsx';
import { PlayedTaskCard } from './played-task-card.tsx';
import { FinishedNote, NextPoi, PoiNav } from './poi/poi-nav.tsx';
import { SolvedNews, SpokenNews, usePoiNews } from './poi/poi-news.tsx';
import { TASKS_ID } from './poi/show-tasks.ts';
import styles from './poi-detail.module.css';
import { poiState } from './poi-state.ts';
import { useCurrentPoi } from './use-poi.ts';
import { PoiWay } from './way/poi-way.tsx';

/** Replaces the tasks until the arrival. */
const ArrivalGate = onDemand(() => import('./arrival/arrival-gate.tsx').then((file) => file.ArrivalGate));

/** An unlocked poi: description, location or hints, and its tasks in order. */
export function PoiDetail({ poi }: { poi: OpenPoi }) {
  const { t } = useTranslation();
  // A trial may link to one of the tasks.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

  const { tasks, dismiss } = useShownTasks(poi);
  const news = usePoiNews(poi);
  const current = useCurrentPoi();
  const next = poiState(poi) === 'open' ? undefined : current;
  return (
    <div className={styles.poi}>
      <div className={styles.about}>
        <FallbackLanguage lang={poi.lang}>
          {poi.description !== '' && <RichText html={poi.description} />}
        </FallbackLanguage>
        {poi.location_type === 'hint' && <PlayedHints hints={poi.location} />}
        <PoiWay poi={poi} />
      </div>
      <div id={TASKS_ID} tabIndex={-1} className={styles.tasks}>
        {poi.arrival.arrived ? (
          tasks.map((task) => (
            <FallbackLanguage key={task.id} lang={task.lang}>
              <PlayedTaskCard
                task={task}
                news={<SolvedNews task={task.id} news={news} />}
                onDismiss={poi.Tasks.includes(task) ? undefined : () => dismiss(task.id)}
              />
            </FallbackLanguage>
          ))
        ) : (
          <Suspense key={poi.id} fallback={<PageSpinner label={t('state.loading')} />}>
            <ArrivalGate poi={poi} />
          </Suspense>
        )}
        <LazyHelp poi={poi} />
        {next && <NextPoi next={next} isDone={news.isDone} />}
        <FinishedNote />
        <PoiNav poi={poi} linked={next} />
      </div>
      <SpokenNews news={news} />
    </div>
  );
}

/**
 * The tasks in order. An unsolved one that is deleted while it is on the screen stays with what was entered, until the
 * player dismisses it.
 */
function useShownTasks({ Tasks, arrival: { arrived } }: OpenPoi) {
  const [{ current, deleted }, setShown] = useState<{ current: OpenPoi['Tasks']; deleted: OpenPoi['Tasks'] }>({
    current: Tasks,
    deleted: [],
  });
  if (arrived && current !== Tasks) {
    const isDeleted = (task: OpenPoi['Tasks'][number]) => !task.progressed && !Tasks.some(({ id }) => id === task.id);
    setShown({ current: Tasks, deleted: [...deleted, ...current].filter(isDeleted) });
  }
  return {
    tasks: [...Tasks, ...deleted].toSorted((a, b) => a.position - b.position),
    dismiss: (id: number) => setShown({ current, deleted: deleted.filter((task) => task.id !== id) }),
  };
}
