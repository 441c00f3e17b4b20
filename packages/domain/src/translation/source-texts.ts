import { isBlankHtml } from '../html/blank-html.ts';
import type { HintType } from '../poi/arrival.ts';
import { repliesIn } from '../tasks/replies.ts';
import type { Reply, Texts } from '../tasks/task-kind.ts';
import { type TaskContents, type TaskType, taskKind } from '../tasks/task-kinds.ts';
import { isBlank } from '../text/blank.ts';
import { type FieldOf, type TextAddress, type TextFieldName, type TextRecord, textField } from './text-fields.ts';

export interface TranslatableTask {
  id: number;
  name: string;
  description: string;
  explanation: string;
  taskType: TaskType;
  content: TaskContents[TaskType];
}

export interface TranslatablePoi {
  id: number;
  name: string;
  description: string;
  hints: readonly { id: number; hintType: HintType; hintValue: string; hintDescription: string }[];
  tasks: readonly TranslatableTask[];
}

export interface TranslatableExploration {
  id: number;
  description: string;
  intro: string;
  finale: string;
  pois: readonly TranslatablePoi[];
}

export interface SourceText extends TextAddress {
  source: string;
  /** Whether a language is incomplete without it. */
  required: boolean;
}

/** A text and where it is in the exploration. */
export interface PlacedText extends SourceText {
  /** Null for texts of the exploration. */
  poiId: number | null;
  /** Null for texts outside of tasks. */
  taskType: TaskType | null;
}

/**
 * Every text of an exploration that can be translated, in order of play. Blank texts and addresses of pictures are left
 * out.
 */
export function sourceTextsOf(exploration: TranslatableExploration): PlacedText[] {
  return [
    ...textsOfExploration(exploration).map((text) => ({ ...text, poiId: null, taskType: null })),
    ...exploration.pois.flatMap((poi) => [
      ...[...textsOfPoi(poi), ...poi.hints.flatMap(textsOfHint)].map((text) => {
        return { ...text, poiId: poi.id, taskType: null };
      }),
      ...poi.tasks.flatMap((task) =>
        textsOfTask(task).map((text) => ({ ...text, poiId: poi.id, taskType: task.taskType })),
      ),
    ]),
  ];
}

export function textsOfExploration({
  id,
  description,
  intro,
  finale,
}: Omit<TranslatableExploration, 'pois'>): SourceText[] {
  return every('exploration', id, { description, intro, finale });
}

export function textsOfPoi({ id, name, description }: Omit<TranslatablePoi, 'hints' | 'tasks'>): SourceText[] {
  return every('poi', id, { name, description });
}

export function textsOfHint({
  id,
  hintType,
  hintValue,
  hintDescription,
}: TranslatablePoi['hints'][number]): SourceText[] {
  return written('hint', id, [hintType === 'text' ? ['hint_value', hintValue] : ['hint_description', hintDescription]]);
}

/** The texts of one task, in the order in which players see them. */
export function textsOfTask({ id, taskType, content, ...task }: TranslatableTask): SourceText[] {
  const { own = [], items = [] } = taskKind(taskType).texts(content);
  return [
    ...written('task', id, [['name', task.name], ['description', task.description], ...own]),
    ...written('item', id, items),
    ...written('item', id, repliesIn(content).flatMap(textsOfReply)),
    ...written('task', id, [['explanation', task.explanation]]),
  ];
}

/** An answer without letters, such as a number, is the same in every language. */
function textsOfReply({ id, answer, reply }: Reply): Texts<'item'> {
  return [...(/\p{L}/u.test(answer) ? [['reply_answer', answer, id] as const] : []), ['reply', reply, id]];
}

/** The texts of a record in this order. A field of the table that is missing does not compile. */
function every<R extends TextRecord>(record: R, id: number, texts: Readonly<Record<FieldOf<R>, string>>): SourceText[] {
  return written(record, id, Object.entries<string>(texts) as [FieldOf<R> & TextFieldName, string][]);
}

function written<R extends TextRecord>(record: R, id: number, texts: Texts<R>): SourceText[] {
  return texts.flatMap(([field, source, itemId = null]) => {
    const rules = textField(record, field);
    const blank = rules?.format === 'html' ? isBlankHtml(source) : isBlank(source);
    return rules && !blank ? [{ record, id, field, itemId, source, required: rules.optional !== true }] : [];
  });
}
