import { session } from '@puzzle-runs/web/session/session.ts';
import { lazy, Suspense } from 'react';
import { usePlay } from '../play-context.ts';
import styles from './event.module.css';
import { Messages } from './messages.tsx';
import { ScheduleNote } from './schedule-note.tsx';
import { wasMerged } from './was-merged.ts';

/** Without its code, the page goes without the note. */
const LazyHelpState = lazy(() =>
  import('../help/help-state.tsx').then(
    (file) => ({ default: file.HelpState }),
    () => ({ default: () => null }),
  ),
);
const LazyMergedNote = lazy(() => import('./merged-note.tsx').then((file) => ({ default: file.MergedNote })));

/** Schedule of a battle, the last call for help and the organiser's messages, on every play screen. */
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
      {joined.help_requests && (
        <Suspense>
          <LazyHelpState />
        </Suspense>
      )}
      <Messages />
    </div>
  );
}
