import type { PlayedContent } from '@puzzle-runs/contract/task.ts';
import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import type { AnswerDrafts } from './draft.ts';

/** What every answer input gets: it shows the draft and reports each change, and keeps nothing of it itself. */
export interface AnswerProps<K extends TaskType> {
  content: PlayedContent<K>;
  draft: AnswerDrafts[K];
  onDraft: (draft: AnswerDrafts[K]) => void;
}
