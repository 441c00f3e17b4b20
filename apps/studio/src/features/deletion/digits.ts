import { DELETION_CODE_LENGTH } from '@puzzle-runs/domain/account/confirmation.ts';

/** Normalises a typed deletion code by removing spaces and dashes; undefined unless six digits remain. */
export function digitsOf(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return new RegExp(`^\\d{${DELETION_CODE_LENGTH}}$`).test(digits) ? digits : undefined;
}
