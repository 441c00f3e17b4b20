import { Problem } from '@puzzle-runs/domain/problem.ts';
import { isUniqueViolation } from './sql-state.ts';

/** More than the expected concurrent writers; in each round at least one of them succeeds. */
const TRIES = 20;

/** Retries work that picks a free name or key and lost the race for it. Not for names that callers choose. */
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
