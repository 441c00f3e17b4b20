import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import type { JoinedPois, Points, SubmissionResult } from '@puzzle-runs/contract/progress.ts';
import type { PlayedTask } from '@puzzle-runs/contract/task.ts';

function mapOpenPois(joined: JoinedPois, change: (poi: OpenPoi) => OpenPoi): JoinedPois {
  return { ...joined, rows: joined.rows.map((poi) => (poi.unlocked ? change(poi) : poi)) };
}

function mapTask(joined: JoinedPois, id: number, change: (task: PlayedTask) => PlayedTask): JoinedPois {
  return mapOpenPois(joined, (poi) => {
    if (!poi.Tasks.some((task) => task.id === id)) return poi;
    const tasks = poi.Tasks.map((task) => (task.id === id ? change(task) : task));
    return { ...poi, Tasks: tasks, tasks_completed: tasks.filter((task) => task.progressed).length };
  });
}

/** The run with new points, as an answer or a live event brings them. */
export function withPoints(joined: JoinedPois, points: Partial<Points>): JoinedPois {
  return { ...joined, progress: { ...joined.progress, ...points } };
}

/** The run after a right answer or a paid hint, until it is read again. */
export function withResult(joined: JoinedPois, result: SubmissionResult): JoinedPois {
  const paid = withPoints(joined, { netPoints: result.netPoints });
  if (result.progress_type === 'task') {
    return mapTask(paid, result.progress_id, (task) => ({ ...task, progressed: true }));
  }
  return mapOpenPois(paid, (poi) => {
    if (poi.location_type !== 'hint') return poi;
    const location = poi.location.map((hint) =>
      hint.id === result.progress_id ? { ...hint, progressed: true, hint_value: result.hint_value } : hint,
    );
    return { ...poi, location };
  });
}

/** The run after a wrong answer; null means that attempts are not counted. */
export function withRemainingAttempts(joined: JoinedPois, taskId: number, remaining: number | null): JoinedPois {
  return mapTask(joined, taskId, (task) => ({ ...task, remaining_attempts: remaining }));
}
