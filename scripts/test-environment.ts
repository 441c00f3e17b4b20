import { testBrowserPath } from './test-programs/chromium.ts';
import { nginxPath } from './test-programs/nginx.ts';
import { firefoxPath, webKitPath } from './test-programs/other-browsers.ts';
import { pgbouncerPath } from './test-programs/pgbouncer.ts';
import { postgresBin } from './test-programs/postgres.ts';
import { valkeyPath } from './test-programs/valkey.ts';

/** The environment of test programs: ours, with colours only on a terminal. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  return { ...process.env, ...colours };
}

/**
 * Finds or installs PostgreSQL and sets `PG_BIN`, and `PGBOUNCER` and `VALKEY_SERVER` where these can be installed; their tests are skipped
 * elsewhere.
 * @throws with installation instructions if there is no PostgreSQL
 */
export async function providePostgres(env: NodeJS.ProcessEnv): Promise<void> {
  env.PG_BIN = await postgresBin();
  env.PGBOUNCER = await pgbouncerPath();
  env.VALKEY_SERVER = await valkeyPath();
  console.log(`PostgreSQL: ${env.PG_BIN}, PgBouncer: ${env.PGBOUNCER ?? 'not installed, its test is skipped'}`);
  console.log(`Valkey: ${env.VALKEY_SERVER ?? 'not installed, its tests are skipped'}`);
}

/** Finds or installs Chromium and sets `E2E_CHROMIUM`. @throws with installation instructions if that fails */
export async function provideChromium(env: NodeJS.ProcessEnv): Promise<void> {
  env.E2E_CHROMIUM = await testBrowserPath();
  console.log(`Chromium: ${env.E2E_CHROMIUM}`);
}

/**
 * Finds or installs Firefox and WebKit, and sets `E2E_FIREFOX` and `E2E_WEBKIT`. Their stories are skipped only where this process cannot
 * install packages of Debian.
 * @throws if an installation fails
 */
export async function provideOtherBrowsers(env: NodeJS.ProcessEnv): Promise<void> {
  env.E2E_FIREFOX = (await firefoxPath()) ?? '';
  env.E2E_WEBKIT = (await webKitPath()) ?? '';
  const missing = 'not installed, and only root on Debian can install it: its stories are skipped';
  console.log(`Firefox: ${env.E2E_FIREFOX || missing}`);
  console.log(`WebKit: ${env.E2E_WEBKIT || missing}`);
}

/** Finds or installs nginx and sets `E2E_NGINX`. Without it, the stories behind a proxy are skipped. */
export async function provideNginx(env: NodeJS.ProcessEnv): Promise<void> {
  env.E2E_NGINX = (await nginxPath()) ?? '';
  console.log(`nginx: ${env.E2E_NGINX || 'cannot be installed here, the stories behind a proxy are skipped'}`);
}
