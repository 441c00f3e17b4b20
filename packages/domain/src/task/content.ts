/** What a quest asks and what is right, per kind: the whole content, seen by its creator and by the answer checks only. */
export interface GuessTextContent {
  case_sensitive: boolean;
  /** It is enough that the answer contains one of the answers as whole words. */
  focus: boolean;
  TaskGuessTextAnswers: readonly { id: number; answer: string }[];
}

export interface GuessNumberContent {
  answer: number;
  /** Both null, or both set: then a slider is shown. */
  range_from: number | null;
  range_to: number | null;
}

export interface ChoiceContent {
  TaskChoices: readonly { id: number; answer: string; correct: boolean }[];
}

export interface ClozeContent {
  /** HTML with gaps of ten underscores. */
  text: string;
  /** Whether the words are offered, shuffled. */
  preview: boolean;
  TaskClozeWords: readonly { id: number; word: string; position: number }[];
}

export interface LocateContent {
  locate_type: 'image' | 'qr';
  /** The address of a picture, or the text of the printed QR code. */
  image: string;
  code: string;
}

export interface OrderContent {
  TaskOrderEntries: readonly { id: number; text: string; position: number }[];
}

/** A quest's content by its kind. Adding a kind here makes the compiler list everything that is to be written. */
export interface TaskContents {
  guess_text: GuessTextContent;
  guess_number: GuessNumberContent;
  choice: ChoiceContent;
  cloze: ClozeContent;
  locate: LocateContent;
  order: OrderContent;
}

export type TaskType = keyof TaskContents;

/** What a player sends, by kind: choice sends ids, cloze the words in the order of the gaps, order the texts in order. */
export interface TaskAnswers {
  guess_text: string;
  guess_number: number;
  choice: readonly number[];
  cloze: readonly string[];
  locate: string;
  order: readonly string[];
}

const EVERY_KIND = {
  guess_text: true,
  choice: true,
  guess_number: true,
  locate: true,
  cloze: true,
  order: true,
} as const satisfies Record<TaskType, true>;

/** Every kind, in the order in which documents and forms list them. */
export const TASK_TYPES = Object.keys(EVERY_KIND) as [TaskType, ...TaskType[]];
