import { isAccessCode } from '@puzzle-runs/domain/exploration/access-code.ts';
import type { FormError } from './refused-fields.ts';

/** What is wrong with the code of a run or a team; null is none, and fine (specification 2, parts 3 and 4). */
export function codeError(code: string | null): FormError | undefined {
  if (code === null) return undefined;
  if (code.trim() === '') return 'form.error.code';
  return isAccessCode(code) ? undefined : 'form.error.noCode';
}
