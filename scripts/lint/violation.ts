/** One import that breaks a layer, and the import that should stand there instead. */
export interface Violation {
  /** The reason of the broken layer in layers.ts. */
  readonly rule: string;
  readonly file: string;
  readonly bad: string;
  readonly good: string;
  /** Path of the good code, when the path is what is wrong. */
  readonly goodFile?: string;
}
