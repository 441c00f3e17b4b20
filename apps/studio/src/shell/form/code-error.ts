import { isAccessCode } from '@puzzle-runs/domain/exploration/access-code.ts';
import type { FormError } from './form-errors.ts';

/** What is wrong with the code of a run or a team; null means that no code is asked for. */
export function codeError(code: string | null): FormError | undefined {
  if (code === null) return undefined;
  if (code.trim() === '') return 'form.error.code';
  return isAccessCode(code) ? undefined : 'form.error.noCode';
}
