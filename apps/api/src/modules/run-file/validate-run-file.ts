import type { RunFile } from '@puzzle-runs/contract/run-format.ts';
import { explorationTotals, POINTS_TO_EARN_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import type { ImportErrorReason } from '@puzzle-runs/domain/exploration/import-validation-reasons.ts';
import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import type { ContentMistake } from '@puzzle-runs/domain/tasks/content-mistake.ts';
import { replyMistakes } from '@puzzle-runs/domain/tasks/replies.ts';
import { contentMistakes } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { comparableText } from '@puzzle-runs/domain/text/comparable-text.ts';
import { storedKind } from '#mapping/task-contents.ts';
import { type CleanRunFile, cleanRunFile } from './clean-run-file.ts';
import { mistakesOfConditions, mistakesOfPieces } from './condition-mistakes.ts';
import { type FileMistake, MISTAKES_MAX } from './file-mistakes.ts';
import { parseShape } from './file-shape.ts';

export type ValidatedRunFile = { ok: true; file: CleanRunFile } | { ok: false; mistakes: FileMistake[] };

/**
 * Validates a `puzzle-run/1` document and sanitises its HTML. Returns every mistake with its path, up to MISTAKES_MAX.
 */
export async function validateRunFile(document: unknown): Promise<ValidatedRunFile> {
  const read = await parseShape(document);
  if (!read.ok) return read;
  const file = await cleanRunFile(read.file);
  // Escaping lengthens texts, and sanitising may remove a gap: validate again.
  const again = await parseShape(file);
  if (!again.ok) return again;
  const mistakes = [
    mistakesOfAccess,
    mistakesOfNames,
    mistakesOfPoints,
    mistakesOfTasks,
    mistakesOfConditions,
    mistakesOfPieces,
  ]
    .flatMap((find) => find(file))
    .slice(0, MISTAKES_MAX);
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, file };
}

/** A run that only its link finds has no code. */
function mistakesOfAccess({ exploration: { visibility, code } }: RunFile): FileMistake[] {
  if (visibility !== 'link' || code === null) return [];
  const message = 'a run with the visibility link has no code';
  return [{ code: 'invalid_request', path: 'exploration.code', reason: 'unfit', message }];
}

/** Names need letters or digits for their slugs, and are unique: pois in an exploration, tasks in a poi. */
function mistakesOfNames({ exploration }: RunFile): FileMistake[] {
  return [
    ...mistakesOfNamesIn([exploration], 'exploration', () => 'exploration.name'),
    ...mistakesOfNamesIn(exploration.pois, 'poi', (index) => `exploration.pois.${index}.name`),
    ...exploration.pois.flatMap(({ tasks }, poi) =>
      mistakesOfNamesIn(tasks, 'task', (index) => `exploration.pois.${poi}.tasks.${index}.name`),
    ),
  ];
}

function mistakesOfNamesIn(
  items: readonly { name: string }[],
  what: string,
  pathOf: (index: number) => string,
): FileMistake[] {
  const seen = new Set<string>();
  return items.flatMap(({ name }, index): FileMistake[] => {
    const compared = comparableText(name);
    const path = pathOf(index);
    if (slugify(name) === '') {
      const message = `the ${what} needs letters or digits in its name`;
      return [{ code: 'invalid_request', path, reason: 'nameless', message }];
    }
    if (seen.has(compared)) {
      return [{ code: 'name_taken', path, reason: 'name_twice', message: `another ${what} has this name` }];
    }
    seen.add(compared);
    return [];
  });
}

function mistakesOfPoints({ exploration: { pois } }: RunFile): FileMistake[] {
  if (explorationTotals(pois).points <= POINTS_TO_EARN_MAX) return [];
  const message = `the points of all tasks exceed ${POINTS_TO_EARN_MAX}`;
  const params = { max: POINTS_TO_EARN_MAX };
  return [{ code: 'invalid_request', path: 'exploration.pois', reason: 'points_sum', params, message }];
}

/** Domain field to file field, where they differ. */
const FIELDS: Record<string, string | undefined> = {
  TaskGuessTextAnswers: 'answers',
  TaskChoices: 'choices',
  TaskClozeWords: 'words',
  TaskOrderEntries: 'entries',
  TaskReplies: 'replies',
};
/** Lists whose items are plain texts in the file: paths end at the item. */
const PLAIN: ReadonlySet<string | number> = new Set(['TaskGuessTextAnswers', 'TaskClozeWords', 'TaskOrderEntries']);

/** Reasons of mistakes that the domain finds in task contents, by field and code. */
const REASONS: Record<string, ImportErrorReason | undefined> = {
  'TaskChoices.missing': 'no_right_choice',
  'TaskGuessTextAnswers.invalid': 'answer_twice',
  'TaskReplies.already_right': 'already_right',
  'text.invalid': 'gaps_and_words',
  'answer.invalid': 'answer_outside',
  'range_from.missing': 'range_open',
  'range_to.missing': 'range_open',
  'range_to.invalid': 'range_backwards',
  'image.invalid': 'no_address',
};

function mistakesOfTasks({ exploration }: RunFile): FileMistake[] {
  const found: FileMistake[] = [];
  for (const [poi, { tasks }] of exploration.pois.entries()) {
    for (const [index, { task_type, task }] of tasks.entries()) {
      const where = `exploration.pois.${poi}.tasks.${index}.task`;
      const content = storedKind(task_type).fromFile(task as never);
      const mistakes = [...contentMistakes(task_type, content), ...replyMistakes(task_type, content)];
      found.push(...mistakes.map((mistake) => mistakeOfTask(mistake, where)));
      if (found.length >= MISTAKES_MAX) return found.slice(0, MISTAKES_MAX);
    }
  }
  return found;
}

function mistakeOfTask({ path, code }: ContentMistake, where: string): FileMistake {
  const [field = ''] = path;
  const inFile = PLAIN.has(field) ? path.slice(0, 2) : path;
  return {
    code: code === 'missing' ? 'missing' : 'invalid_request',
    path: [where, ...inFile.map((part) => FIELDS[part] ?? part)].join('.'),
    reason: REASONS[`${field}.${code}`] ?? (code === 'missing' ? 'incomplete' : 'unfit'),
    message: code,
  };
}
