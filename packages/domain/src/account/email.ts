import { EMAIL_MAX } from '../limits.ts';

/** One address, with umlauts where they are; nothing that could make two addresses of it, or another line of a mail's head. */
const EMAIL =
  /^[^\s\p{C}@,;:<>()[\]\\"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** An address as it is stored and compared: without spaces around it, in small letters, composed. */
export function emailOf(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** Whether a mail can be sent there, as far as its letters say. */
export function isEmail(email: string): boolean {
  return email.length <= EMAIL_MAX && EMAIL.test(email);
}
