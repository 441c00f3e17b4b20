import type { PlayedContent } from '@puzzle-runs/contract/task.ts';
import type { AnswerDrafts, FormKind } from './answer-drafts.ts';

/** Props of every answer input. The input is controlled: it shows the draft, reports changes and stores nothing. */
export interface AnswerProps<K extends FormKind> {
  content: PlayedContent<K>;
  draft: AnswerDrafts[K];
  onDraft: (draft: AnswerDrafts[K]) => void;
}
