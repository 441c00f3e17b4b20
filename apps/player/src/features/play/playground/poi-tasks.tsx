import { usePlay } from '../play-context.ts';
import { PlayedTaskCard } from '../played-task-card.tsx';

/** The tasks of a playground with a single poi. */
export function PoiTasks() {
  const { joined } = usePlay();
  const poi = joined.rows[0];
  return poi?.unlocked ? poi.Tasks.map((task) => <PlayedTaskCard key={task.id} task={task} />) : null;
}
