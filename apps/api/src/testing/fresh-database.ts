import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';

/** The address of a database of its own for one test, and how to remove it. */
export async function freshDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const template = inject('template');
  if (!template.startsWith('postgres:')) {
    const file = template.replace('template.db', `${randomUUID()}.db`);
    copyFileSync(template, file);
    return {
      url: `file:${file}`,
      async remove() {
        for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
      },
    };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(template, `create database ${name} template template_of_tests`);
  return {
    url: template.replace(/postgres$/, name),
    remove: () => onServer(template, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
