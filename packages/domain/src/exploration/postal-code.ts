import { POSTAL_CODE_LENGTH } from '../limits.ts';

const POSTAL_CODE = new RegExp(`^[0-9]{${POSTAL_CODE_LENGTH}}$`);

/** Whether a text is a whole German postal code: exactly five digits, leading zeros kept (specification 1, part 5). */
export function isPostalCode(text: string): boolean {
  return POSTAL_CODE.test(text);
}
