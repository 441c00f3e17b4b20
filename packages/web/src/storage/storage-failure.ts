import { ApiProblem } from '../api/api-problem.ts';

/**
 * Why a browser did not store something: `full`, `blocked` (private mode, settings, a broken profile), or `broken`: a
 * mistake of ours.
 */
export type StorageFailure = 'full' | 'blocked' | 'broken';

/** Names of errors that IndexedDB gives to a wrong call only. */
const MISTAKE = /^(Constraint|Data|NotFound|ReadOnly|Transaction)/;

/** Kind of an error that an access to IndexedDB, to a cache or to local storage has thrown. */
export function storageFailureOf(error: unknown): StorageFailure {
  if (!(error instanceof DOMException) || MISTAKE.test(error.name)) return 'broken';
  return error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}

/**
 * Checks constants before they are used: in WebKit, code has run before the body of a module that it imports.
 * @throws if one is not set
 */
export function requireConstants(constants: Readonly<Record<string, unknown>>): void {
  const missing = Object.keys(constants).filter((name) => constants[name] === undefined);
  if (missing.length > 0) throw new Error(`Not set: ${missing.join(', ')}`);
}

/**
 * Browsers may block the storage: then nothing is readable offline, and the game goes on. A mistake of ours is
 * reported.
 */
export async function tolerateBlockedStorage<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    reportBrokenStorage(error);
    return undefined;
  }
}

/**
 * Reports an error of an access to the storage, unless the browser has refused it, or code for it could not be loaded.
 */
export function reportBrokenStorage(error: unknown): void {
  if (!(error instanceof ApiProblem) && storageFailureOf(error) === 'broken') reportError(error);
}
