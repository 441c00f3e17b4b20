import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { inject } from 'vitest';
import { runSql } from './run-sql.ts';

/** The address of a database of its own for one test, and how to remove it. */
export async function freshDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const template = inject('template');
  if (template.startsWith('postgres:')) return postgresDatabase(template, 'template_of_tests');
  const database = sqliteFile(template);
  copyFileSync(template, database.file);
  return database;
}

/** A database without migrations, for one test. */
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
  await runSql(template, `create database ${name} template ${from} strategy file_copy`); // the server never syncs its files
  return {
    url: template.replace(/postgres$/, name),
    async remove() {
      await runSql(template, `drop database ${name} with (force)`);
    },
  };
}
