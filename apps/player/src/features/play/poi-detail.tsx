import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { FallbackLanguage } from '@puzzle-runs/web/i18n/fallback-language.tsx';
import { PoiLocation } from '@puzzle-runs/web/poi/poi-location.tsx';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { useEffect } from 'react';
import { LazyArrival } from './arrival/lazy-arrival.tsx';
import { knownPlaceOf } from './compass/known-place.ts';
import { LazyCompass } from './compass/lazy-compass.tsx';
import { LazyHelp } from './help/lazy-help.tsx';
import { PlayedHints } from './hint/played-hints.tsx';
import { PlayedTaskCard } from './played-task-card.tsx';
import { FinishedNote } from './poi/finished-note.tsx';
import { PoiNav } from './poi/poi-nav.tsx';
import { PoiNews, usePoiNews } from './poi/poi-news.tsx';
import styles from './poi-detail.module.css';

/** An unlocked poi: description, location or hints, and its tasks in order. */
export function PoiDetail({ poi }: { poi: OpenPoi }) {
  // A trial may link to one of the tasks.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

  const news = usePoiNews(poi);
  const place = knownPlaceOf(poi);
  return (
    <div className={styles.poi}>
      <div className={styles.about}>
        <FallbackLanguage lang={poi.lang}>
          {poi.description !== '' && <RichText html={poi.description} />}
        </FallbackLanguage>
        {poi.location_type === 'hint' && <PlayedHints hints={poi.location} />}
        {poi.location_type !== 'hint' && (
          <PoiLocation key={poi.id} poi={poi}>
            {place && <LazyCompass target={place} />}
          </PoiLocation>
        )}
      </div>
      <div className={styles.tasks}>
        {poi.arrival.arrived ? (
          poi.Tasks.toSorted((a, b) => a.position - b.position).map((task) => (
            <FallbackLanguage key={task.id} lang={task.lang}>
              <PlayedTaskCard task={task} />
            </FallbackLanguage>
          ))
        ) : (
          <LazyArrival key={poi.id} poi={poi} />
        )}
        <LazyHelp poi={poi} />
        <PoiNews {...news} />
        <FinishedNote />
        <PoiNav poi={poi} linked={news.opened} />
      </div>
    </div>
  );
}
