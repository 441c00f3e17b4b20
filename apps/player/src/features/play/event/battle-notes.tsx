import { LoadBoundary } from '@puzzle-runs/web/on-demand/load-boundary.tsx';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { usePlay } from '../play-context.ts';
import { Messages } from './messages.tsx';
import { ScheduleNote } from './schedule-note.tsx';

const TeamNews = onDemand(() => import('./team-news.tsx').then((file) => file.TeamNews));

/** Schedule of a battle, news of the player's team, and the organiser's messages. */
export function BattleNotes() {
  const { joined } = usePlay();
  return (
    <>
      {joined.schedule && <ScheduleNote schedule={joined.schedule} />}
      <LoadBoundary fallback={null}>
        <TeamNews />
      </LoadBoundary>
      <Messages />
    </>
  );
}
