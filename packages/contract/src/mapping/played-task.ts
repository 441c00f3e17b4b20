import type { PieceView } from '@puzzle-runs/domain/game/pieces.ts';
import type { TaskView } from '@puzzle-runs/domain/game/view.ts';
import { isoTime } from '@puzzle-runs/domain/iso-time.ts';
import { reactionTo, rightAnswer, type TaskAnswers, type TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { PlayedPiece, PlayedTask } from '../task.ts';
import type { PlayedContent } from '../tasks/task-schemas.ts';

/** What the rules do not need of a task: its texts, and its content as this player sees it. */
export interface TaskTexts {
  name: string;
  /** Sanitised HTML. */
  description: string;
  position: number;
  lang?: string | undefined;
  task: PlayedContent<TaskType>;
  /** Sanitised HTML; empty or missing without one. */
  explanation?: string | null | undefined;
  /** A right answer, where this device does not have the solution. */
  revealed?: TaskAnswers[TaskType] | null;
  /** The reaction to an answer in the language of the reader; missing where the solution has that language. */
  reactionTo?: (answer: TaskAnswers[TaskType]) => string | null;
}

/** A task as its player receives it. */
export function playedTask({ task, ...view }: TaskView, texts: TaskTexts): PlayedTask {
  const { id, points, attempts, taskType, solution } = task;
  const right = solution ? rightAnswer(taskType, solution.content) : (texts.revealed ?? null);
  return {
    id,
    name: texts.name,
    description: texts.description,
    points,
    position: texts.position,
    ...(texts.lang !== undefined && { lang: texts.lang }),
    attempts,
    remaining_attempts: view.remainingAttempts,
    progressed: view.solvedAt !== null,
    progressed_at: isoTime(view.solvedAt),
    explanation: view.explained ? texts.explanation || null : null,
    partial: view.partial,
    partial_points: view.partialPoints,
    best_try: view.bestTry,
    ...(view.pieces.length > 0 && { pieces: view.pieces.map(playedPiece) }),
    task_type: taskType,
    task: texts.task,
    answer: view.answer,
    revealed_answer: view.revealed ? right : null,
    ...(taskType === 'photo' && { photo: view.photo }),
    ...(taskType === 'decision' && { reaction: reactionIn({ task, ...view }, texts) }),
  } as PlayedTask; // kind and content come as a pair
}

function playedPiece({ poiId, taskId, closed }: PieceView): PlayedPiece {
  return {
    ...(poiId !== null && { poi_id: poiId }),
    ...(taskId !== null && { task_id: taskId }),
    ...(closed && { closed }),
  };
}

function reactionIn({ task: { taskType, solution }, answer }: TaskView, texts: TaskTexts): string | null {
  if (answer === null) return null;
  const given = answer as TaskAnswers[TaskType]; // stored with its task
  if (texts.reactionTo) return texts.reactionTo(given) || null;
  return (solution && reactionTo(taskType, solution.content, given)) || null;
}
