import BetterSqlite from 'better-sqlite3';
import pg from 'pg';

export type Row = Record<string, unknown>;

/** Reads the tables beside the product. Times are milliseconds since 1970, JSON is text (`jsonOf`). */
export interface DatabaseReader {
  rows<R = Row>(sql: string): Promise<R[]>;
  close(): Promise<void>;
}

function sqliteReader(file: string): DatabaseReader {
  const connection = new BetterSqlite(file, { readonly: true });
  const statements = new Map<string, BetterSqlite.Statement>();
  return {
    async rows<R>(sql: string) {
      const statement = statements.get(sql) ?? connection.prepare(sql);
      statements.set(sql, statement);
      return statement.all() as R[];
    },
    async close() {
      connection.close();
    },
  };
}

/** Leaves JSON as text, as SQLite does: a parsed text could not be told from one that is not parsed. */
const types: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    const isJson = type === pg.types.builtins.JSON || type === pg.types.builtins.JSONB;
    return isJson ? String : (pg.types.getTypeParser(type, format) as (value: string) => unknown);
  },
};

function postgresReader(url: string): DatabaseReader {
  const pool = new pg.Pool({ connectionString: url, max: 2, types });
  pool.on('error', () => undefined); // the database is dropped while its connections are idle
  return {
    async rows<R>(sql: string) {
      const { rows } = await pool.query<Row>(sql);
      for (const row of rows)
        for (const [key, value] of Object.entries(row)) {
          if (value instanceof Date) row[key] = value.getTime();
          // Sums and counts are bigint, which the driver returns as text.
          else if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) row[key] = Number(value);
        }
      return rows as R[];
    },
    close: () => pool.end(),
  };
}

/** @param url of the database, as the server gets it */
export function openReader(url: string): DatabaseReader {
  return url.startsWith('postgres') ? postgresReader(url) : sqliteReader(url.replace(/^file:/, ''));
}

/** The value of a JSON column; a single number may have been read as one already. */
export function jsonOf<T>(value: unknown): T {
  return (typeof value === 'string' ? JSON.parse(value) : value) as T;
}
