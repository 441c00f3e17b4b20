/** Error code of the database, also from an error that the driver or drizzle wrapped. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}

export const SERIALIZATION_FAILURE = '40001';

/** What a transaction throws that finds a change by another one: it is tried again, as when PostgreSQL finds it. */
export function changedMeanwhile(): Error {
  return Object.assign(new Error('changed by another transaction'), { code: SERIALIZATION_FAILURE });
}

const UNIQUE_VIOLATIONS = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'];

export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_VIOLATIONS.includes(sqlState(error) ?? '');
}

/** Whether another process holds a lock of the SQLite file. */
export function isLocked(error: unknown): boolean {
  return sqlState(error)?.startsWith('SQLITE_BUSY') ?? false;
}
