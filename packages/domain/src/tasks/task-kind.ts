import type { PhotoDays } from '../photo/photo-review.ts';
import type { FieldOf, TextFieldName, TextRecord } from '../translation/text-fields.ts';
import type { ContentMistake } from './content-mistake.ts';

/** How much of an answer is right: `right` parts out of `of`. Whole numbers, so that shares compare exactly. */
export interface RightParts {
  right: number;
  of: number;
}

/** Everything that the rules need of one kind of task. `task-kinds.ts` lists the kinds. */
export interface TaskKind<Content, Answer> {
  /** Whether an answer solves the task; never if the content has no right answer. */
  isRight(content: Content, answer: Answer): boolean;
  /** A right answer, in the shape that players submit. */
  rightAnswer(content: Content): Answer;
  /** Mistakes in a well-formed content that make its task impossible to play or to solve; empty if it is complete. */
  mistakes(content: Content): ContentMistake[];
  /**
   * The content that players may see: neither the answer nor anything that reveals it. The contract knows its fields.
   */
  played(content: Content, seen: Seen): object;
  /** The texts of the content that can be translated. */
  texts(content: Content): ContentTexts;
  translated(content: Content, text: FindText): Content;
  /** Whether an answer is the same in every language. */
  isAnsweredWithIds?: true;
  /** Whether every answer solves the task, so attempts are not limited, and no part of one is right. */
  isNeverWrong?: true;
  /** What players read after this answer; empty for nothing. */
  reaction?(content: Content, answer: Answer): string;
  /** For answers with parts: how much of one is right. */
  parts?(content: Content, answer: Answer): RightParts;
  /** For wrong answers that tell what players meant: one as a text. */
  written?(answer: Answer): string;
  /** The answer that a text writes; undefined if it writes none. */
  read?(text: string): Answer | undefined;
  /** The content as if this answer were the only right one, in any case: compares like the answers. */
  expecting?(content: Content, answer: Answer): Content;
  /** The answer as it is compared, if not as it was sent. @throws Problem `invalid_request` */
  comparedAnswer?(sent: unknown): Answer;
}

/** `isRefused` says which orders the player must not see. */
export type Shuffle = <T>(items: readonly T[], isRefused?: (order: readonly T[]) => boolean) => T[];

/** Shuffle of one participation, and settings of its run that the content contains. */
export interface Seen {
  shuffled: Shuffle;
  photoDays: PhotoDays;
}

/** Texts of a record: field, source, and the id of the item. */
export type Texts<R extends TextRecord> = readonly (readonly [
  field: FieldOf<R> & TextFieldName,
  source: string,
  itemId?: number,
])[];

/** Texts of a content in the order in which players see them. */
export interface ContentTexts {
  own?: Texts<'task'>;
  items?: Texts<'item'>;
}

/** Finds a text of the current record; undefined if it is missing. */
export type FindText = (field: TextFieldName, itemId?: number) => string | undefined;

/** Contents whose wrong answers tell what players meant. */
export interface Written {
  /** Wrong answers that the creator accepted afterwards, folded (`wrongAnswerText`). */
  readonly also_right?: readonly string[] | undefined;
  /** What players are told after wrong answers that the creator expects; missing without any. */
  readonly TaskReplies?: readonly Reply[] | undefined;
}

/** What players are told after one wrong answer. */
export interface Reply {
  id: number;
  /** As it is written: the words of a gap text are joined by ` / `. */
  answer: string;
  reply: string;
  /** Whether the answer costs no attempt. */
  free?: boolean | undefined;
}
