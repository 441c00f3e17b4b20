/** What a device remembers of one task; each player site decides where. Without it nothing is remembered. */
export interface TaskMemory {
  /** The entered answer of the open task, unchecked; undefined without one. */
  draft: unknown;
  saveDraft: (draft: unknown) => void;
  /** The right answer as text; undefined when another device solved the task. */
  given: string | undefined;
}
