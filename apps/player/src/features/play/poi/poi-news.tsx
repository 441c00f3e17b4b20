import type { OpenPoi, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { usePlay } from '../play-context.ts';
import { poiState } from '../poi-state.ts';
import { noNews, withNews } from './news.ts';

export interface ShownNews {
  /** The poi was done while its page was open. */
  isDone: boolean;
  /** The pois that the solution of a task opened. */
  openedBy: (taskId: number | undefined) => readonly PlayedPoi[];
  /** The pois that the choice at a task closed. */
  closedBy: (taskId: number) => readonly PlayedPoi[];
  /** The task that was solved last; undefined before the first. */
  latest: number | undefined;
}

/** Changes since the player opened this poi's page. */
export function usePoiNews(poi: OpenPoi): ShownNews {
  const { rows } = usePlay().joined;
  const [news, setNews] = useState(() => noNews(poi, rows));
  const now = withNews(news, poi, rows);
  if (now !== news) setNews(now);
  return {
    isDone: !now.wasDone && poiState(poi) === 'done',
    openedBy: (taskId) =>
      rows.filter((row) => row.unlocked && now.opened.some(({ id, task }) => id === row.id && task === taskId)),
    closedBy: (taskId) => rows.filter((row) => now.closed.some(({ id, task }) => id === row.id && task === taskId)),
    latest: now.latest,
  };
}

/** Loaded with the first solution that changes something. */
const Changes = onDemand(() => import('./solved-changes.tsx').then((file) => file.SolvedChanges), { onFail: Nothing });

/** In the card of a solved task: the pois that it opened or closed, and the finish after the last one. */
export function SolvedNews({ task, news }: { task: number; news: ShownNews }) {
  const { joined } = usePlay();
  const opened = news.openedBy(task);
  const closed = news.closedBy(task);
  const isFinish = joined.progress.finished_at !== null && news.latest === task;
  if (opened.length + closed.length === 0 && !isFinish) return null;
  return (
    <Suspense>
      <Changes opened={opened} closed={closed} isFinish={isFinish} />
    </Suspense>
  );
}

/** Reads the news to screen readers, once each, at any place of the page. */
export function SpokenNews({ news }: { news: ShownNews }) {
  const { t } = useTranslation(playTexts);
  const opened = news.openedBy(news.latest).map(({ name }) => name);
  return (
    <>
      <LiveRegion>{news.isDone ? t('play.poi.fresh') : ''}</LiveRegion>
      <LiveRegion>{opened.length > 0 ? `${t('play.poi.opened')} ${opened.join(', ')}` : ''}</LiveRegion>
    </>
  );
}
