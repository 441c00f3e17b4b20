import { setImmediate } from 'node:timers/promises';
import type { RunFile, RunPoi, RunTask } from '@puzzle-runs/contract/run-format.ts';
import { cleanHtml } from '#html/clean-html.ts';
import { cleanFileTexts } from './texts-in-file.ts';

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
    pois.push({ ...poi, description: cleanHtml(poi.description), ...cleanFileTexts(poi, cleanHtml), tasks });
    await setImmediate();
  }
  const { description, intro, finale } = exploration;
  const texts = {
    description: cleanHtml(description),
    ...cleanFileTexts(exploration, cleanHtml),
    ...(intro !== undefined && { intro: cleanHtml(intro) }),
    ...(finale !== undefined && { finale: cleanHtml(finale) }),
  };
  return asClean({ ...file, exploration: { ...exploration, ...texts, pois } });
}

/** Marks content from the database as clean: it was sanitised when it was written. */
export function asClean<T extends RunFile | RunPoi>(content: T): T & { readonly [clean]: true } {
  return content as T & { readonly [clean]: true };
}

function cleanTask(task: RunTask): RunTask {
  const { explanation } = task;
  const texts = {
    description: cleanHtml(task.description),
    ...cleanFileTexts(task, cleanHtml),
    ...(explanation !== undefined && { explanation: cleanHtml(explanation) }),
  };
  if (task.task_type !== 'cloze') return { ...task, ...texts };
  return { ...task, ...texts, task: { ...task.task, text: cleanHtml(task.task.text) } };
}
