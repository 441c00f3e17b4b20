import { createHmac, randomBytes } from 'node:crypto';
import { ARRIVAL_CODE_LENGTH, arrivalCodeOf, lettersOf } from '@puzzle-runs/domain/poi/arrival-code.ts';

/** A code that players cannot guess: one of a thousand million. */
export function newArrivalCode(): string {
  return arrivalCodeOf(randomBytes(ARRIVAL_CODE_LENGTH));
}

/** Letters of a link key: a hundred random bits. */
const LINK_KEY_LENGTH = 20;

/** A key for the links of a run that only its link finds (docs/decisions/0131). */
export function newLinkKey(): string {
  return lettersOf(randomBytes(LINK_KEY_LENGTH)).toLowerCase();
}

/**
 * What a short address leads to: a participant by its card, the registration of a battle, or where to join a battle.
 */
type Target = 'card' | 'registration' | 'board';

/** With the key of a run that only its link finds, the short address ends with this key. */
type Kind = Target | `${Target} ${string}`;

/** The kind of a short address whose run has such a key. */
export function kindWithKey(target: Target, key: string | undefined): Kind {
  return key === undefined ? target : `${target} ${key}`;
}

/** The check: as many letters as an arrival code, of which there are a thousand million. */
function checkOf(secret: string, kind: Kind, id: number): string {
  const digest = createHmac('sha256', secret).update(`${kind}:${id}`).digest();
  return arrivalCodeOf(digest.subarray(0, ARRIVAL_CODE_LENGTH));
}

/**
 * The last part of a short address: the id, and a check, so that addresses cannot be counted up (docs/decisions/0005).
 */
export function shortKey(secret: string, kind: Kind, id: number): string {
  return `${id}-${checkOf(secret, kind, id).toLowerCase()}`;
}

/** Whether a typed check belongs to the id; without one it does not. */
export function isShortCheck(
  secret: string,
  kind: Kind,
  { id, check }: { id: number; check: string | undefined },
): boolean {
  return check?.trim().toUpperCase() === checkOf(secret, kind, id);
}
