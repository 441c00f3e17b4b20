export const POSTAL_CODE_LENGTH = 5;
/** Most postal codes in the filter of one list. */
export const POSTAL_CODES_MAX = 200;

const POSTAL_CODE = new RegExp(`^[0-9]{${POSTAL_CODE_LENGTH}}$`);

/** Whether a text is a complete German postal code: exactly five digits. */
export function isPostalCode(text: string): boolean {
  return POSTAL_CODE.test(text);
}
