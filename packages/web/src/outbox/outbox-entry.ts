import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { ProblemParams } from '@puzzle-runs/domain/problem.ts';
import type { FailureCode } from '../api/api-problem.ts';
import type { PlayPlace } from '../session/session.ts';

/** A rating of the exploration that waits; the API has a call of its own for it. */
interface QueuedRating {
  progress_type: 'rating';
  /** Id of the exploration. */
  progress_id: number;
  rating: number;
}

/** What a player can send without a network: every submission of the contract, and ratings. */
export type QueuedBody = Submission | QueuedRating;

/** An answer with a photo. In the outbox, `answer` is the id of the photo on this device. */
export type PhotoAnswer = Extract<Submission, { task_type: 'photo' }>;

export function isPhotoAnswer(body: QueuedBody): body is PhotoAnswer {
  return body.progress_type === 'task' && body.task_type === 'photo';
}

/** Whether a submission holds a position, which the queue must not store. */
export function holdsPosition(body: Submission): boolean {
  return body.progress_type === 'arrival' && body.via === 'position' && body.position !== undefined;
}

/** Texts by which the player recognises an entry, stored because the poi may be gone when the entry is shown. */
export interface EntryLabel {
  exploration: string;
  /** Name of the task; undefined for hints and ratings. */
  task?: string | undefined;
  poi?: string | undefined;
  /** The answer as text. */
  answer?: string | undefined;
  /** Number of the hint in its poi, from 1, and its price. */
  hint?: { number: number; cost: number } | undefined;
}

/** Why an entry was refused after it had waited, or is held. */
export interface StoredRefusal {
  code: FailureCode;
  params: ProblemParams;
}

/** Final outcome of an entry; can be sent between tabs. */
export type Outcome = { result: unknown } | { problem: StoredRefusal };

/** Rejects the promise of an entry that the player took back. */
export class Withdrawn extends Error {
  override name = 'Withdrawn';
}

export interface NewEntry {
  /** The `submission_id`: a random UUID. */
  id: string;
  place: PlayPlace;
  /** Who plays: entries of an account are deleted when it logs out. */
  owner: 'guest' | 'user' | 'team';
  body: QueuedBody;
  label: EntryLabel;
  /** The phone's verdict without a network; the server checks it again. */
  verdict?: Outcome | undefined;
}

export interface OutboxEntry extends NewEntry {
  /** Position in the queue, assigned by the store. */
  order: number;
  /** Storage key of the game: entries with the same key are sent in order. */
  game: string;
  /** Time on the phone in milliseconds; only for display, because a phone's clock may be wrong. */
  queuedAt: number;
  /** An attempt to send it was lost: it is shown as waiting. */
  waited: boolean;
  /**
   * Why the last attempt failed, of this entry or of the one that it stands behind; undefined in entries of an earlier
   * version.
   */
  waitsFor?: FailureCode | undefined;
  /** An attempt may have reached the server, although no response arrived. */
  maybeSent: boolean;
  /** Number of responses that were server errors, since the player sent it. */
  serverErrors: number;
  /** Why it is not sent by itself any more: only its player sends it again, or takes it back. */
  held?: StoredRefusal | undefined;
  refusal?: StoredRefusal | undefined;
  /** The server's result where the phone had decided otherwise; shown until the player dismisses it. */
  accepted?: unknown;
}

/** Whether the server has decided; then the entry is only kept to inform the player. */
export function isSettled({ refusal, accepted }: Pick<OutboxEntry, 'refusal' | 'accepted'>): boolean {
  return refusal !== undefined || accepted !== undefined;
}

/** Whether a held entry may count as it is once it is sent again: the server failed, and has not refused it. */
export function mayStillCount({ held }: Pick<OutboxEntry, 'held'>): boolean {
  return held === undefined || held.code === 'unexpected';
}

/** Whether two bodies answer the same task, buy the same hint or rate the same exploration. */
export function isSameTarget(one: QueuedBody, other: QueuedBody): boolean {
  return one.progress_type === other.progress_type && one.progress_id === other.progress_id;
}
