import { isAccessCode } from '@puzzle-runs/domain/exploration/access-code.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import type { FormError } from './form-errors.ts';

/** Returns the error of an exploration's or team's access code; null means that no code is required. */
export function codeError(code: string | null): FormError | undefined {
  if (code === null) return undefined;
  if (isBlank(code)) return 'form.error.code';
  return isAccessCode(code) ? undefined : 'form.error.noCode';
}
