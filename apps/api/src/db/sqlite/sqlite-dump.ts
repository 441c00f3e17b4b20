import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import BetterSqlite from 'better-sqlite3';
import { StartError } from '#errors/start-error.ts';
import type { Dump } from '../dump.ts';

/**
 * Dump of a SQLite file. `VACUUM INTO` reads one snapshot, so that
 * a busy server neither waits nor makes the copy start again.
 */
export function sqliteDump(file: string): Dump {
  return {
    dialect: 'sqlite',
    async write(path) {
      const connection = new BetterSqlite(file, { readonly: true, fileMustExist: true });
      try {
        connection.prepare('VACUUM INTO ?').run(path);
      } finally {
        connection.close();
      }
    },
    checkPrograms: async () => undefined,
    async isEmpty() {
      if (!existsSync(file)) return true;
      const connection = new BetterSqlite(file, { readonly: true });
      try {
        return connection.prepare('SELECT name FROM sqlite_schema LIMIT 1').get() === undefined;
      } finally {
        connection.close();
      }
    },
    async load(path) {
      refuseDamaged(path);
      const partial = `${file}.restored`;
      try {
        await copyFile(path, partial);
        for (const suffix of ['-wal', '-shm']) await rm(file + suffix, { force: true });
        await rename(partial, file);
      } finally {
        await rm(partial, { force: true });
      }
    },
  };
}

/** @throws {StartError} if pages or indexes of the file are damaged */
function refuseDamaged(file: string): void {
  const connection = new BetterSqlite(file, { readonly: true });
  try {
    const found = connection.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new StartError(`the database of the backup is damaged: ${String(found)}`);
  } finally {
    connection.close();
  }
}
