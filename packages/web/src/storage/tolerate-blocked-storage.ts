import { ApiProblem } from '../api/api-problem.ts';
import { storageFailureOf } from './storage-failure.ts';

/** Browsers may block the storage: then nothing is readable offline, and the game goes on. A mistake of ours is reported. */
export async function tolerateBlockedStorage<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    reportBrokenStorage(error);
    return undefined;
  }
}

/** Reports an error of an access to the storage, unless the browser has refused it, or code for it could not be loaded. */
export function reportBrokenStorage(error: unknown): void {
  if (!(error instanceof ApiProblem) && storageFailureOf(error) === 'broken') reportError(error);
}
