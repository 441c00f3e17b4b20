import type { Applied, ArrivalSubmission, OrganiserAct, Submission } from '../src/game/act.ts';
import { apply } from '../src/game/apply.ts';
import { type Game, type GameHint, type GamePoi, type GameTask, indexContent } from '../src/game/game.ts';
import { newProgress, type Progress } from '../src/game/progress.ts';
import type { PhotoReview } from '../src/photo/photo-review.ts';
import { AT_ONCE, type HintTiming } from '../src/poi/hint-timing.ts';
import { Problem } from '../src/problem.ts';
import type { TaskType } from '../src/tasks/task-kinds.ts';

/** Start of every game here, in milliseconds: 2026-05-01T10:00:00.000Z. */
export const START = 1_777_629_600_000;

export const MINUTE = 60_000;

/** Who sends, from their only device. */
export const ANNA = { member: 'user:1', device: 'phone' };

/** A quest for the number 16 with 10 points. */
export function numberTask(id: number, over: Partial<GameTask> = {}): GameTask {
  const content = { answer: 16, range_from: null, range_to: null };
  const shown = { id, points: 10, attempts: null, partial: false, explainAfterAttempts: false };
  return { ...shown, taskType: 'guess_number', solution: { content, translations: [] }, ...over };
}

/** A gap text with the words “one” and “two”. */
export function clozeTask(id: number, over: Partial<GameTask> = {}): GameTask {
  const TaskClozeWords = ['one', 'two'].map((word, index) => ({ id: index + 1, word, position: index + 1 }));
  const content = { text: '__________ __________', preview: false, TaskClozeWords };
  return numberTask(id, { taskType: 'cloze', solution: { content, translations: [] }, ...over });
}

export function photoTask(id: number, review: PhotoReview): GameTask {
  const content = { example_image: '', example_caption: '', review };
  return numberTask(id, { taskType: 'photo', solution: { content, translations: [] } });
}

/** A decision between options, whose ids are the number of the quest and a digit: 1, 2, … */
export function decisionTask(id: number, options = 2): GameTask {
  const TaskOptions = Array.from({ length: options }, (_, index) => {
    return { id: 10 * id + index + 1, option: `Weg ${index + 1}`, image: '', reaction: '' };
  });
  return numberTask(id, { taskType: 'decision', points: 0, solution: { content: { TaskOptions }, translations: [] } });
}

const NO_ARRIVAL = { radius: null, waitMinutes: null, code: null, target: null };

/** A spot with a known place that is open from the start. */
export function spot(
  id: number,
  tasks: readonly GameTask[],
  over: Partial<Omit<GamePoi, 'arrival'>> & { arrival?: Partial<GamePoi['arrival']> } = {},
): GamePoi {
  const open = { id, locationType: 'coordinates', prerequisites: [], tasks, hints: [] } as const;
  return { ...open, ...over, arrival: { ...NO_ARRIVAL, ...over.arrival } };
}

/** A condition of a spot. */
export function needs(unlock_type: 'points' | 'time' | 'tasks', value: number) {
  return { prerequisites: [{ id: 1, unlock_type, value }] };
}

export function hintFor(id: number, cost: number, timing: Partial<HintTiming> = {}): GameHint {
  return { id, cost, timing: { ...AT_ONCE, ...timing } };
}

/** A run outside of battles. */
export function smallGame(pois: readonly GamePoi[], over: Partial<Game> = {}): Game {
  return {
    ...indexContent(pois),
    schedule: null,
    organiserCode: null,
    mayHoldAnswers: false,
    trial: null,
    room: null,
    ...over,
  };
}

export const NEW: Progress = newProgress({ joinedAt: START, startedAt: START });

/** An answer to a quest. */
export function answer(taskId: number, given: unknown = 16, task_type: TaskType = 'guess_number'): Submission {
  return { progress_type: 'task', progress_id: taskId, task_type, answer: given };
}

export function choose(taskId: number, option: number): Submission {
  return answer(taskId, [option], 'decision');
}

export function photo(taskId: number, photoId: number): Submission {
  return answer(taskId, photoId, 'photo');
}

export function hint(hintId: number): Submission {
  return { progress_type: 'hint', progress_id: hintId };
}

type Proof = ArrivalSubmission extends infer A
  ? A extends ArrivalSubmission
    ? Omit<A, 'progress_type' | 'progress_id'>
    : never
  : never;

export function arrive(poiId: number, proof: Proof): Submission {
  return { progress_type: 'arrival', progress_id: poiId, ...proof };
}

/** Plays acts one minute after the other, the first at the start. */
export function play(game: Game, acts: readonly (Submission | OrganiserAct)[], from: Progress = NEW): Applied {
  let last: Applied = { progress: from, outcome: { result: { kind: 'changed' }, effects: [] } };
  for (const [index, act] of acts.entries())
    last = apply(game, last.progress, act, { at: START + index * MINUTE, by: ANNA });
  return last;
}

/** The code and the parameters of a refusal. */
export function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Problem) return [error.code, error.path].filter((part) => part !== undefined).join(' ');
    throw error;
  }
  return 'accepted';
}
