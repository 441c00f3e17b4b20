import { ensureDemo } from '#demo/demo.ts';
import type { Deps } from '#deps.ts';
import { reasonOf } from '#errors/start-error.ts';
import { INSECURE_ORIGIN, isInsecureOrigin } from '#http/insecure-origin.ts';
import { keepBuild, keptAssetsFolder } from '#http/kept-builds.ts';
import { importPostalCodesOnce } from '#modules/places/places.service.ts';

/** Work that one process does for all, after the migrations and before requests are served. */
export async function prepare(deps: Deps): Promise<void> {
  const { config } = deps;
  await importPostalCodesOnce(deps.store);
  if (config.demo) await ensureDemo(deps);
  await keepBuild(deps.siteFolder, keptAssetsFolder(config.dataDir, 'player'));
  await keepBuild(deps.studioFolder, keptAssetsFolder(config.dataDir, 'studio'));
  if (isInsecureOrigin(config.playerUrl)) deps.log.warn(INSECURE_ORIGIN);
  void warnOfMailServer(deps); // the start does not wait for another server
}

async function warnOfMailServer({ mailer, log }: Deps): Promise<void> {
  await mailer.check().catch((error: unknown) => {
    log.warn(`mail: the server of MAIL_URL cannot be used now (${reasonOf(error)}); mails wait until it can`);
  });
}
