import type { PlayedContent } from '@puzzle-runs/contract/task.ts';
import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import type { AnswerDrafts } from './answer-drafts.ts';

/** Props of every answer input. The input is controlled: it shows the draft, reports changes and stores nothing. */
export interface AnswerProps<K extends TaskType> {
  content: PlayedContent<K>;
  draft: AnswerDrafts[K];
  onDraft: (draft: AnswerDrafts[K]) => void;
}
