import type { PlayedTask } from '@puzzle-runs/contract/task.ts';
import type { TaskSubmission } from '../tasks/task.ts';
import type { OwnPicture } from './own-photo-view.tsx';

/** A photo quest as players see it. */
export type PlayedPhotoTask = Extract<PlayedTask, { task_type: 'photo' }>;

/** Additions of the game, which previews do not have. */
interface PhotoPlace {
  /** Whether the organiser of a battle reviews, and may show pictures on its board. */
  inBattle: boolean;
  /** Keeps a photo until it is sent. */
  keep: (id: number, photo: Blob) => Promise<void>;
  /** Whether only this page keeps photos that wait. */
  memoryOnly: boolean;
  own: OwnPicture;
  /** Asks and deletes the own photo. */
  onDelete: (() => void) | undefined;
}

export interface PhotoTaskProps {
  task: PlayedPhotoTask;
  submission: TaskSubmission;
  place?: PhotoPlace | undefined;
  /** Why no photo is accepted now. */
  closed?: string | undefined;
  /** A photo waits to be sent: it is shown instead of an earlier one, and the player cannot take another. */
  waits?: boolean;
  /** Replaces the message of the last refusal. */
  refusal?: string | undefined;
}
