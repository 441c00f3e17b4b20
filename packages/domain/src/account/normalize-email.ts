export const EMAIL_MAX = 254;

/** One address, umlauts allowed. Excludes characters that could add a second address or inject a mail header. */
const EMAIL =
  /^[^\s\p{C}@,;:<>()[\]\\"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Normalises an address for storage and comparison: trimmed, lower case, NFC. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** Whether a normalised address is well-formed and not too long. */
export function isEmail(email: string): boolean {
  return email.length <= EMAIL_MAX && EMAIL.test(email);
}
