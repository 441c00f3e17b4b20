import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { inject } from 'vitest';
import { runSql } from './run-sql.ts';

/** A new migrated database for one test: its address and a function that removes it. */
export async function freshDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const template = inject('template');
  if (template.startsWith('postgres:')) return postgresDatabase(template, 'template_of_tests');
  const database = sqliteFile(template);
  copyFileSync(template, database.file);
  return database;
}

/** Like `freshDatabase`, but empty and not migrated. */
export async function emptyDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const template = inject('template');
  return template.startsWith('postgres:') ? postgresDatabase(template, 'template0') : sqliteFile(template);
}

function sqliteFile(template: string) {
  const file = template.replace('template.db', `${randomUUID()}.db`);
  return {
    file,
    url: `file:${file}`,
    async remove() {
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    },
  };
}

async function postgresDatabase(template: string, from: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Fast, because the server runs without fsync.
  await runSql(template, `create database ${name} template ${from} strategy file_copy`);
  return {
    url: template.replace(/postgres$/, name),
    async remove() {
      await runSql(template, `drop database ${name} with (force)`);
    },
  };
}
