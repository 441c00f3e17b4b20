import { hintsOf, withHints } from '@puzzle-runs/contract/mapping/hints-of.ts';
import type { JoinedPois, Points } from '@puzzle-runs/contract/play/progress.ts';
import type { SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
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
  const texts = { hint_value: result.hint_value, hint_description: result.hint_description ?? '' };
  return mapOpenPois(paid, (poi) => {
    if (!hintsOf(poi).some(({ id }) => id === result.progress_id)) return poi;
    const bought = hintsOf(poi).map((hint) => {
      return hint.id === result.progress_id ? { ...hint, progressed: true, ...texts } : hint;
    });
    return withHints(poi, bought);
  });
}

/** Whether a hint of the poi of a task waits for wrong answers, which the server counts. */
export function countsWrongAnswers({ rows }: JoinedPois, taskId: number): boolean {
  const poi = rows.find((row) => row.unlocked && row.Tasks.some(({ id }) => id === taskId));
  return (
    poi?.unlocked === true && hintsOf(poi).some((hint) => !hint.progressed && hint.shown_after_tries !== undefined)
  );
}

/** The game after a wrong answer; null: attempts are unlimited. */
export function withRemainingAttempts(joined: JoinedPois, taskId: number, remaining: number | null): JoinedPois {
  return mapTask(joined, taskId, (task) => ({ ...task, remaining_attempts: remaining }));
}
