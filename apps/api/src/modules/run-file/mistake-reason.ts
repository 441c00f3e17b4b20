import {
  type ImportErrorReason,
  isImportErrorReason,
} from '@puzzle-runs/domain/exploration/import-validation-reasons.ts';
import type { ProblemParams } from '@puzzle-runs/domain/problem.ts';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

export interface MistakeReason {
  /** The studio has a translated sentence per reason. */
  reason: ImportErrorReason;
  /** Parameters of that sentence. */
  params?: ProblemParams;
}

const NOT: Readonly<Record<string, ImportErrorReason>> = {
  string: 'not_text',
  number: 'not_number',
  int: 'not_whole',
  boolean: 'not_boolean',
  array: 'not_list',
  object: 'not_object',
};

/** The reason of a mistake that zod found. */
export function mistakeReason(issue: Issue): MistakeReason {
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
}: Extract<Issue, { code: 'invalid_union' }>): MistakeReason {
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
