import { POSTAL_CODE_LENGTH } from '../limits.ts';

const POSTAL_CODE = new RegExp(`^[0-9]{${POSTAL_CODE_LENGTH}}$`);

/** Whether a text is a complete German postal code: exactly five digits. */
export function isPostalCode(text: string): boolean {
  return POSTAL_CODE.test(text);
}
