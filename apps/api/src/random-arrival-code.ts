import { randomBytes } from 'node:crypto';
import { ARRIVAL_CODE_LENGTH, arrivalCodeOf } from '@puzzle-runs/domain/poi/arrival-code.ts';

/** A code that players cannot guess: one of a thousand million. */
export function newArrivalCode(): string {
  return arrivalCodeOf(randomBytes(ARRIVAL_CODE_LENGTH));
}
