import { createHmac } from 'node:crypto';
import { ARRIVAL_CODE_LENGTH } from '@puzzle-runs/domain/limits.ts';
import { arrivalCodeOf } from '@puzzle-runs/domain/poi/arrival-code.ts';

/** The check: as many letters as an arrival code, of which there are a thousand million. */
function checkOf(secret: string, participantId: number): string {
  const digest = createHmac('sha256', secret).update(`card:${participantId}`).digest();
  return arrivalCodeOf(digest.subarray(0, ARRIVAL_CODE_LENGTH));
}

/** The last part of the short address on a team card: the id of the participant, and a check, so that addresses cannot be counted up. */
export function cardKey(secret: string, participantId: number): string {
  return `${participantId}-${checkOf(secret, participantId).toLowerCase()}`;
}

/** Whether a typed check belongs to the participant. */
export function isCardCheck(secret: string, { id, check }: { id: number; check: string }): boolean {
  return check.trim().toUpperCase() === checkOf(secret, id);
}
