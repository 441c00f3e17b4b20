import { CLOZE_BLANK } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import { HTML_TAGS_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { getTableName } from 'drizzle-orm';
import { z } from 'zod';
import type { Store } from '#db/store.ts';

/** What browsers would run. */
export const SCRIPT = '<script>run()</script><img src="x" onerror="run()">';
const RUNS = /<script|onerror=/;

type Schema = z.core.$ZodType;

/** The parts of a zod schema that are walked here. */
interface Definition {
  type: string;
  shape?: Readonly<Record<string, Schema>>;
  innerType?: Schema;
  element?: Schema;
  valueType?: Schema;
  options?: readonly Schema[];
  values?: readonly unknown[];
  entries?: Readonly<Record<string, unknown>>;
}

function definitionOf(schema: Schema): Definition {
  return schema._zod.def as unknown as Definition;
}

function accepts(schema: Schema, value: unknown): boolean {
  return (schema as z.ZodType).safeParse(value).success;
}

/** Whether a text is HTML: only then the number of its tags is limited. */
function isHtml(schema: Schema): boolean {
  const { error } = (schema as z.ZodType).safeParse('<'.repeat(HTML_TAGS_MAX + 1));
  return JSON.stringify(error?.issues ?? []).includes('too_many_tags');
}

/** The paths of all HTML in a schema, without the indexes of lists. */
export function htmlPaths(schema: Schema | undefined, path = ''): string[] {
  if (!(schema instanceof z.ZodType)) return []; // without a body, or another one than JSON
  const { type, shape = {}, innerType, element, valueType, options = [] } = definitionOf(schema);
  if (type === 'string') return isHtml(schema) ? [path] : [];
  const inside = [innerType, element, valueType, ...options].flatMap((part) => htmlPaths(part, path));
  const fields = Object.entries(shape).flatMap(([key, part]) => htmlPaths(part, path === '' ? key : `${path}.${key}`));
  return [...new Set([...inside, ...fields])];
}

/** Languages of scripted translations. */
export const SCRIPTED_LANGUAGES = ['en', 'fr'] as const;

/** Texts that fit a schema which takes no script: an address, a postal code, the code of a spot, a language. */
const OTHER_TEXTS = ['/demo/a.png', '93047', 'ABCDEF', 'en'];

/** A value for a schema in which every text that takes a script has one. Lists hold every variant of their items. */
export function scripted(schema: Schema): { value: unknown; html: { path: string; mark: string }[] } {
  const html: { path: string; mark: string }[] = [];
  let texts = 0;

  function textFor(part: Schema, path: string): string {
    const mark = `text${++texts}.`;
    if (isHtml(part)) html.push({ path, mark });
    const text = `${mark} ${isHtml(part) ? `<b>${CLOZE_BLANK}</b>` : ''}${SCRIPT}`;
    const found = [text, ...OTHER_TEXTS].find((candidate) => accepts(part, candidate));
    if (found === undefined) throw new Error(`no text fits ${path}`);
    return found;
  }

  /** A value for each variant. */
  function valuesFor(part: Schema, path: string): unknown[] {
    const { type, shape, innerType, element, valueType, options, values, entries } = definitionOf(part);
    if (type === 'string') return [textFor(part, path)];
    if (type === 'boolean') return [true];
    if (type === 'number') return [1];
    if (type === 'nullable' && innerType && definitionOf(innerType).type === 'number') return [null];
    if (values) return [values[0]];
    if (entries) return [Object.values(entries)[0]];
    if (options) return options.flatMap((option) => valuesFor(option, path));
    if (innerType) return valuesFor(innerType, path);
    if (element) return [listFor(part, element, path)];
    if (shape) return objectsFor(shape, path);
    if (!valueType) throw new Error(`no value for ${type} ${path}`);
    const [first] = valuesFor(valueType, path);
    const [other, another] = valuesFor(valueType, path);
    return [{ [SCRIPTED_LANGUAGES[0]]: first, [SCRIPTED_LANGUAGES[1]]: another ?? other }];
  }

  function listFor(list: Schema, element: Schema, path: string): unknown[] {
    const items = valuesFor(element, path);
    while (!accepts(list, items) && items.length < 20) items.push(...valuesFor(element, path));
    return items;
  }

  /** As many objects as the field with the most variants has. Each has texts of its own, because names are unique. */
  function objectsFor(shape: Readonly<Record<string, Schema>>, path: string): object[] {
    const objects: object[] = [];
    for (let variant = 0, variants = 1; variant < variants; variant++) {
      const fields = Object.entries(shape).map(([key, part]) => {
        const values = valuesFor(part, path === '' ? key : `${path}.${key}`);
        variants = Math.max(variants, values.length);
        return [key, values[variant % values.length]];
      });
      objects.push(Object.fromEntries(fields));
    }
    return objects;
  }

  const [value] = valuesFor(schema, '');
  return { value, html };
}

interface StoredText {
  /** Table, column and keys inside of JSON, without the indexes of lists; of a translation also its field. */
  place: string;
  text: string;
  /** Whether a browser would run a script in it if it were shown as HTML. */
  runs: boolean;
}

/** Every text in a database. */
export async function storedTexts({ db }: Store): Promise<StoredText[]> {
  const found: StoredText[] = [];
  for (const table of Object.values(db.t)) {
    const rows = await db.select().from(table);
    for (const row of rows as Record<string, unknown>[]) {
      const field = 'sourceText' in row ? `.${String(row.field)}` : '';
      found.push(...textsIn(row, getTableName(table) + field));
    }
  }
  return found;
}

/** Every text of a value. */
export function textsIn(value: unknown, place: string): StoredText[] {
  if (typeof value === 'string') return [{ place, text: value, runs: RUNS.test(value) }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, place));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${place}.${key}`));
}
