import type { ProblemCode } from '@puzzle-runs/domain/problem.ts';
import type { z } from 'zod';
import { type MistakeReason, mistakeReason } from './mistake-reason.ts';

/** One mistake in a run file. */
export interface FileMistake extends MistakeReason {
  code: Extract<ProblemCode, 'invalid_request' | 'missing' | 'name_taken'>;
  /** Path in the file, joined by dots. */
  path: string;
  /** English text for the console. */
  message: string;
}

type Issue = z.core.$ZodIssue;

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
  if (issue.code !== 'unrecognized_keys') return [{ ...at, path: path.join('.'), ...mistakeReason(issue) }];
  const keys = issue.keys.slice(0, MISTAKES_MAX);
  return keys.map((key) => ({ ...at, path: [...path, key].join('.'), reason: 'unknown_field' }));
}
