import { usePlay } from '../play-context.ts';
import styles from './event.module.css';
import { Messages } from './messages.tsx';
import { ScheduleNote } from './schedule-note.tsx';

/** Schedule and organiser's messages of a battle, on every play screen. */
export function EventNotes() {
  const { joined } = usePlay();
  if (!joined.battle) return null;
  return (
    <div className={styles.notes}>
      {joined.schedule && <ScheduleNote schedule={joined.schedule} />}
      <Messages />
    </div>
  );
}
