import { usePlay } from '../play-context.ts';
import { PlayedTask } from '../played-task.tsx';

/** The tasks of a playground with a single poi. */
export function PoiTasks() {
  const { joined } = usePlay();
  const poi = joined.rows[0];
  return poi?.unlocked ? poi.Tasks.map((task) => <PlayedTask key={task.id} task={task} />) : null;
}
