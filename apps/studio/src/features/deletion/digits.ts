import { DELETION_CODE_LENGTH } from '@puzzle-runs/domain/limits.ts';

/** The digits of a deletion code as typed, spaces and dashes left out; undefined unless they are exactly six. */
export function digitsOf(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return new RegExp(`^\\d{${DELETION_CODE_LENGTH}}$`).test(digits) ? digits : undefined;
}
