import {
  type ImportErrorReason,
  isImportErrorReason,
} from '@puzzle-runs/domain/exploration/import-validation-reasons.ts';
import type { ProblemCode, ProblemParams } from '@puzzle-runs/domain/problem.ts';
import type { z } from 'zod';

/** One mistake in a run file. */
export interface FileMistake {
  code: Extract<ProblemCode, 'invalid_request' | 'missing' | 'name_taken'>;
  /** Path in the file, joined by dots. */
  path: string;
  /** The studio has a translated sentence per reason. */
  reason: ImportErrorReason;
  /** Parameters of that sentence. */
  params?: ProblemParams;
  /** English text for the console. */
  message: string;
}

type Issue = z.core.$ZodIssue;
type ReasonWithParams = Pick<FileMistake, 'reason' | 'params'>;

const NOT: Readonly<Record<string, ImportErrorReason>> = {
  string: 'not_text',
  number: 'not_number',
  int: 'not_whole',
  boolean: 'not_boolean',
  array: 'not_list',
  object: 'not_object',
};

/** Reported mistakes per file. More are useless to readers, and millions would exhaust the memory. */
export const MISTAKES_MAX = 1_000;

/** Mistakes of a part of a document, at most MISTAKES_MAX; `where` is the path of the part. */
export function toFileMistakes(issues: readonly Issue[], where: readonly PropertyKey[] = []): FileMistake[] {
  return issues
    .slice(0, MISTAKES_MAX)
    .flatMap((issue) => mistakesOf(issue, [...where, ...issue.path]))
    .slice(0, MISTAKES_MAX);
}

function mistakesOf(issue: Issue, path: readonly PropertyKey[]): FileMistake[] {
  const at = { code: 'invalid_request', message: issue.message } as const;
  if (issue.code !== 'unrecognized_keys') return [{ ...at, path: path.join('.'), ...reasonOf(issue) }];
  const keys = issue.keys.slice(0, MISTAKES_MAX);
  return keys.map((key) => ({ ...at, path: [...path, key].join('.'), reason: 'unknown_field' }));
}

function reasonOf(issue: Issue): ReasonWithParams {
  switch (issue.code) {
    case 'invalid_type':
      return { reason: issue.input === undefined ? 'required' : (NOT[issue.expected] ?? 'unfit') };
    case 'too_big':
      return { reason: aboveOf(issue.origin), params: { max: Number(issue.maximum) } };
    case 'too_small':
      return { reason: belowOf(issue.origin), params: { min: Number(issue.minimum) } };
    case 'invalid_value':
      if (issue.input === undefined) return { reason: 'required' };
      return { reason: 'unknown_value', params: { allowed: issue.values.join(', ') } };
    case 'invalid_union':
      return unknownTypeOf(issue);
    case 'custom':
      return { reason: isImportErrorReason(issue.params?.reason) ? issue.params.reason : 'unfit' };
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return { reason: 'unfit' };
  }
}

/** Mistake in the field that selects the type of a union, such as `task_type`. */
function unknownTypeOf({
  input,
  discriminator = '',
  ...issue
}: Extract<Issue, { code: 'invalid_union' }>): ReasonWithParams {
  const kind = new Map(Object.entries(input ?? {})).get(discriminator);
  if (kind === undefined) return { reason: 'required' };
  return { reason: 'unknown_value', params: { allowed: 'options' in issue ? (issue.options ?? []).join(', ') : '' } };
}

function aboveOf(origin: string): ImportErrorReason {
  if (origin === 'string') return 'too_long';
  return origin === 'array' ? 'too_many' : 'too_large';
}

function belowOf(origin: string): ImportErrorReason {
  return origin === 'array' ? 'too_few' : 'too_small';
}
