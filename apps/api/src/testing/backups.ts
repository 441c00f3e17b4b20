import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { isPostgres, openDump } from '#db/open-store.ts';
import { diskMedia } from '#media-storage/disk-media.ts';
import { storePicture } from '#modules/media/media.service.ts';
import { creator, done } from './creators.ts';
import { emptyDatabase } from './database/fresh-database.ts';
import { startScript, temporaryFolder } from './servers/child-process.ts';
import { answerTo } from './submissions.ts';
import { testApp } from './test-app.ts';

/** A server with a run, a player who solved its quest, and an uploaded picture; `backup` runs the command beside it. */
export async function playedServer() {
  const folder = temporaryFolder();
  const opened = await testApp({ media: diskMedia(join(folder, 'media')) });
  const ada = await creator(opened);
  const { exploration, task } = await ada.publishedExploration();
  const { token } = await opened.given.player(exploration);
  const phone = opened.as(token);
  done(await phone.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, 16) }));
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c81e5a' } })
    .png()
    .toBuffer();
  const { url: picture } = await storePicture({ ...opened.deps, now: () => new Date() }, ada.userId, bytes);
  const env = { DATABASE_URL: opened.url, DATA_DIR: folder, JWT_SECRET: opened.deps.secret };
  const file = join(folder, 'backup.tar');
  const backup = () => startScript('cli/backup.ts', [file], env).closed;
  return { ...opened, ada, exploration, token, phone, picture, file, backup };
}

/** An installation without data; `restore` runs the command to its end, `start` only starts it. */
export async function emptyTarget(over: Record<string, string> = {}) {
  const { url, remove } = await emptyDatabase();
  onTestFinished(remove);
  const env = { DATABASE_URL: url, DATA_DIR: join(temporaryFolder(), 'data'), ...over };
  const start = (file: string, more: Record<string, string> = {}) =>
    startScript('cli/restore.ts', [file], { ...env, ...more });
  return { env, start, restore: (file: string, more?: Record<string, string>) => start(file, more).closed };
}

type Target = Awaited<ReturnType<typeof emptyTarget>>;

/** Database, media and secret are as before the first restore. */
export async function expectUntouched({ env }: Target, objects?: ReadonlyMap<string, unknown>): Promise<void> {
  expect(existsSync(env.DATA_DIR) ? readdirSync(env.DATA_DIR) : []).toEqual([]);
  expect(await openDump(env.DATABASE_URL, process.env).isEmpty()).toBe(true);
  if (!isPostgres(env.DATABASE_URL)) {
    const file = env.DATABASE_URL.replace('file:', '');
    expect([existsSync(file), existsSync(`${file}.restored`)]).toEqual([false, false]);
  }
  expect(objects?.size ?? 0).toBe(0);
}

/** One sentence and the exit code 1. */
export function refusal(reason: string) {
  return {
    code: 1,
    out: '',
    err: expect.stringMatching(new RegExp(`^Nothing was restored: [^\\n]*${reason}[^\\n]*\\n$`)),
  };
}

/** The result of a restore of `playedServer`. */
export const RESTORED = { code: 0, err: '', out: 'restored: database, secret and 1 pictures\n' };
