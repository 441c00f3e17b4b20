import type { GeoPoint } from '../geo/measure.ts';
import type { AccuracyClass } from '../geo/position-fix.ts';
import type { CountedAct } from '../insights/count-act.ts';
import type { TaskType } from '../tasks/task-kinds.ts';
import type { Progress } from './progress.ts';

/** An answer to a task. */
export interface AnswerSubmission {
  progress_type: 'task';
  progress_id: number;
  task_type: TaskType;
  /** In the shape of `TaskAnswers` for this kind; numbers also as text. For a photo its id. */
  answer: unknown;
}

export interface HintSubmission {
  progress_type: 'hint';
  progress_id: number;
  /** Full minutes at the poi that the phone has counted, which had no network. */
  waited_minutes?: number | undefined;
}

/** An arrival at a poi with its proof. */
export type ArrivalSubmission = {
  progress_type: 'arrival';
  progress_id: number;
  /** The phone has let the team in, which had no network. */
  made_offline?: true | undefined;
} & (
  | { via: 'code'; code: string }
  /** `position`: only where the target is hidden from players. */
  | { via: 'position'; accuracy: AccuracyClass; position?: (GeoPoint & { accuracy: number }) | undefined }
  /** `waited_offline`: the waiting time was over on the phone, which had no network. */
  | { via: 'self_reported'; waited_offline?: true | undefined }
);

/** What a player sends, with the ids of the contract. A photo is an answer, too. */
export type Submission = AnswerSubmission | HintSubmission | ArrivalSubmission;

/** What an organiser, or the creator of the run, does to one participation. */
export type OrganiserAct =
  /** Gives points; negative: takes them. */
  | { act: 'give_points'; points: number }
  | { act: 'open_poi'; poiId: number }
  /** The verdict on the photo that was sent to a task; `points` of an accepted one. */
  | { act: 'judge_photo'; taskId: number; verdict: 'accepted' | 'rejected'; points: number; reason: string | null }
  /** Gives a task the points that it has now, to players who solved it, or whose best try brings points. */
  | { act: 'recalculate'; taskId: number; points: number; attempts: number | null }
  /** Accepts a wrong answer that was given at `answeredAt`. */
  | { act: 'accept_answer'; taskId: number; answeredAt: number; member: string }
  /** Chooses an option of a decision in a test play, also where its poi is not open yet. */
  | { act: 'choose'; taskId: number; option: number };

/** Circumstances of an act. */
export interface Context {
  /** Milliseconds. */
  at: number;
  /** Who acts, and on which device; null on a phone, which does not know who sent earlier answers. */
  by: { member: string; device: string } | null;
  /** Whether the photo of an answer is uploaded and not sent yet. Only for photos. */
  isPhotoFree?: boolean;
}

/** What the player is told. */
export type Result =
  | { kind: 'solved' | 'pending'; taskId: number; points: number }
  /**
   * `remaining` attempts; null: unlimited. `partialPoints`: of the best try, once the last attempt is used. `replyId`:
   * the reply that the creator wrote for this answer.
   */
  | { kind: 'wrong'; taskId: number; remaining: number | null; partialPoints: number | null; replyId?: number }
  | { kind: 'bought'; hintId: number }
  | { kind: 'arrived'; poiId: number }
  /** An act of an organiser. */
  | { kind: 'changed' };

/** What else happens in the same transaction. */
export type Effect =
  /** Counts the act for the creator's insights. */
  | { effect: 'count'; act: CountedAct }
  /** Counts the whole participation again, because an earlier act has changed. */
  | { effect: 'recount' }
  /** Keeps a wrong answer for the creator. */
  | { effect: 'keep_wrong_answer'; taskId: number; text: string };

/** An act that was carried out. */
export interface Applied {
  progress: Progress;
  outcome: { result: Result; effects: readonly Effect[] };
}

/** An act that changed nothing, such as a repeated one. */
export function unchanged(progress: Progress, result: Result): Applied {
  return { progress, outcome: { result, effects: [] } };
}
