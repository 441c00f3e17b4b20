import { restoreBackup } from '#backup/restore-backup.ts';
import { RestoreError } from '#backup/restore-error.ts';
import { ConfigError, readConfig } from '#config.ts';
import { databaseUrlOf, mediaOf } from '#create-deps.ts';
import { openDump } from '#db/open-dump.ts';
import { findSecret, storeSecret } from '#server-secret.ts';
import { refuseSecondServer } from '#single-server.ts';

/** `npm run restore -- FILE`: fills the empty installation of the settings from a backup. Returns the exit code. */
async function main(path: string | undefined): Promise<number> {
  if (!path) {
    console.error('Usage: npm run restore -- FILE.tar');
    return 2;
  }
  const config = readConfig(process.env);
  const { dataDir, jwtSecret, databaseDirectUrl } = config;
  try {
    await refuseSecondServer(config);
    const pictures = await restoreBackup(path, {
      dataDir,
      dump: openDump(databaseDirectUrl ?? databaseUrlOf(config), process.env),
      media: mediaOf(config),
      secret: jwtSecret ?? (await findSecret(dataDir)),
      keepSecret: (secret) => storeSecret(dataDir, secret),
    });
    console.log(`restored: database, secret and ${pictures} pictures`);
    return 0;
  } catch (error) {
    if (!(error instanceof RestoreError || error instanceof ConfigError)) throw error;
    console.error(`Nothing was restored: ${error.message}`);
    return 1;
  }
}

process.umask(0o077); // as the server
process.exitCode = await main(process.argv[2]);
