import type { OpenPoi, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { IconFlag, IconLockOpen2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import { poiState } from '../poi-state.ts';
import { noNews, withNews } from './news.ts';
import styles from './poi-news.module.css';

interface ShownNews {
  /** The poi was done while its page was open. */
  isDone: boolean;
  /** The pois that the solution of a task opened. */
  openedBy: (taskId: number | undefined) => readonly PlayedPoi[];
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
    latest: now.latest,
  };
}

/** In the card of a solved task: the pois that it opened, and the finish after the last one. */
export function SolvedNews({ task, news }: { task: number; news: ShownNews }) {
  const { t } = useTranslation(playTexts);
  const { place, joined } = usePlay();
  const opened = news.openedBy(task);
  const isFinish = joined.progress.finished_at !== null && news.latest === task;
  if (opened.length === 0 && !isFinish) return null;
  return (
    <ul className={styles.news}>
      {opened.map(({ id, name, slug }) => (
        <li key={id}>
          <IconLockOpen2 aria-hidden size={20} />
          <span>
            {t('play.poi.opened')} <Link to={to.poi({ ...place, poi: slug })}>{name}</Link>
          </span>
        </li>
      ))}
      {isFinish && (
        <li>
          <IconFlag aria-hidden size={20} />
          <Link to={to.pois(place)} state={{ celebrate: true }}>
            {t('play.finish.go')}
          </Link>
        </li>
      )}
    </ul>
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
