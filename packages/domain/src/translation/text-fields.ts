import {
  ANSWER_MAX,
  HINT_MAX,
  HTML_MAX,
  NAME_MAX,
  PICTURE_DESCRIPTION_MAX,
  REACTION_MAX,
  REPLY_MAX,
  TRANSCRIPT_MAX,
} from '../text/text-lengths.ts';

/** How a text is written: HTML, one line, or plain text of several lines. */
export type TextFormat = 'html' | 'line' | 'plain';

interface TextField {
  format: TextFormat;
  /** Most characters, the same as of the source text. */
  max: number;
  /** Whether a language is complete without it: an answer may be in any language of the run. */
  optional?: true;
}

const HTML = { format: 'html', max: HTML_MAX } as const;
const NAME = { format: 'line', max: NAME_MAX } as const;
const ITEM = { format: 'line', max: ANSWER_MAX } as const;

/**
 * The texts of each kind of record that can be translated. An item is an answer, a choice, a word, an entry, an option
 * or a reply of a task.
 */
const TEXT_FIELDS = {
  exploration: { description: HTML, intro: HTML, finale: HTML },
  poi: { name: NAME, description: HTML },
  hint: { hint_value: { format: 'plain', max: HINT_MAX }, hint_description: { format: 'plain', max: TRANSCRIPT_MAX } },
  task: {
    name: NAME,
    description: HTML,
    explanation: HTML,
    cloze_text: HTML,
    image_description: { format: 'line', max: PICTURE_DESCRIPTION_MAX },
    example_caption: { format: 'line', max: PICTURE_DESCRIPTION_MAX },
    code: { ...ITEM, optional: true },
  },
  item: {
    answer: { ...ITEM, optional: true },
    choice: ITEM,
    word: ITEM,
    entry: ITEM,
    option: ITEM,
    reaction: { format: 'plain', max: REACTION_MAX },
    reply_answer: { ...ITEM, optional: true },
    // Optional, so that a reply that is added while a run is played takes no language from its players.
    reply: { format: 'plain', max: REPLY_MAX, optional: true },
  },
} as const satisfies Record<string, Record<string, TextField>>;

export const TEXT_RECORDS = Object.keys(TEXT_FIELDS) as [TextRecord, ...TextRecord[]];
export const TEXT_FORMATS = ['html', 'line', 'plain'] as const satisfies readonly TextFormat[];
/** Every field of every record. */
export const TEXT_FIELD_NAMES = [...new Set(TEXT_RECORDS.flatMap((record) => Object.keys(TEXT_FIELDS[record])))] as [
  TextFieldName,
  ...TextFieldName[],
];

type Fields = typeof TEXT_FIELDS;
export type TextRecord = keyof Fields;
export type FieldOf<R extends TextRecord> = keyof Fields[R] & string;
export type TextFieldName = { [R in TextRecord]: FieldOf<R> }[TextRecord];

/**
 * Addresses one text: `id` is that of the exploration, poi, hint or task; an item is addressed by its task and its own
 * id.
 */
export interface TextAddress {
  record: TextRecord;
  id: number;
  field: TextFieldName;
  itemId: number | null;
}

/** The rules of a field; undefined if the record has no such field. */
export function textField(record: TextRecord, field: string): TextField | undefined {
  return (TEXT_FIELDS[record] as Readonly<Record<string, TextField>>)[field];
}

/** Everything with HTML: what can be translated, and battles, which are written in one language. */
const WITH_HTML = { ...TEXT_FIELDS, battle: { description: HTML } } as const;

type WithHtml = typeof WITH_HTML;
export type HtmlRecord = keyof WithHtml;
/** The fields of a record that hold HTML. They are sanitised before they are stored. */
export type HtmlFieldOf<R extends HtmlRecord> = {
  [F in keyof WithHtml[R]]: WithHtml[R][F] extends { format: 'html' } ? F & string : never;
}[keyof WithHtml[R]];

export const HTML_RECORDS = Object.keys(WITH_HTML) as HtmlRecord[];

export function htmlFieldsOf<R extends HtmlRecord>(record: R): HtmlFieldOf<R>[] {
  const fields = Object.entries<TextField>(WITH_HTML[record]);
  return fields.flatMap(([field, { format }]) => (format === 'html' ? [field as HtmlFieldOf<R>] : []));
}

/** One text per key. */
export function keyOf({ record, id, field, itemId }: TextAddress): string {
  return `${record}/${id}/${field}/${itemId ?? ''}`;
}
