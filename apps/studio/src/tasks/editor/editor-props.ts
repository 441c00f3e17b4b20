import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';

/** Props of every content editor. */
export interface EditorProps<K extends TaskType> {
  content: TaskContents[K];
  onContent: (content: TaskContents[K]) => void;
  /** Error texts by field of the content. */
  errors: Readonly<Record<string, string>>;
  /** Text of the field for a new entry. */
  pending: string;
  onPending: (text: string) => void;
  /** Adds texts to the list, and empties the field for a new entry. */
  onAdd: (texts: readonly string[]) => void;
}
