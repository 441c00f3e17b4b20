import { comparableText } from '../text/comparable-text.ts';

/** Of a code that continues a game in another browser; even, because it is shown in two halves. */
export const GAME_CODE_LENGTH = 10;

/** 32 capital letters and digits without those that look alike: 0 and O, 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code with which a player continues a game in another browser: fifty random bits. `bytes`: at least ten. */
export function gameCodeOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, GAME_CODE_LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** A code as players read it, in two groups: `K7M2Q-XB4PA`. */
export function spellGameCode(code: string): string {
  const half = GAME_CODE_LENGTH / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/**
 * A typed or pasted code as `gameCodeOf` made it: as texts are compared, without what stands between its characters,
 * capitals.
 */
export function readGameCode(text: string): string {
  return comparableText(text)
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '');
}
