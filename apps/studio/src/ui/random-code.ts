import { ARRIVAL_CODE_LENGTH, arrivalCodeOf } from '@puzzle-runs/domain/poi/arrival-code.ts';

/** A code that is safe from guessing and easy to type. */
export function randomCode(): string {
  return arrivalCodeOf(crypto.getRandomValues(new Uint8Array(ARRIVAL_CODE_LENGTH)));
}
