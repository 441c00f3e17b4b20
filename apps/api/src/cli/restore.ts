import { rm } from 'node:fs/promises';
import { restoreBackup } from '#backup/restore-backup.ts';
import { readConfig } from '#config/config.ts';
import { openDump } from '#db/open-store.ts';
import { startStep } from '#errors/start-error.ts';
import { findSecret, secretFile, storeSecret } from '#secrets/server-secret.ts';
import { databaseSubject, databaseUrlOf, mediaOf, refuseSecondServer } from '#start/create-deps.ts';
import { interruption, runCommand } from './run-command.ts';

/** `npm run restore -- FILE`: fills the empty installation of the settings from a backup. Returns the exit code. */
async function main([path]: string[]): Promise<number> {
  if (!path) {
    console.error('Usage: npm run restore -- FILE.tar');
    return 2;
  }
  const signal = interruption();
  const config = readConfig(process.env);
  const { dataDir, jwtSecret, databaseDirectUrl } = config;
  const dump = openDump(databaseDirectUrl ?? databaseUrlOf(config), process.env);
  const pictures = await restoreBackup(path, {
    dataDir,
    dump: { ...dump, isEmpty: () => startStep(databaseSubject(config), dump.isEmpty) },
    media: mediaOf(config),
    secret: jwtSecret ?? (await findSecret(dataDir)),
    keepSecret: (secret) => storeSecret(dataDir, secret),
    removeSecret: () => rm(secretFile(dataDir), { force: true }),
    refuseServer: () => refuseSecondServer(config),
    signal,
  });
  console.log(`restored: database, secret and ${pictures} pictures`);
  return 0;
}

await runCommand(main, 'Nothing was restored: ');
