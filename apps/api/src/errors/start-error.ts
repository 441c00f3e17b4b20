import { ConfigError } from '#config/config.ts';
import { sqlState } from '#db/sql-state.ts';
import { Unavailable } from './unavailable.ts';

/**
 * Thrown with one sentence for the person who starts the server or a command: something outside of the program fails.
 */
export class StartError extends Error {}

/** Codes of the system, of TLS and of databases; those of problems are in lower case. */
const OUTSIDE = /^[A-Z0-9_]{4,}$/;
/** Errors of the program itself, whose stack a developer needs. */
const MISTAKES = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Runs a step of the start with something outside of the program: a database, a folder, another server.
 * @param subject beginning of the sentence: the setting and what it names
 * @throws {StartError} if it fails, with the subject and the reason
 */
export async function startStep<T>(subject: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConfigError || error instanceof StartError || isMistake(error)) throw error;
    throw new StartError(`${subject} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
}

/** What the person who starts a program reads instead of a stack; undefined for an error of the program itself. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  if (isMistake(error)) return undefined;
  return error instanceof Unavailable || OUTSIDE.test(sqlState(error) ?? '') ? reasonOf(error) : undefined;
}

function isMistake(error: unknown): boolean {
  return MISTAKES.some((mistake) => error instanceof mistake) && !isMissingFolder(error);
}

/** better-sqlite3 throws a TypeError for a file in a folder that does not exist. */
function isMissingFolder(error: unknown): boolean {
  return error instanceof Error && error.message.includes('directory does not exist');
}

/** What the system's codes say about a file, to a person. */
const FILE_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

/** Whether a file could not be written because the disk, or the share of this user, is full. */
export function isDiskFull(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT|SQLITE_FULL)$/.test(sqlState(error) ?? '');
}

/** Like `reasonOf`, for work with a file that the sentence names already. */
export function fileReasonOf(error: unknown): string {
  return FILE_REASONS[sqlState(error) ?? ''] ?? reasonOf(error);
}

/** PostgreSQL's driver on an address without a password. */
const NO_PASSWORD = /client password must be a string/;

/**
 * The innermost reason of an error in one line. Of several attempts, for example at two addresses of a host, the first.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error instanceof Error && error.cause instanceof Error) return reasonOf(error.cause);
  if (!(error instanceof Error)) return 'unknown reason';
  if (NO_PASSWORD.test(error.message)) return 'the server asks for a password, and the address has none';
  const text = error.message.trim().replaceAll(/\s*\n\s*/g, '; ');
  return text || ('code' in error ? String(error.code) : error.name);
}
