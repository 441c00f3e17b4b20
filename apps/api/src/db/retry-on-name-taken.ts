import { Problem } from '@puzzle-runs/domain/problem.ts';
import { isUniqueViolation } from './sql-state.ts';

/** More than anybody does at once; each time at least one of them is done. */
const TRIES = 20;

/**
 * Does something anew when it found a name or key free that somebody else has taken in the same moment. For work that chooses by itself
 * what is free: whoever brings a name of his own is told that it is taken.
 */
export async function retryOnNameTaken<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const taken = isUniqueViolation(error) || (error instanceof Problem && error.code === 'name_taken');
      if (!taken || tries >= TRIES) throw error;
    }
  }
}
