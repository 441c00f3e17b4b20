import { existsSync } from 'node:fs';
import { writeBackup } from '#backup/write-backup.ts';
import { readConfig } from '#config/config.ts';
import { openDump, openStore } from '#db/open-store.ts';
import { startStep } from '#errors/start-error.ts';
import { listPictureNames } from '#modules/media/media.service.ts';
import { listPhotoFiles } from '#modules/play/photos/delete-photos.service.ts';
import { findSecret } from '#secrets/server-secret.ts';
import { databaseSubject, databaseUrlOf, mediaOf } from '#start/create-deps.ts';
import { interruption, runCommand } from './run-command.ts';

/**
 * `npm run backup -- FILE`: writes database, pictures and secret to one new file, while the server runs; migrates
 * nothing, so that it also works before an update. Returns the exit code.
 */
async function main([path]: string[]): Promise<number> {
  if (!path) {
    console.error('Usage: npm run backup -- FILE.tar');
    return 2;
  }
  const signal = interruption();
  const config = readConfig(process.env);
  const secret = config.jwtSecret ?? (await findSecret(config.dataDir));
  if (secret === null || existsSync(path)) {
    console.error(secret === null ? `${config.dataDir}: no server was started with these settings` : `${path} exists`);
    return 1;
  }
  const url = config.databaseDirectUrl ?? databaseUrlOf(config);
  const store = await startStep(databaseSubject(config), () => openStore(url));
  try {
    const written = await writeBackup(path, {
      dump: openDump(url, process.env),
      secret,
      media: mediaOf(config),
      async *pictures() {
        yield* listPictureNames(store.db);
        yield* listPhotoFiles(store.db);
      },
      now: new Date(),
      signal,
    });
    for (const name of written.missing) console.error(`missing picture: ${name}`);
    console.log(`${path}: database, secret and ${written.pictures} pictures`);
    return 0;
  } finally {
    await store.close();
  }
}

await runCommand(main, 'No backup was written: ');
