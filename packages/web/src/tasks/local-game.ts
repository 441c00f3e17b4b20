import type { TaskTexts } from '@puzzle-runs/contract/mapping/played-task.ts';
import {
  type HintTexts,
  type ResultTexts,
  replyTextIn,
  toSubmissionResult,
} from '@puzzle-runs/contract/mapping/submission-result.ts';
import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import { apply } from '@puzzle-runs/domain/game/apply.ts';
import { type Game, type GamePoi, type GameTask, indexContent } from '@puzzle-runs/domain/game/game.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import type { Problem } from '@puzzle-runs/domain/problem.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { playedContent } from './played-content.ts';

/** A task with its solution, for previews and playgrounds, where it need not be secret. */
export interface TaskWithSolution<K extends TaskType = TaskType> {
  name: string;
  /** Sanitised HTML. */
  description: string;
  points: number;
  /** Null: unlimited. */
  attempts: number | null;
  /** Sanitised HTML; empty without one. */
  explanation?: string;
  /** Whether explanation and solution are also shown after the last attempt. */
  explain_after_attempts?: boolean;
  /** Whether the best try brings points when the last attempt is used. */
  partial?: boolean;
  /** Ids of the tasks whose answers are shown beside it. */
  pieces?: readonly number[] | undefined;
  task_type: K;
  task: TaskContents[K];
  /** Its content with the answers of other languages, which are right as well; missing without any. */
  translations?: readonly TaskContents[K][];
}

/** A poi of a preview or a playground. No arrival is awaited there. */
interface LocalPoi extends Omit<GamePoi, 'arrival' | 'tasks'> {
  tasks: readonly (TaskWithSolution & { id: number })[];
}

/** The game of a preview or a playground, which has no organiser. */
export function localGame(pois: readonly LocalPoi[]): Game {
  const arrival = { radius: null, waitMinutes: null, code: null, target: null };
  return {
    ...indexContent(pois.map((poi) => ({ ...poi, arrival, tasks: poi.tasks.map(gameTask) }))),
    schedule: null,
    organiserCode: null,
    mayHoldAnswers: false,
    trial: 'locked',
    room: null,
  };
}

function gameTask({ id, points, attempts, task_type, task, ...rest }: TaskWithSolution & { id: number }): GameTask {
  return {
    id,
    points,
    attempts,
    partial: rest.partial ?? false,
    explainAfterAttempts: rest.explain_after_attempts ?? false,
    ...(rest.pieces && { pieces: rest.pieces }),
    taskType: task_type,
    solution: { content: task, translations: rest.translations ?? [] },
  };
}

/** What players read of a task. */
export function localTaskTexts(
  { name, description, explanation, task_type, task }: TaskWithSolution,
  position: number,
): TaskTexts {
  return { name, description, explanation, position, task: playedContent(task_type, task) };
}

/**
 * Judges a submission in the browser by the rules of the API, at a time in milliseconds. Sends nothing.
 * @returns the new progress, and what the player is told; a wrong answer is a problem, but it counts
 * @throws Problem when nothing changes
 */
export function judgeLocally(
  { game, hintTexts }: { game: Game; hintTexts: (id: number) => HintTexts },
  before: Progress,
  { body, at }: { body: Submission; at: number },
): { progress: Progress; told: SubmissionResult | Problem } {
  const { progress, outcome } = apply(game, before, body, { at, by: null });
  const reply: ResultTexts['reply'] = ({ taskId, replyId }) => {
    const content = game.taskById.get(taskId)?.task.solution?.content;
    return content ? replyTextIn(replyId, { read: content, source: content }) : {};
  };
  return { progress, told: toSubmissionResult(outcome.result, progress, { hint: hintTexts, reply }) };
}
