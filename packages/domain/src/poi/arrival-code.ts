import { comparableText } from '../text/comparable-text.ts';

export const ARRIVAL_CODE_LENGTH = 6;

/** 32 capital letters and digits without those that look alike: 0 and O, 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const SHAPE = new RegExp(`^[${ALPHABET}]{${ARRIVAL_CODE_LENGTH}}$`);

/** Letters and digits that are easily told apart, one per byte: five random bits each. */
export function lettersOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** A code of six characters; `bytes` are random and at least six. */
export function arrivalCodeOf(bytes: Uint8Array): string {
  return lettersOf(bytes.subarray(0, ARRIVAL_CODE_LENGTH));
}

/** A typed or scanned code as it is stored: as texts are compared, without spaces and hyphens, capitals. */
export function normalizeArrivalCode(text: string): string {
  return comparableText(text).replace(/[ -]/g, '').toUpperCase();
}

export function isArrivalCode(text: string): boolean {
  return SHAPE.test(text);
}
