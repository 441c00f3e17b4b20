import { ensureDemo } from '#demo/demo.ts';
import type { Deps } from '#deps.ts';
import { reasonOf } from '#errors/start-error.ts';
import { keepBuild, keptAssetsFolder } from '#http/kept-builds.ts';
import { importPostalCodesOnce } from '#modules/places/places.service.ts';

/** Hosts that browsers trust without TLS. */
const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether browsers refuse position, camera, offline pages and Web Locks at this origin. */
export function isInsecureOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && !LOCAL.test(hostname);
}

/** Warning of the start-up log. */
const INSECURE_ORIGIN =
  'PLAYER_URL is plain http: phones refuse position, camera and offline play there; docs/deploy.md shows how to ' +
  'get a certificate';

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
