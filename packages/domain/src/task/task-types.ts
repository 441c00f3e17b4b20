import type { PhotoReview } from '../photo/photo-review.ts';

/** Wrong answers that the creator accepted afterwards, folded (`wrongAnswerText`). */
interface Accepting {
  readonly also_right?: readonly string[];
}

export type TypingTolerance = 0 | 1 | 2;

/** The whole content of a task, right answers included: only its creator and the answer checks may see it. */
export interface GuessTextContent extends Accepting {
  case_sensitive: boolean;
  /** Accepts an answer that contains one of the listed answers as whole words. */
  focus: boolean;
  /** Typing mistakes that an answer may have; missing: none. See `isTypingMistake`. */
  tolerance?: TypingTolerance;
  TaskGuessTextAnswers: readonly { id: number; answer: string }[];
}

export interface GuessNumberContent extends Accepting {
  answer: number;
  /** Both null, or both set: then players get a slider. */
  range_from: number | null;
  range_to: number | null;
  /** How far an answer may be off; missing: 0. */
  tolerance?: number;
}

export interface ChoiceContent {
  TaskChoices: readonly { id: number; answer: string; correct: boolean }[];
}

export interface ClozeContent extends Accepting {
  /** HTML; a gap is ten underscores. */
  text: string;
  /** Whether players choose from the shuffled words instead of typing. */
  preview: boolean;
  TaskClozeWords: readonly { id: number; word: string; position: number }[];
}

export interface LocateContent extends Accepting {
  locate_type: 'image' | 'qr';
  /** The address of a picture, or the text of the printed QR code. */
  image: string;
  /** What the picture shows, for players who do not see it; empty for a QR code. */
  image_description: string;
  code: string;
  case_sensitive: boolean;
}

export interface OrderContent {
  TaskOrderEntries: readonly { id: number; text: string; position: number }[];
}

export interface PhotoContent {
  /** The address of a picture that shows what to photograph; empty without one. */
  example_image: string;
  /** What the example shows. */
  example_caption: string;
  review: PhotoReview;
}

/** The content of a task by its kind. Add a new kind here; the compiler then reports every place that lacks it. */
export interface TaskContents {
  guess_text: GuessTextContent;
  guess_number: GuessNumberContent;
  choice: ChoiceContent;
  cloze: ClozeContent;
  locate: LocateContent;
  order: OrderContent;
  photo: PhotoContent;
}

export type TaskType = keyof TaskContents;

/** A player's answer by kind: choice sends option ids, cloze the words in the order of the gaps, order the texts in order. */
export interface TaskAnswers {
  guess_text: string;
  guess_number: number;
  choice: readonly number[];
  cloze: readonly string[];
  locate: string;
  order: readonly string[];
  /** Id of an uploaded photo. */
  photo: number;
}

const EVERY_KIND = {
  guess_text: true,
  choice: true,
  guess_number: true,
  locate: true,
  cloze: true,
  order: true,
  photo: true,
} as const satisfies Record<TaskType, true>;

/** Every kind, in the order in which documents and forms list them. */
export const TASK_TYPES = Object.keys(EVERY_KIND) as [TaskType, ...TaskType[]];
