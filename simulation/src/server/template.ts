import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@puzzle-runs/api/src/db/open-store.ts';
import { importPostalCodesOnce } from '@puzzle-runs/api/src/modules/places/places.service.ts';
import { memoryFolder } from '@puzzle-runs/api/src/testing/database/memory-folder.ts';
import { startPostgres } from '@puzzle-runs/api/src/testing/database/postgres-server.ts';
import pg from 'pg';

/** A database for one event. */
export interface EventDatabase {
  url: string;
  /** Programs of the server that serve it in turns. */
  processes: number;
  remove(): Promise<void>;
}

/** A migrated database, which every seed copies. */
export interface DatabaseTemplate {
  copy(): Promise<EventDatabase>;
  remove(): Promise<void>;
}

async function fill(url: string): Promise<void> {
  const store = openStore(url);
  await store.migrate();
  await importPostalCodesOnce(store);
  await store.close();
}

/** Files in memory: nothing has to survive the machine. */
export async function sqliteTemplate(): Promise<DatabaseTemplate> {
  const folder = mkdtempSync(join(memoryFolder(), 'puzzle-runs-simulation-'));
  const template = join(folder, 'template.db');
  await fill(`file:${template}`);
  let copies = 0;
  return {
    async copy() {
      copies += 1;
      const file = join(folder, `${copies}.db`);
      copyFileSync(template, file);
      return {
        url: `file:${file}`,
        processes: 1,
        async remove() {
          for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
        },
      };
    },
    async remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL server of its own, with two programs on each database. */
export async function postgresTemplate(): Promise<DatabaseTemplate> {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const urlOf = (name: string) => server.url.replace(/postgres$/, name);
  await client.query('create database template_of_events');
  await fill(urlOf('template_of_events'));
  let copies = 0;
  return {
    async copy() {
      copies += 1;
      const name = `event_${copies}`;
      await client.query(`create database ${name} template template_of_events strategy file_copy`);
      return {
        url: urlOf(name),
        processes: 2,
        async remove() {
          await client.query(`drop database ${name} with (force)`);
        },
      };
    },
    async remove() {
      await client.end();
      await server.stop();
    },
  };
}
