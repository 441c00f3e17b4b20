export const DELETION_CODE_LENGTH = 6;
/** Days for which the id of an account's submission counts once. */
export const ACCOUNT_SUBMISSION_DAYS = 7;

const YES: readonly (string | boolean)[] = [true, 'true', 'agree', 'on', '1'];

/**
 * Whether a value means agreement: forms send `agree`, `true`, `on` or `1`, programs `true`. Every other value means
 * no.
 */
export function isConfirmed(confirmation: string | boolean): boolean {
  return YES.includes(confirmation);
}
