import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { Problem, ProblemList } from '@puzzle-runs/domain/problem.ts';
import { cleanHtml } from '#html/clean-html.ts';
import { cleanTexts } from '#modules/management/translations/clean-text.ts';
import { readImportedXliff } from '#modules/management/translations/xliff-import.ts';
import { readImportedFile } from '#modules/run-file/read-imported-file.ts';

/** What the thread does, by name. Input and result are copied between the threads. */
const WORK = {
  html: (texts: readonly string[]) => texts.map(cleanHtml),
  texts: cleanTexts,
  runFile: readImportedFile,
  xliff: readImportedXliff,
};

export type ContentWork = typeof WORK;

/** A piece of work: its name and its input. */
export type ContentTask = { [Name in keyof ContentWork]: [Name, Parameters<ContentWork[Name]>[0]] }[keyof ContentWork];

/** A refusal, whose class does not survive the copy. */
type Refusal = Pick<Problem, 'code' | 'params' | 'path'>;

/** More are not in a response. */
const REFUSALS_MAX = 50;

export type ContentResult = { value: unknown } | { refusals: Refusal[] } | { error: string };

/** Players' calls come first, but imports also end on a busy server. */
const NICE = 10;

// On Linux the priority belongs to the thread; elsewhere it would slow down the whole process.
if (process.platform === 'linux') setPriority(0, NICE);

async function resultOf([name, input]: ContentTask): Promise<ContentResult> {
  try {
    return { value: await (WORK[name] as (input: unknown) => unknown)(input) };
  } catch (error) {
    if (error instanceof ProblemList) return { refusals: error.problems.slice(0, REFUSALS_MAX).map(refusalOf) };
    if (error instanceof Problem) return { refusals: [refusalOf(error)] };
    return { error: String(error instanceof Error ? error.stack : error) };
  }
}

function refusalOf({ code, params, path }: Problem): Refusal {
  return { code, params, path };
}

parentPort?.on('message', async (task: ContentTask) => parentPort?.postMessage(await resultOf(task)));
