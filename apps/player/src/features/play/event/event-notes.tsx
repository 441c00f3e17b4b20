import { usePlay } from '../play-context.ts';
import styles from './event.module.css';
import { Messages } from './messages.tsx';
import { ScheduleNote } from './schedule-note.tsx';

/** What the organiser of a battle has to say, on every play screen: how the clock stands, and messages. */
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
