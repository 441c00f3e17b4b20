import { Problem } from '../problem.ts';
import { optionIn } from '../tasks/decision/decision.ts';
import type { AnswerSubmission, Applied, Context } from './act.ts';
import type { GamePoi, GameTask } from './game.ts';
import { type Progress, withEntry } from './progress.ts';
import { standingOf } from './standing.ts';

/** A task that can be answered, with what was sent. */
export interface Answered {
  poi: GamePoi;
  task: GameTask & { solution: NonNullable<GameTask['solution']> };
  submission: AnswerSubmission;
  context: Context;
}

/**
 * Throws `task_already_progressed` to the one who solved the task, `duplicated_answer` to others. A guest has one
 * device, others may use several.
 */
export function refuseSolved({ solved }: Progress, { task, context: { by } }: Answered): void {
  const solution = solved.get(task.id);
  if (!solution) return;
  const isOwn =
    by === null ||
    (solution.by?.member === by.member && (by.member.startsWith('guest:') || solution.by.device === by.device));
  throw new Problem(isOwn ? 'task_already_progressed' : 'duplicated_answer');
}

/** Solves a task now. Its points replace those of the best try. */
export function solve(progress: Progress, { poi, task, submission, context: { at, by } }: Answered): Applied {
  const { id: taskId, points } = task;
  const tries = progress.tries.get(taskId);
  const counted = { poiId: poi.id, taskId, seconds: secondsForTask(progress, poi, at) };
  const act = { kind: 'solved', ...counted, ...optionOf(task, submission.answer) } as const;
  return {
    progress: {
      ...progress,
      solved: withEntry(progress.solved, taskId, { points, at, answer: submission.answer, by }),
      tries: tries?.points ? withEntry(progress.tries, taskId, { ...tries, points: 0 }) : progress.tries,
    },
    outcome: { result: { kind: 'solved', taskId, points }, effects: [{ effect: 'count', act }] },
  };
}

/** The chosen option, if the task is a decision. */
export function optionOf({ taskType }: Pick<GameTask, 'taskType'>, answer: unknown): { option?: number } {
  const option = taskType === 'decision' ? optionIn(answer) : undefined;
  return option === undefined ? {} : { option };
}

/** Seconds since the last solved task or, if later, the arrival at the poi. */
function secondsForTask(progress: Progress, { id }: GamePoi, at: number): number {
  const { lastSolvedAt } = standingOf(progress);
  return (at - Math.max(progress.startedAt, lastSolvedAt ?? 0, progress.arrived.get(id)?.at ?? 0)) / 1_000;
}
