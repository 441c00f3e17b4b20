import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBackup } from '#backup/write-backup.ts';
import type { Dump } from '#db/dump.ts';
import { openDump } from '#db/open-store.ts';
import { listPictureNames } from '#modules/media/media.service.ts';
import { emptyTarget, expectUntouched, playedServer, RESTORED, refusal } from '#testing/backups.ts';
import { startScript, temporaryFolder } from '#testing/servers/child-process.ts';
import { objectStore } from '#testing/servers/object-store.ts';

/** Several programs on a busy machine. */
const timeout = 120_000;

/** A backup of the server whose database is changed by `over`. */
async function backupWith(
  { deps, url, file }: Awaited<ReturnType<typeof playedServer>>,
  over: (dump: Dump) => Partial<Dump>,
) {
  const dump = openDump(url, process.env);
  await writeBackup(file, {
    dump: { ...dump, ...over(dump) },
    secret: deps.secret,
    media: deps.media,
    pictures: () => listPictureNames(deps.store.db),
    now: new Date(),
    signal: new AbortController().signal,
  });
}

test('a restore whose database fails in the middle leaves nothing behind', { timeout }, async () => {
  const server = await playedServer();
  await backupWith(server, ({ write }) => ({
    async write(path, signal) {
      await write(path, signal);
      truncateSync(path, Math.floor(statSync(path).size * 0.6));
    },
  }));
  const target = await emptyTarget();
  expect(await target.restore(server.file)).toMatchObject(refusal('(pg_restore: error|malformed|damaged|disk image)'));
  await expectUntouched(target);
});

test('a backup of another kind of database and a missing file are refused in one sentence', {
  timeout,
}, async () => {
  const server = await playedServer();
  await backupWith(server, ({ dialect }) => ({ dialect: dialect === 'sqlite' ? 'postgres' : 'sqlite' }));
  const target = await emptyTarget();
  expect(await target.restore(server.file)).toMatchObject(
    refusal('the backup is of a \\w+ database, the target is \\w+'),
  );
  await expectUntouched(target);
  expect(await target.restore('/nowhere/backup.tar')).toMatchObject(
    refusal('/nowhere/backup.tar: there is no such file or folder'),
  );
  expect(await target.restore(dirname(server.file))).toMatchObject(refusal(`${dirname(server.file)}: it is a folder`));
  await expectUntouched(target);
});

test('a backup from before 1.0 is refused with one sentence that names the way', { timeout }, async () => {
  const server = await playedServer();
  await server.backup();
  const older = readFileSync(server.file, 'latin1').replace('puzzle-runs-backup/2', 'puzzle-runs-backup/1');
  writeFileSync(server.file, older, 'latin1');
  const target = await emptyTarget();
  expect(await target.restore(server.file)).toMatchObject(
    refusal('is from before Puzzle Runs 1.0; restore it with the old version, export its runs, and import them here'),
  );
  await expectUntouched(target);
});

test('a restore whose pictures cannot be stored leaves nothing behind, also interrupted, and can be repeated', {
  timeout,
}, async () => {
  const server = await playedServer();
  await server.backup();
  const { host, objects, state } = await objectStore({ key: 'KEY' });
  const target = await emptyTarget({ MEDIA_URL: `s3+http://KEY:SECRET@${host}/runs` });
  state.full = true;
  expect(await target.restore(server.file)).toMatchObject(refusal('object store: PUT failed with status 507'));
  await expectUntouched(target, objects);

  const { child, closed } = target.start(server.file);
  state.silent = () => {
    expect.soft(existsSync(join(target.env.DATA_DIR, 'secret'))).toBe(true);
    child.kill('SIGTERM');
  };
  expect(await closed).toMatchObject({ code: 130, out: '', err: 'Nothing was restored: interrupted\n' });
  await expectUntouched(target, objects);

  Object.assign(state, { full: false, silent: undefined });
  mkdirSync(join(target.env.DATA_DIR, '.restore-killed'), { recursive: true });
  writeFileSync(join(target.env.DATA_DIR, '.restore-killed', 'database'), 'of a restore that was killed');
  expect(await target.restore(server.file)).toMatchObject(RESTORED);
  expect(readdirSync(target.env.DATA_DIR)).toEqual(['secret']);
  expect(objects.size).toBe(1);
});

test('keeps the pictures that the store has from before', { timeout }, async () => {
  const server = await playedServer();
  await backupWith(server, ({ write }) => ({
    async write(path, signal) {
      await write(path, signal);
      truncateSync(path, Math.floor(statSync(path).size * 0.6));
    },
  }));
  const { host, objects } = await objectStore({ key: 'KEY' });
  objects.set(server.picture.replace('/media/', '/runs/'), { bytes: Buffer.from('the same'), type: undefined });
  const target = await emptyTarget({ MEDIA_URL: `s3+http://KEY:SECRET@${host}/runs` });
  expect(await target.restore(server.file)).toMatchObject({ code: 1 });
  expect([...objects.keys()]).toEqual([server.picture.replace('/media/', '/runs/')]);
});

test('a backup that fails or is interrupted leaves no file', { timeout }, async () => {
  const { host, state } = await objectStore({ key: 'KEY' });
  const server = await playedServer();
  const env = {
    DATABASE_URL: server.url,
    DATA_DIR: dirname(server.file),
    JWT_SECRET: server.deps.secret,
    MEDIA_URL: `s3+http://KEY:SECRET@${host}/runs`,
  };
  const folder = temporaryFolder();
  const start = (file: string) => startScript('cli/backup.ts', [file], env);
  state.refusal = { status: 403, code: 'AccessDenied' };
  expect(await start(join(folder, 'a.tar')).closed).toMatchObject({
    code: 1,
    err: 'No backup was written: object store: GET failed with status 403 AccessDenied\n',
  });
  expect(readdirSync(folder)).toEqual([]);
  expect(await start('/nowhere/a.tar').closed).toMatchObject({
    code: 1,
    err: 'No backup was written: /nowhere: there is no such file or folder\n',
  });
  writeFileSync(join(folder, 'file'), '');
  expect(await start(join(folder, 'file', 'a.tar')).closed).toMatchObject({
    code: 1,
    err: `No backup was written: ${join(folder, 'file')}: a part of the path is no folder\n`,
  });
  rmSync(join(folder, 'file'));
  const { child, closed } = start(join(folder, 'a.tar'));
  Object.assign(state, {
    refusal: undefined,
    silent() {
      expect.soft(readdirSync(folder).flatMap((name) => readdirSync(join(folder, name)))).toContain('backup.tar');
      child.kill('SIGTERM');
    },
  });
  expect(await closed).toMatchObject({ code: 130, err: 'No backup was written: interrupted\n' });
  expect(readdirSync(folder)).toEqual([]);
});
