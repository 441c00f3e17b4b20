import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RestoreError } from '#backup/backup-format.ts';
import { restoreBackup } from '#backup/restore-backup.ts';
import { openDump, openStore } from '#db/open-store.ts';
import { diskMedia } from '#media-storage/disk-media.ts';
import { emptyTarget, playedServer } from '#testing/backups.ts';
import { done } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { startServer } from '#testing/servers/child-process.ts';
import { clientAt } from '#testing/servers/over-http.ts';

/** A start of four programs on a busy machine. */
const timeout = 120_000;

test('restores a backup to an empty installation, which continues where the backup was taken', {
  timeout,
}, async () => {
  const { deps, ada, token, phone, picture, file, backup } = await playedServer();
  expect(await backup()).toMatchObject({ code: 0, err: '', out: `${file}: database, secret and 1 pictures\n` });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const counted = await rowCounts(deps.store);
  await ada.publishedExploration(); // after the backup
  const second = await backup();
  expect(second).toMatchObject({ code: 1, err: `${file} exists\n` });

  const target = await emptyTarget();
  expect(await target.restore(file)).toMatchObject({
    code: 0,
    err: '',
    out: 'restored: database, secret and 1 pictures\n',
  });
  expect(statSync(join(target.env.DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
  const restored = openStore(target.env.DATABASE_URL);
  expect(await rowCounts(restored)).toEqual(counted);
  await restored.close();

  const server = await startServer(target.env);
  const samePhone = clientAt(server.address, token);
  expect(done(await samePhone.joined.pois())).toEqual(done(await phone.joined.pois()));
  expect((await fetch(server.address + picture)).status).toBe(200);
  expect(await target.restore(file)).toMatchObject({ code: 1, out: '' });
});

test('takes a consistent copy while players play', { timeout }, async () => {
  const { file, backup, client, exploration } = await playedServer();
  let running = true;
  const joining = (async () => {
    let joined = 0;
    for (; running; joined++) done(await client.joining.exploration({ body: { exploration_id: exploration.id } }));
    return joined;
  })();
  expect(await backup()).toMatchObject({ code: 0 });
  running = false;
  expect(await joining).toBeGreaterThan(0);
  expect(await (await emptyTarget()).restore(file)).toMatchObject({ code: 0 });
});

test('refuses a backup that is damaged or of another installation, and leaves the target empty', {
  timeout,
}, async () => {
  const { file, backup } = await playedServer();
  await backup();
  const whole = readFileSync(file);
  const { env } = await emptyTarget();
  const dump = openDump(env.DATABASE_URL, process.env);

  async function refusal(content: Buffer, secret: string | null = null): Promise<string> {
    writeFileSync(file, content);
    const written = () => Promise.reject(new Error('something was written'));
    const target = {
      dataDir: env.DATA_DIR,
      dump,
      media: diskMedia(join(env.DATA_DIR, 'media')),
      secret,
      keepSecret: written,
      removeSecret: written,
      refuseServer: written,
      signal: new AbortController().signal,
    };
    const error = await restoreBackup(file, target).catch((thrown: unknown) => thrown);
    expect(existsSync(env.DATA_DIR)).toBe(false);
    expect(await dump.isEmpty()).toBe(true);
    return error instanceof RestoreError ? error.message : `unexpected: ${String(error)}`;
  }
  const flipped = Buffer.from(whole);
  const inDatabase = Math.floor(whole.length / 2);
  flipped[inDatabase] = 255 - (flipped[inDatabase] ?? 0);
  expect(await refusal(flipped)).toBe('the database of the backup is damaged');
  expect(await refusal(whole.subarray(0, inDatabase))).toContain('the backup cannot be read');
  expect(await refusal(whole.subarray(0, whole.length - 3_072))).toBe('the backup is incomplete');
  expect(await refusal(Buffer.from('{}'))).toMatch(/cannot be read|no backup of Puzzle Runs/);
  expect(await refusal(whole, 'another secret of the tests, long enough')).toBe(
    'the target has another secret than the backup',
  );
});
