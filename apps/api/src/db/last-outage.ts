import { isOutage } from './unavailable.ts';

/** Notes when the database last failed. */
export function outageClock() {
  let last: number | undefined;
  return {
    last: () => last,
    /** Notes a failure of the database, and rethrows every error. */
    note(error: unknown): never {
      if (isOutage(error)) last = performance.now();
      throw error;
    },
  };
}
