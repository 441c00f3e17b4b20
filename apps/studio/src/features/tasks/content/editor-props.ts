import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';

/** What every editor of a content gets. */
export interface EditorProps<K extends TaskType> {
  content: TaskContents[K];
  onContent: (content: TaskContents[K]) => void;
  /** Sentences beside the fields, by field of the content. */
  errors: Readonly<Record<string, string>>;
}
