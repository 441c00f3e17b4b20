import type { PlayedContent } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import type { TaskAnswers, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { ComponentType } from 'react';

/** Kinds that are answered in a form; a photo is taken and sent (`photo/photo-task.tsx`). */
export type FormKind = Exclude<TaskType, 'photo'>;

/** Props of every answer input. The input is controlled: it shows the draft, reports changes and stores nothing. */
export interface AnswerProps<K extends FormKind, Draft> {
  content: PlayedContent<K>;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** How players answer one kind of task. The draft is what they have entered so far. */
export interface AnswerForm<K extends FormKind, Draft> {
  Input: ComponentType<AnswerProps<K, Draft>>;
  /** The initial draft. */
  start(content: PlayedContent<K>): Draft;
  /** Whether a stored draft fits the content, which the creator may have changed meanwhile. */
  fits(stored: unknown, content: PlayedContent<K>): boolean;
  /** The answer to send; null while it is incomplete. */
  answer(draft: Draft, content: PlayedContent<K>): TaskAnswers[K] | null;
  /** An answer as the player reads it once the task is solved; sorted entries have a line each. */
  given(answer: TaskAnswers[K], content: PlayedContent<K>): string;
}
