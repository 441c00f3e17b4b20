import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { FallbackLanguage } from '@puzzle-runs/web/i18n/fallback-language.tsx';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { IconArrowRight } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { LazyHelp } from './help/lazy-help.tsx';
import { PlayedHints } from './hint/played-hints.tsx';
import { usePlay } from './play-context.ts';
import { PlayedTaskCard } from './played-task-card.tsx';
import { Act } from './poi/act.tsx';
import { useOpenTask, useTaskState } from './poi/open-task.ts';
import { SolvedNews, SpokenNews, usePoiNews } from './poi/poi-news.tsx';
import { TASKS_ID } from './poi/show-tasks.ts';
import { Stations } from './poi/stations.tsx';
import { useKeyboardOpen } from './poi/use-keyboard-open.ts';
import styles from './poi-detail.module.css';
import { PoiWay } from './way/poi-way.tsx';

/** Replaces the tasks until the arrival. */
const ArrivalGate = onDemand(() => import('./arrival/arrival-gate.tsx').then((file) => file.ArrivalGate));

/** Beside a task that needs the answers of others. */
const Pieces = onDemand(() => import('./pieces/pieces.tsx').then((file) => file.Pieces), { onFail: Nothing });

/** Below the tasks: where to go next. */
const AfterTasks = onDemand(() => import('./poi/poi-nav.tsx').then((file) => file.AfterTasks), { onFail: Nothing });

/** An unlocked poi: its tasks as stations, description, location or hints, and the tasks in order, one of them open. */
export function PoiDetail({ poi }: { poi: OpenPoi }) {
  const { t } = useTranslation(playTexts);
  const { isPlayground } = usePlay();
  // A trial may link to one of the tasks.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

  const { tasks, dismiss } = useShownTasks(poi);
  const stateOf = useTaskState();
  const { open, next: playable, show } = useOpenTask(tasks, stateOf);
  const openTask = tasks.find(({ id }) => id === open);
  const isOver = openTask !== undefined && stateOf(openTask) !== 'open';
  const notes = {
    open: undefined,
    solved: undefined,
    waiting: t('play.task.waits'),
    closed: t('play.task.noneLeft'),
  };
  const isTyping = useKeyboardOpen();
  const news = usePoiNews(poi);
  return (
    <div className={classNames(styles.poi, !isPlayground && !isTyping && styles.thumb)}>
      <Stations tasks={tasks} stateOf={stateOf} open={open} onOpen={show} />
      <div className={styles.about}>
        <FallbackLanguage lang={poi.lang}>
          {poi.description !== '' && <RichText html={poi.description} />}
        </FallbackLanguage>
        <PlayedHints poi={poi} />
        <PoiWay poi={poi} />
      </div>
      <div id={TASKS_ID} tabIndex={-1} className={styles.tasks}>
        {poi.arrival.arrived ? (
          tasks.map((task) => (
            <FallbackLanguage key={task.id} lang={task.lang}>
              {task.pieces && (open ?? task.id) === task.id && (
                <Suspense>
                  <Pieces pieces={task.pieces} poi={poi.id} />
                </Suspense>
              )}
              <PlayedTaskCard
                task={task}
                news={<SolvedNews task={task.id} news={news} />}
                onDismiss={poi.Tasks.includes(task) ? undefined : () => dismiss(task.id)}
                fold={
                  open === undefined
                    ? undefined
                    : { isOpen: task.id === open, onOpen: () => show(task.id), note: notes[stateOf(task)] }
                }
              />
            </FallbackLanguage>
          ))
        ) : (
          <Suspense key={poi.id} fallback={<PageSpinner label={t('state.loading')} />}>
            <ArrivalGate poi={poi} />
          </Suspense>
        )}
        {isOver && playable && (
          <Act>
            <Button onClick={() => show(playable.id)}>
              {t('play.task.next')}
              <IconArrowRight aria-hidden size={20} />
            </Button>
          </Act>
        )}
        <LazyHelp poi={poi} />
        <Suspense>
          <AfterTasks poi={poi} news={news} />
        </Suspense>
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
