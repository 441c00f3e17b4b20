import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Store } from '#db/store.ts';

interface Journal {
  entries: { tag: string }[];
}

/** The list of the migrations of a dialect. */
export function journalOf(dialect: Store['dialect']): Journal {
  return JSON.parse(
    readFileSync(new URL(`../../db/migrations/${dialect}/meta/_journal.json`, import.meta.url), 'utf8'),
  );
}

/** A folder with the first `count` migrations of a dialect. */
export function firstMigrations(dialect: Store['dialect'], count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { entries, ...rest } = journalOf(dialect);
  const first = entries.slice(0, count);
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...rest, entries: first }));
  for (const { tag } of first)
    copyFileSync(new URL(`../../db/migrations/${dialect}/${tag}.sql`, import.meta.url), join(folder, `${tag}.sql`));
  return folder;
}
