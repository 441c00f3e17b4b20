import { session } from '@puzzle-runs/web/session/session.ts';
import { lazy, Suspense } from 'react';
import { usePlay } from '../play-context.ts';
import styles from './event.module.css';
import { Messages } from './messages.tsx';
import { ScheduleNote } from './schedule-note.tsx';
import { wasMerged } from './was-merged.ts';

const LazyMergedNote = lazy(() => import('./merged-note.tsx').then((file) => ({ default: file.MergedNote })));

/** Schedule and organiser's messages of a battle, on every play screen. */
export function EventNotes() {
  const { joined, place } = usePlay();
  if (!joined.battle) return null;
  return (
    <div className={styles.notes}>
      {joined.schedule && <ScheduleNote schedule={joined.schedule} />}
      {joined.team && wasMerged(session.runToken(place), joined.team) && (
        <Suspense>
          <LazyMergedNote team={joined.team.name} />
        </Suspense>
      )}
      <Messages />
    </div>
  );
}
