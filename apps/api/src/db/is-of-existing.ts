import { type AnyColumn, gt } from 'drizzle-orm';

/** Leaves out marks of deleted tasks and hints; a range of the index, which `is not null` would not be on SQLite. */
export function isOfExisting(id: AnyColumn) {
  return gt(id, 0);
}
