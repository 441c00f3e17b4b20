import type { JoinedPois, Points } from '@puzzle-runs/contract/play/progress.ts';
import type { SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import type { OpenPoi, PlayedHint } from '@puzzle-runs/contract/poi.ts';
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

/** The game with new points, from an answer or a live event. */
export function withPoints(joined: JoinedPois, points: Partial<Points>): JoinedPois {
  return { ...joined, progress: { ...joined.progress, ...points } };
}

/** The game after a right answer, a paid hint or an arrival, until it is refetched. */
export function withResult(joined: JoinedPois, result: SubmissionResult): JoinedPois {
  const paid = withPoints(joined, { netPoints: result.netPoints });
  if (result.progress_type === 'task') {
    if (result.state === 'pending') return paid;
    return mapTask(paid, result.progress_id, (task) => ({ ...task, progressed: true }));
  }
  if (result.progress_type === 'arrival') {
    return mapOpenPois(paid, (poi) =>
      poi.id === result.progress_id ? { ...poi, arrival: { ...poi.arrival, arrived: true } } : poi,
    );
  }
  const { hint_value, hint_description = '' } = result;
  const open = (hint: PlayedHint) =>
    hint.id === result.progress_id ? { ...hint, progressed: true, hint_value, hint_description } : hint;
  return mapOpenPois(paid, (poi) => {
    if (poi.location_type === 'hint') return { ...poi, location: poi.location.map(open) };
    return poi.Hints ? { ...poi, Hints: poi.Hints.map(open) } : poi;
  });
}

/** Whether the poi of a task has hints that may wait for wrong answers, which the server counts. */
export function countsWrongAnswers({ rows }: JoinedPois, taskId: number): boolean {
  return rows.some((poi) => poi.unlocked && poi.hint_progress && poi.Tasks.some(({ id }) => id === taskId));
}

/** The game after a wrong answer; null: attempts are unlimited. */
export function withRemainingAttempts(joined: JoinedPois, taskId: number, remaining: number | null): JoinedPois {
  return mapTask(joined, taskId, (task) => ({ ...task, remaining_attempts: remaining }));
}
