/** One violation and what should stand there instead. `rule` is a rule's name, or the reason of a layer (layers.ts). */
export interface Plant {
  readonly rule: string;
  readonly file: string;
  readonly bad: string;
  readonly good: string;
  /** Where the good code stands, when the place is what is wrong. */
  readonly goodFile?: string;
}
