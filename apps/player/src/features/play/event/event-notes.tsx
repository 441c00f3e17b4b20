import { LoadBoundary, lazyPart } from '@puzzle-runs/web/on-demand/load-boundary.tsx';
import { usePlay } from '../play-context.ts';
import styles from './event.module.css';
import { ScheduleNote } from './schedule-note.tsx';

const TeamNews = lazyPart(async () => (await import('./team-news.tsx')).TeamNews);
const Messages = lazyPart(async () => (await import('./messages.tsx')).Messages);

/** Schedule of a battle, news of the player's team, and the organiser's messages, on every play screen. */
export function EventNotes() {
  const { joined } = usePlay();
  if (!joined.battle) return null;
  return (
    <div className={styles.notes}>
      {joined.schedule && <ScheduleNote schedule={joined.schedule} />}
      <LoadBoundary fallback={null}>
        <TeamNews />
        <Messages />
      </LoadBoundary>
    </div>
  );
}
