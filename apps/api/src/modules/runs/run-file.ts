import { type RunFile, runFile } from '@puzzle-runs/contract/run-format.ts';
import { slugOf } from '@puzzle-runs/domain/exploration/slug.ts';
import { totalsOf } from '@puzzle-runs/domain/exploration/totals.ts';
import { POINTS_TO_EARN_MAX } from '@puzzle-runs/domain/limits.ts';
import type { ProblemCode } from '@puzzle-runs/domain/problem.ts';
import { contentMistakes } from '@puzzle-runs/domain/task/validate.ts';
import type { ZodError } from 'zod';
import { type CleanRun, cleanRun } from './clean-run.ts';
import { storedContent } from './stored-content.ts';

/** One mistake of a run file: where, and what. */
export interface FileMistake {
  code: Extract<ProblemCode, 'invalid_request' | 'missing' | 'name_taken'>;
  path: string;
  message: string;
}

export type ReadRun = { ok: true; file: CleanRun } | { ok: false; mistakes: FileMistake[] };

/** Reads a `puzzle-run/1` document, cleans its HTML and names every mistake with its path. */
export async function readRunFile(document: unknown): Promise<ReadRun> {
  const parsed = runFile.safeParse(document);
  if (!parsed.success) return { ok: false, mistakes: mistakesOfShape(parsed.error) };
  const file = await cleanRun(parsed.data);
  // Signs that are written out make a text longer, and with what is taken away a gap may go.
  const again = runFile.safeParse(file);
  if (!again.success) return { ok: false, mistakes: mistakesOfShape(again.error) };
  const mistakes = [...mistakesOfNames(file), ...mistakesOfPoints(file), ...mistakesOfTasks(file)];
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, file };
}

function mistakesOfShape({ issues }: ZodError): FileMistake[] {
  return issues.map(({ path, message }) => ({ code: 'invalid_request', path: path.join('.'), message }));
}

/** Names become addresses: none may be empty as an address, spots are unique in a run and quests in a spot. */
function mistakesOfNames({ exploration }: RunFile): FileMistake[] {
  return [
    ...mistakesOfSlugs([exploration], 'exploration', () => 'exploration.name'),
    ...mistakesOfSlugs(exploration.pois, 'poi', (index) => `exploration.pois.${index}.name`),
    ...exploration.pois.flatMap(({ tasks }, poi) =>
      mistakesOfSlugs(tasks, 'task', (index) => `exploration.pois.${poi}.tasks.${index}.name`),
    ),
  ];
}

function mistakesOfSlugs(
  items: readonly { name: string }[],
  what: string,
  pathOf: (index: number) => string,
): FileMistake[] {
  const seen = new Set<string>();
  return items.flatMap(({ name }, index): FileMistake[] => {
    const slug = slugOf(name);
    if (slug === '')
      return [
        { code: 'invalid_request', path: pathOf(index), message: `the ${what} needs letters or digits in its name` },
      ];
    if (seen.has(slug)) return [{ code: 'name_taken', path: pathOf(index), message: `another ${what} has this name` }];
    seen.add(slug);
    return [];
  });
}

function mistakesOfPoints({ exploration: { pois } }: RunFile): FileMistake[] {
  if (totalsOf(pois).points <= POINTS_TO_EARN_MAX) return [];
  return [
    {
      code: 'invalid_request',
      path: 'exploration.pois',
      message: `all quests together bring more than ${POINTS_TO_EARN_MAX} points`,
    },
  ];
}

/** Where the domain's field names differ from the file's. */
const FIELDS: Record<string, string> = {
  TaskGuessTextAnswers: 'answers',
  TaskChoices: 'choices',
  TaskClozeWords: 'words',
  TaskOrderEntries: 'entries',
};

function mistakesOfTasks({ exploration }: RunFile): FileMistake[] {
  return exploration.pois.flatMap(({ tasks }, poi) =>
    tasks.flatMap(({ task_type, task }, index) =>
      contentMistakes(task_type, storedContent(task_type, task as never)).map(({ path, code }): FileMistake => {
        const inTask = path.map((part) => FIELDS[part] ?? part).join('.');
        const where = `exploration.pois.${poi}.tasks.${index}.task.${inTask}`;
        return { code: code === 'missing' ? 'missing' : 'invalid_request', path: where, message: code };
      }),
    ),
  );
}
