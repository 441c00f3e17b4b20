import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import type { PlayedPiece, PlayedTask } from '@puzzle-runs/contract/task.ts';
import type { TaskAnswers, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { describeGivenAnswer } from '@puzzle-runs/web/tasks/answer-forms.ts';

/** A piece as its player sees it. */
export type ShownPiece = {
  /** Where its quest is; undefined until the player may see that spot. */
  poi: PlayedPoi | undefined;
} & (
  | { state: 'found'; text: string }
  /** A photo that was sent and not rejected, by its id. */
  | { state: 'photo'; photo: number }
  /** Solved without a typed answer: an organiser accepted it, or the photo is gone. */
  | { state: 'solved' }
  | { state: 'missing'; task: PlayedTask | undefined }
  /** No attempt is left, and the creator does not show the solution. */
  | { state: 'lost' }
  /** At a spot that another choice would have opened. */
  | { state: 'closed' }
);

/** The pieces of a quest in order, from what the player sees of the other quests. */
export function shownPieces(pieces: readonly PlayedPiece[], rows: readonly PlayedPoi[]): ShownPiece[] {
  return pieces.map(({ poi_id, task_id, closed }) => {
    const poi = rows.find(({ id }) => id === poi_id);
    const task = poi?.unlocked ? poi.Tasks.find(({ id }) => id === task_id) : undefined;
    if (closed) return { poi, state: 'closed' };
    if (!task) return { poi, state: 'missing', task };
    if (task.task_type === 'photo' && task.photo && task.photo.state !== 'rejected')
      return { poi, state: 'photo', photo: task.photo.id };
    const isOver = task.remaining_attempts === 0;
    const answer = task.progressed ? task.answer : task.revealed_answer;
    // The cast is safe: the API stores an answer with its task.
    const text = answer === null ? '' : describeGivenAnswer(task.task_type, answer as TaskAnswers[TaskType], task.task);
    if (text !== '') return { poi, state: 'found', text };
    if (task.progressed) return { poi, state: 'solved' };
    return isOver ? { poi, state: 'lost' } : { poi, state: 'missing', task };
  });
}
