import { lazy, Suspense } from 'react';
import { usePlay } from '../play-context.ts';
import styles from './event.module.css';
import { Messages } from './messages.tsx';
import { ScheduleNote } from './schedule-note.tsx';

/** If its code cannot be loaded, the page does without the news. */
const LazyTeamNews = lazy(() =>
  import('./team-news.tsx').then(
    (file) => ({ default: file.TeamNews }),
    () => ({ default: () => null }),
  ),
);

/** Schedule of a battle, news of the player's team, and the organiser's messages, on every play screen. */
export function EventNotes() {
  const { joined } = usePlay();
  if (!joined.battle) return null;
  return (
    <div className={styles.notes}>
      {joined.schedule && <ScheduleNote schedule={joined.schedule} />}
      <Suspense>
        <LazyTeamNews />
      </Suspense>
      <Messages />
    </div>
  );
}
