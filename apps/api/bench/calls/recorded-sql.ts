import Database from 'better-sqlite3';

/** A statement that the product ran, to be replayed by a bare route. */
export interface Recorded {
  readonly: boolean;
  sql: string;
  method: 'all' | 'get' | 'run';
  values: unknown[];
}

const METHODS = ['all', 'get', 'run'] as const;
let recording: Recorded[] | null = null;
let watched = false;

/** Patches better-sqlite3 so that statements can be recorded; call it before the store is opened. */
export function watchStatements(): void {
  if (watched) return;
  watched = true;
  const prepare = Database.prototype.prepare;
  Database.prototype.prepare = function preparing(this: Database.Database, sql: string) {
    const statement = prepare.call(this, sql);
    for (const method of METHODS) {
      const original = statement[method].bind(statement) as (...values: unknown[]) => unknown;
      const watching = (...values: unknown[]) => {
        recording?.push({ readonly: this.readonly, sql, method, values });
        return original(...values);
      };
      Object.assign(statement, { [method]: watching });
    }
    return statement;
  } as typeof prepare;
}

export async function record<T>(work: () => Promise<T>): Promise<{ result: T; statements: Recorded[] }> {
  recording = [];
  const result = await work();
  const statements = recording;
  recording = null;
  return { result, statements };
}
