import { setImmediate } from 'node:timers/promises';
import type { RunFile, RunHint, RunPoi, RunTask } from '@puzzle-runs/contract/run-format.ts';
import { type HtmlFieldOf, htmlFieldsOf, type TextRecord } from '@puzzle-runs/domain/translation/text-fields.ts';
import { cleanHtml } from '#html/clean-html.ts';
import { changeFileTexts } from './texts-in-file.ts';

declare const clean: unique symbol;

/** A run file with sanitised HTML. The brand makes it impossible to store an unsanitised one. */
export type CleanRunFile = RunFile & { readonly [clean]: true };
export type CleanFilePoi = RunPoi & { readonly [clean]: true };

/** Sanitises a run file text by text and yields to the event loop in between: a large file takes seconds. */
export async function cleanRunFile(file: RunFile): Promise<CleanRunFile> {
  const { exploration } = file;
  const pois: RunPoi[] = [];
  for (const poi of exploration.pois) {
    const tasks: RunTask[] = [];
    for (const task of poi.tasks) {
      tasks.push(cleanTask(task));
      await setImmediate();
    }
    pois.push({ ...cleanRecord('poi', cleanHints(poi)), tasks });
    await setImmediate();
  }
  return asClean({ ...file, exploration: { ...cleanRecord('exploration', exploration), pois } });
}

/** Marks content from the database as clean: it was sanitised when it was written. */
export function asClean<T extends RunFile | RunPoi>(content: T): T & { readonly [clean]: true } {
  return content as T & { readonly [clean]: true };
}

/**
 * Cleans the HTML that a file has in the `task` of a task. A field of the table that is not a field of the task itself
 * does not compile without its place here.
 */
const IN_CONTENT: {
  readonly [F in Exclude<HtmlFieldOf<'task'>, keyof RunTask>]: (task: RunTask) => RunTask;
} = {
  cloze_text(task) {
    return task.task_type === 'cloze' ? { ...task, task: { ...task.task, text: cleanHtml(task.task.text) } } : task;
  },
};

function cleanTask(task: RunTask): RunTask {
  return Object.values(IN_CONTENT).reduce((cleaned, clean) => clean(cleaned), cleanRecord('task', task));
}

function cleanHints(poi: RunPoi): RunPoi {
  const clean = (hint: RunHint) => cleanRecord('hint', hint);
  if (poi.location_type === 'hint') return { ...poi, location: poi.location.map(clean) };
  return poi.hints ? { ...poi, hints: poi.hints.map(clean) } : poi;
}

/** A record with sanitised HTML, also in its translations. */
function cleanRecord<T extends { texts?: object | undefined }>(record: Exclude<TextRecord, 'item'>, content: T): T {
  const fields: readonly string[] = htmlFieldsOf(record);
  const cleaned = fields.flatMap((field) => {
    const html = (content as Readonly<Record<string, unknown>>)[field];
    return typeof html === 'string' ? [[field, cleanHtml(html)]] : [];
  });
  return {
    ...content,
    ...Object.fromEntries(cleaned),
    ...(content.texts && { texts: changeFileTexts(content.texts, fields, cleanHtml) }),
  };
}
