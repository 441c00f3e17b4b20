import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '#db/open-store.ts';
import { ensurePostalCodes } from '#modules/places/places.service.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that every test copies: a file, or the address of a server that holds the database `template`. */
    template: string;
  }
}

async function fill(url: string): Promise<void> {
  const store = openStore(url);
  await store.migrate();
  await ensurePostalCodes(store);
  await store.close();
}

/** Migrates one database per run; a test gets a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.name === 'api:postgres') {
    const server = await startPostgres();
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('create database template_of_tests');
    await client.end();
    await fill(server.url.replace(/postgres$/, 'template_of_tests'));
    project.provide('template', server.url);
    return server.stop;
  }
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-'));
  const template = join(folder, 'template.db');
  await fill(`file:${template}`);
  project.provide('template', template);
  return async () => rmSync(folder, { recursive: true, force: true });
}
